import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../tests/support/test-compiler.ts'
import type { RoutePath } from '../pages/route.ts'
import { checkDuplicateRoutes, checkOperationRoutes } from './duplicate-routes.ts'

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

const operation = {
  route: '/api-reference/security' as RoutePath,
  method: 'get',
  path: '/security',
  place: { file: 'apispec.yaml', line: 12, column: 5 },
}

test('a written page and an operation with the same URL', () => {
  const pages = [{ file: 'content/api-reference/security.mdx', route: '/api-reference/security' as RoutePath }]
  expect(checkOperationRoutes([operation], pages)).toMatchInlineSnapshot(`
    [
      {
        "code": "duplicate-route",
        "column": 5,
        "file": "apispec.yaml",
        "hint": "Move the page, or give the operation a different summary.",
        "line": 12,
        "message": "content/api-reference/security.mdx:1:1 is already published at /api-reference/security; GET /security has no page.",
        "severity": "warning",
      },
    ]
  `)
})

test('distinct URLs', () => {
  const pages = [{ file: 'content/security.mdx', route: '/security' as RoutePath }]
  expect(checkOperationRoutes([operation], pages)).toEqual([])
})
