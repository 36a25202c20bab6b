import { describe, expect, test } from 'vitest'
import { derivedOperationId, operationSlugs } from './operation-slug.ts'

const slug = (summary: string | undefined, operationId?: string) =>
  operationSlugs([{ summary, operationId, tag: undefined, method: 'get', path: '/v1/runs/{run_id}' }])[0]?.slug ?? ''

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

describe('operations with the same summary', () => {
  const operation = (summary: string, operationId: string | undefined, path: string, tag?: string) => {
    return { summary, operationId, tag, method: 'post', path }
  }
  const slugs = (...operations: ReturnType<typeof operation>[]) => operationSlugs(operations).map((own) => own.slug)

  test('are called by their operationId, except the first', () => {
    const summary = 'Creates list of users with given input array'
    const first = operation(summary, 'createUsersWithArrayInput', '/user/createWithArray')
    const second = operation(summary, 'createUsersWithListInput', '/user/createWithList')
    expect(operationSlugs([first, second])).toEqual([
      { slug: 'creates-list-of-users-with-given-input-array', taken: undefined },
      {
        slug: 'create-users-with-list-input',
        taken: { slug: 'creates-list-of-users-with-given-input-array', by: 0 },
      },
    ])
  })

  test('are called by tag, method, and path if the operationId is missing or taken', () => {
    expect(
      slugs(
        operation('List', undefined, '/a', 'Things'),
        operation('List', undefined, '/b', 'Things'),
        operation('List', 'list', '/c'),
        operation('List', undefined, '/b/', 'Things'),
      ),
    ).toEqual(['list', 'things-post-b', 'post-c', 'post-b-2'])
  })

  test('do not change the URL of any other operation', () => {
    const others = [operation('Get a list', 'x', '/x'), operation('Create list', 'y', '/y')]
    const doubles = [operation('Get a list', 'createList', '/z'), operation('Get a list', 'z', '/z2')]
    expect(slugs(...others)).toEqual(['get-a-list', 'create-list'])
    expect(slugs(others[0] as never, ...doubles, others[1] as never)).toEqual([
      'get-a-list',
      'post-z',
      'z',
      'create-list',
    ])
  })

  test('differ even if only their ends do', () => {
    const long = 'word '.repeat(40)
    const path = `/${'segment/'.repeat(30)}`
    const all = slugs(
      ...['one', 'two', 'three'].map((end) => operation(`${long}${end}`, undefined, `${path}${end}`, 'Tag')),
    )
    expect(new Set(all).size).toBe(3)
    for (const slug of all) expect(slug.length).toBeLessThanOrEqual(100)
  })
})

test('an address in a summary does not become part of the URL', () => {
  expect(slug('Get a run, see https://docs.example.com/runs for more')).toBe('get-a-run-see-for-more')
})

test('a long summary is truncated at a word boundary', () => {
  const long = slug('word '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(100)
  expect(long).toMatch(/^(?:word-)*word$/)
  expect(slug('x'.repeat(300))).toBe('x'.repeat(100))
})
