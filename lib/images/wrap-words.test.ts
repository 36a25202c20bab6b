import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words.ts'

const wrap = (text: string, width: number, lines: number) => wrapWords(text, width, lines, (line) => line.length)

test.each([
  ['one two three', 7, 2, ['one two', 'three']],
  ['one two three', 99, 2, ['one two three']],
  ['one two three', 6, 3, ['one', 'two', 'three']],
  ['', 10, 2, []],
  ['  one \n two  ', 10, 2, ['one two']],
  ['incomprehensible word', 5, 2, ['incomprehensible', 'word']],
])('%j wrapped at %i: %j', (text, width, lines, expected) => {
  expect(wrap(text, width, lines)).toEqual(expected)
})

test('text that does not fit ends in an ellipsis, without the punctuation before it', () => {
  expect(wrap('one two, three four', 8, 1)).toEqual(['one two…'])
  expect(wrap('one two three four', 9, 1)).toEqual(['one two…'])
})

test('no line exceeds the limit, including the one with the ellipsis', () => {
  const text = 'set up and use the internal developer portal with a catalog and actions'
  for (let width = 9; width < 40; width++) {
    for (const line of wrap(text, width, 2)) expect(line.length).toBeLessThanOrEqual(width)
  }
})
