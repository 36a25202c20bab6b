import { expect, test } from 'vitest'
import { citedNumbers, citedText, validCitations } from './valid-citations.ts'

test.each([
  ['A [1], B [2].', 'A [1], B [2].'],
  ['A [1, 9], B [7].', 'A [1], B.'],
  ['A 【2】.', 'A [2].'],
  ['Use `a[9]` and [x](y).', 'Use `a[9]` and [x](y).'],
  ['```js\na[9]\n```', '```js\na[9]\n```'],
])('“%s” of two passages is “%s”', (text, valid) => {
  expect(validCitations(text, 2, true)).toBe(valid)
})

test('a citation that is still being written is not shown', () => {
  expect(validCitations('A [1', 2, false)).toBe('A ')
  expect(validCitations('A [1', 2, true)).toBe('A [1')
})

test('cited passages are counted once, and never in code', () => {
  expect(citedNumbers('B [2], A [1], B [2], `x[3]`')).toEqual([1, 2])
})

test.each([
  ['A place [1]. Everyone knows that.', 'A place [1].'],
  ['A place. [1] Everyone knows that. So [2].', 'A place. [1] So [2].'],
  ['Everyone knows that.', ''],
  ['Steps:\n\n1. Open it [1].\n2. Pray.', 'Steps:\n\n1. Open it [1].'],
  ['Run this [1]:\n\n```sh\nls. Now.\n```\n\nGood luck!', 'Run this [1]:\n\n```sh\nls. Now.\n```'],
  [
    '- Run [1]:\n\n  ```sh\n  ls. Now.\n  ```\n- ```js\n  a[1]\n  ```\n- Pray.',
    '- Run [1]:\n\n  ```sh\n  ls. Now.\n  ```\n- ```js\n  a[1]\n  ```',
  ],
  ['Use ```a``` here [1]. Or `b`.', 'Use ```a``` here [1].'],
  ['| a | b |\n| --- | --- |\n| c | d [1] |\n| e | f |', '| a | b |\n| --- | --- |\n| c | d [1] |'],
])('of “%s”, “%s” is from the docs', (text, cited) => {
  expect(citedText(text)).toBe(cited)
})
