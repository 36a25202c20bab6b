import { expect, test } from 'vitest'
import { bulletList, codeSpan, fenced } from './markdown-text.ts'

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['a ``b`` `c`', '``` a ``b`` `c` ```'],
  ['two\n  lines', '`two lines`'],
])('%j as code is %s', (value, expected) => {
  expect(codeSpan(value)).toBe(expected)
})

test('a fence is longer than any fence in its content', () => {
  expect(fenced('text', '```js\n1\n```')).toBe('````text\n```js\n1\n```\n````')
})

test('lists are tight until an item contains more than a line and a list', () => {
  expect(bulletList([['a', bulletList([['b']])], ['c']])).toBe('- a\n  - b\n- c')
  expect(bulletList([['a', 'words\nmore'], ['c']])).toBe('- a\n\n  words\n  more\n\n- c')
})
