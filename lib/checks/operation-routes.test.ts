import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { checkOperationRoutes } from './operation-routes.ts'

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
