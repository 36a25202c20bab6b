import { expect, test } from 'vitest'
import { type HeaderRule, headersAt } from './header-rules.ts'
import { headersFile, headersFileProblems, readHeadersFile } from './headers-file.ts'

const rules: HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "default-src 'none'; img-src https://a.example",
      'Cache-Control': 'no-cache',
    },
  },
  { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
  { path: '/static/index.json', headers: { 'Cache-Control': 'no-store', 'X-Own': 'a' } },
]

test('a later rule unsets the earlier header, for hosts that would join both', () => {
  expect(headersFile(rules)).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'none'; img-src https://a.example
      Cache-Control: no-cache
    /static/*
      ! Cache-Control
      Cache-Control: immutable
    /static/index.json
      ! Cache-Control
      Cache-Control: no-store
      X-Own: a
    "
  `)
  expect(readHeadersFile(headersFile(rules))).toEqual(rules)
})

test('later rules take precedence', () => {
  expect(headersAt(rules, '/a')['Cache-Control']).toBe('no-cache')
  expect(headersAt(rules, '/static/a.js')['Cache-Control']).toBe('immutable')
  expect(headersAt(rules, '/static/index.json')).toMatchObject({ 'Cache-Control': 'no-store', 'X-Own': 'a' })
  expect(headersAt(rules, '/static')['Cache-Control']).toBe('no-cache')
})

test('rules that a host would reject are reported', () => {
  const long = headersFile([{ path: '/*', headers: { a: 'b'.repeat(2000) } }])
  expect(headersFileProblems(long)).toEqual([expect.stringContaining('has 2005 characters')])
  const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }))
  expect(headersFileProblems(headersFile(many))).toEqual(['there are 101 rules'])
  expect(headersFileProblems(headersFile(rules))).toEqual([])
})
