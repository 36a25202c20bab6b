import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { explorerHref, explorerRoute } from './explorer.ts'

test('the page is next to the operations', () => {
  expect(explorerRoute(undefined)).toBe('/api-reference/explorer')
  expect(explorerRoute({ basePath: '/api/' })).toBe('/api/explorer')
})

test('a setting turns it off', () => {
  expect(explorerRoute({ explorer: false })).toBeUndefined()
})

test('operations and webhooks have their own addresses in it', () => {
  const route = '/api-reference/explorer' as RoutePath
  expect(explorerHref(route, { kind: 'operation', operationId: 'get-a-run' })).toBe(
    '/api-reference/explorer/#/operations/get-a-run',
  )
  expect(explorerHref(route, { kind: 'webhook', operationId: 'run-ended' })).toBe(
    '/api-reference/explorer/#/webhooks/run-ended',
  )
})
