import { expect, test } from 'vitest'
import { publicHref } from './public-href.ts'

test.each([
  ['/', '/'],
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['/a#b', '/a/#b'],
  ['/a/b?c=d#e', '/a/b/?c=d#e'],
  ['/1.0/a', '/1.0/a/'],
  ['/versions/1.0', '/versions/1.0/'],
  ['/favicon.svg', '/favicon.svg'],
  ['/images/a.png?v=2', '/images/a.png?v=2'],
  ['#a', '#a'],
  ['?q=a', '?q=a'],
  ['a/b', 'a/b'],
  ['//cdn.example/x', '//cdn.example/x'],
  ['https://a.example/b', 'https://a.example/b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s → %s', (href, expected) => {
  expect(publicHref(href)).toBe(expected)
  expect(publicHref(expected)).toBe(expected)
})
