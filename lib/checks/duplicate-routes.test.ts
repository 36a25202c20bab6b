import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../tests/support/test-compiler.ts'
import type { RoutePath } from '../pages/route.ts'
import { checkDuplicateRoutes } from './duplicate-routes.ts'

const page = (file: string, route: string) => ({ file, route: route as RoutePath })

test('distinct routes are fine', () => {
  expect(checkDuplicateRoutes([page('content/a.md', '/a'), page('content/b.md', '/b')])).toEqual([])
})

test('each further file that claims a published route gets a warning', () => {
  const diagnostics = checkDuplicateRoutes([
    page('content/a.md', '/a'),
    page('content/a.mdx', '/a'),
    page('content/b.md', '/b'),
    page('content/a/index.md', '/a'),
  ])
  expect(diagnostics.every(({ severity }) => severity === 'warning')).toBe(true)
  expect(`\n${formatDiagnostics({ diagnostics }, '---\n')}\n`).toMatchInlineSnapshot(`
    "
    content/a.mdx:1:1  duplicate-route (warning)
      content/a.md is already published at /a; this file is not.  Rename or remove one of the two.
        > 1 | ---
            | ^
          2 | 

    content/a/index.md:1:1  duplicate-route (warning)
      content/a.md is already published at /a; this file is not.  Rename or remove one of the two.
        > 1 | ---
            | ^
          2 | 
    "
  `)
})
