import { expect, test } from 'vitest'
import { readRecentSearches, withoutRecentSearch, withRecentSearch } from './recent-searches.ts'

test('the newest search comes first, and each is listed once', () => {
  const list = ['scorecard', 'Blueprint', ' sso '].reduce(withRecentSearch, [] as readonly string[])
  expect(list).toEqual(['sso', 'Blueprint', 'scorecard'])
  expect(withRecentSearch(list, 'blueprint')).toEqual(['blueprint', 'sso', 'scorecard'])
  expect(withRecentSearch(list, '  ')).toEqual(list)
})

test('only the last six are kept', () => {
  const list = Array.from({ length: 9 }, (_, index) => `query ${index}`).reduce(
    withRecentSearch,
    [] as readonly string[],
  )
  expect(list).toHaveLength(6)
  expect(list[0]).toBe('query 8')
})

test('one can be taken away', () => {
  expect(withoutRecentSearch(['a', 'b'], 'A')).toEqual(['b'])
})

test.each([null, '', 'damaged', '{}', '"a"', '[1,null,{}]', '[""]'])('a storage with %j has none', (stored) => {
  expect(readRecentSearches(stored)).toEqual([])
})

test('a storage gives what was put there', () => {
  expect(readRecentSearches('["a","b"]')).toEqual(['a', 'b'])
})
