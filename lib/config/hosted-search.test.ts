import { expect, test } from 'vitest'
import { hostedSearchOf, hostedSearchProblem } from './hosted-search.ts'

const whole = {
  NEXT_PUBLIC_SEARCH_APP_ID: 'APP1',
  NEXT_PUBLIC_SEARCH_API_KEY: 'search-key',
  NEXT_PUBLIC_SEARCH_INDEX: 'docs',
}

test('all variables name an index, none name none, and empty ones count as none', () => {
  expect(hostedSearchProblem(whole)).toBeUndefined()
  expect(hostedSearchOf(whole)).toEqual({ appId: 'APP1', apiKey: 'search-key', indexName: 'docs' })
  const empty = { NEXT_PUBLIC_SEARCH_APP_ID: '', NEXT_PUBLIC_SEARCH_API_KEY: '', NEXT_PUBLIC_SEARCH_INDEX: '' }
  for (const values of [{}, empty, { SEARCH_ADMIN_KEY: 'secret' }]) {
    expect(hostedSearchProblem(values)).toBeUndefined()
    expect(hostedSearchOf(values)).toBeUndefined()
  }
})

test('some of them are a mistake', () => {
  expect(hostedSearchProblem({ ...whole, NEXT_PUBLIC_SEARCH_API_KEY: '' })).toMatchInlineSnapshot(
    `"Hosted search needs NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, NEXT_PUBLIC_SEARCH_INDEX together. To use only the local index, set none of them. Missing: NEXT_PUBLIC_SEARCH_API_KEY."`,
  )
  expect(hostedSearchProblem({ NEXT_PUBLIC_SEARCH_APP_ID: 'APP1' })).toContain(
    'Missing: NEXT_PUBLIC_SEARCH_API_KEY, NEXT_PUBLIC_SEARCH_INDEX.',
  )
})

test('an id that is no part of a host’s name, and a public admin key, are mistakes', () => {
  expect(hostedSearchProblem({ ...whole, NEXT_PUBLIC_SEARCH_APP_ID: 'evil.example/' })).toMatchInlineSnapshot(
    `"NEXT_PUBLIC_SEARCH_APP_ID can contain only letters and digits: it becomes part of the host name."`,
  )
  const problem = hostedSearchProblem({ ...whole, SEARCH_ADMIN_KEY: 'search-key' })
  expect(problem).toMatchInlineSnapshot(
    `"NEXT_PUBLIC_SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY, and every reader would have it. Use a key that can only search."`,
  )
  expect(problem).not.toContain('search-key')
})
