import { expect, test } from 'vitest'
import { bulletList, fenced } from './markdown-text.ts'

test('a fence is longer than any fence in its content', () => {
  expect(fenced('text', '```js\n1\n```')).toBe('````text\n```js\n1\n```\n````')
})

test('lists are tight until an item contains more than a line and a list', () => {
  expect(bulletList([['a', bulletList([['b']])], ['c']])).toBe('- a\n  - b\n- c')
  expect(bulletList([['a', 'words\nmore'], ['c']])).toBe('- a\n\n  words\n  more\n\n- c')
})
