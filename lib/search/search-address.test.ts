import { describe, expect, test } from 'vitest'
import { longestQuery, queryText, readSearchAddress, searchHref } from './search-address.ts'

const read = (query: string) => readSearchAddress(new URLSearchParams(query))

describe('an address of results', () => {
  test.each([
    [{ query: 'blueprint' }, '/search/?q=blueprint'],
    [{ query: 'a b & c=d', context: 'guides' }, '/search/?q=a+b+%26+c%3Dd&ctx=guides'],
    [{ query: 'a', context: 'all', version: '1.0', page: 3 }, '/search/?q=a&version=1.0&page=3'],
    [{ query: 'ציפור 🙂' }, '/search/?q=%D7%A6%D7%99%D7%A4%D7%95%D7%A8+%F0%9F%99%82'],
  ])('%j is %s, and is read again', (address, href) => {
    expect(searchHref(address)).toBe(href)
    expect(read(href.split('?')[1] ?? '')).toEqual({ context: 'all', version: '', page: 1, ...address })
  })

  test.each(['', '0', '-1', '1.5', 'x', '1e99'])('a page “%s” is the first one', (page) => {
    expect(read(`q=a&page=${page}`).page).toBe(1)
  })

  test('a page beyond all is one that there might be', () => {
    expect(read('q=a&page=9999999').page).toBe(10_000)
  })

  test('an address without anything asks for nothing', () => {
    expect(read('')).toEqual({ query: '', context: 'all', version: '', page: 1 })
    expect(read('ctx=&version=').context).toBe('all')
  })
})

describe('a typed text', () => {
  test('is cut, and no character is halved', () => {
    expect(queryText('x'.repeat(10_000))).toHaveLength(longestQuery)
    expect(queryText(`${'x'.repeat(longestQuery - 1)}🙂`)).toBe('x'.repeat(longestQuery - 1))
  })

  test('that is no Unicode makes an address all the same', () => {
    expect(searchHref({ query: 'a\ud800b' })).toBe('/search/?q=a%EF%BF%BDb')
  })

  test('keeps the space after a word while it is typed', () => {
    expect(queryText('  a ')).toBe('a ')
    expect(searchHref({ query: 'a ' })).toBe('/search/?q=a')
  })
})
