import { expect, test } from 'vitest'
import { hostedSearchOf, hostedSearchProblem } from './hosted-search-settings.ts'

const allVariables = {
  NEXT_PUBLIC_SEARCH_APP_ID: 'APP1',
  NEXT_PUBLIC_SEARCH_API_KEY: 'search-key',
  NEXT_PUBLIC_SEARCH_INDEX: 'docs',
}

test('all variables configure an index; with none of them, or only empty ones, there is no index', () => {
  expect(hostedSearchProblem(allVariables)).toBeUndefined()
  expect(hostedSearchOf(allVariables)).toEqual({ appId: 'APP1', apiKey: 'search-key', indexName: 'docs' })
  const empty = { NEXT_PUBLIC_SEARCH_APP_ID: '', NEXT_PUBLIC_SEARCH_API_KEY: '', NEXT_PUBLIC_SEARCH_INDEX: '' }
  for (const values of [{}, empty, { SEARCH_ADMIN_KEY: 'secret' }]) {
    expect(hostedSearchProblem(values)).toBeUndefined()
    expect(hostedSearchOf(values)).toBeUndefined()
  }
})

test('a partial configuration is an error', () => {
  expect(hostedSearchProblem({ ...allVariables, NEXT_PUBLIC_SEARCH_API_KEY: '' })).toMatchInlineSnapshot(
    `"Hosted search needs NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, NEXT_PUBLIC_SEARCH_INDEX together. To use only the local index, set none of them. Missing: NEXT_PUBLIC_SEARCH_API_KEY."`,
  )
  expect(hostedSearchProblem({ NEXT_PUBLIC_SEARCH_APP_ID: 'APP1' })).toContain(
    'Missing: NEXT_PUBLIC_SEARCH_API_KEY, NEXT_PUBLIC_SEARCH_INDEX.',
  )
})

test('an ID that cannot be part of a host name, and an admin key, are errors', () => {
  expect(hostedSearchProblem({ ...allVariables, NEXT_PUBLIC_SEARCH_APP_ID: 'evil.example/' })).toMatchInlineSnapshot(
    `"NEXT_PUBLIC_SEARCH_APP_ID can contain only letters and digits: it becomes part of the host name."`,
  )
  const problem = hostedSearchProblem({ ...allVariables, SEARCH_ADMIN_KEY: 'search-key' })
  expect(problem).toMatchInlineSnapshot(
    `"NEXT_PUBLIC_SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY, and every reader would have it. Use a key that can only search."`,
  )
  expect(problem).not.toContain('search-key')
})
