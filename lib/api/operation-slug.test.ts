import { expect, test } from 'vitest'
import { derivedOperationId, operationSlug } from './operation-slug.ts'

const slug = (summary: string | undefined, operationId?: string) =>
  operationSlug({ summary, operationId, method: 'get', path: '/v1/runs/{run_id}' })

test.each([
  ['Get an action’s approvers', 'get-an-actions-approvers'],
  ["Get an action run's details", 'get-an-action-runs-details'],
  ['Get actions/automations', 'get-actions-automations'],
  ['General-purpose AI interactions', 'general-purpose-ai-interactions'],
  ['  Récupère: les équipes!  ', 'recupere-les-equipes'],
  ['🚀 Ship it 🚢', 'ship-it'],
  ['constructor', 'constructor'],
])('the summary %j becomes %j', (summary, expected) => {
  expect(slug(summary)).toBe(expected)
})

test('if a summary cannot be written in ASCII, the operationId is used', () => {
  expect(slug('获取用户', 'listUsers')).toBe('list-users')
  expect(slug('Get 用户', 'getHTTPUser')).toBe('get-httpuser')
  expect(slug('???', 'get_run')).toBe('get-run')
  expect(slug(undefined, 'get.run')).toBe('get-run')
})

test('without either, method and path are used', () => {
  expect(slug('???', '删除')).toBe('get-v1-runs-run-id')
  expect(slug(undefined)).toBe('get-v1-runs-run-id')
  expect(derivedOperationId('get', '/')).toBe('get')
})

test('a long summary is truncated at a word boundary', () => {
  const long = slug('word '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(100)
  expect(long).toMatch(/^(?:word-)*word$/)
  expect(slug('x'.repeat(300))).toBe('x'.repeat(100))
})
