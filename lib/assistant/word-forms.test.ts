import { expect, test } from 'vitest'
import { firstForms, isFormOf } from './word-forms.ts'

test.each([
  ['page', 'pages', true],
  ['policies', 'policy', true],
  ['delete', 'deleted', true],
  ['process', 'processes', true],
  ['page', 'pagination', false],
  ['use', 'user', false],
  ['form', 'format', false],
  ['team', 'term', false],
  ['id', 'ids', false],
])('“%s” and “%s” are forms of one word: %s', (one, other, is) => {
  expect(isFormOf(one, other)).toBe(is)
})

test('a word that a question repeats in another form is the first one', () => {
  const words = ['move', 'page', 'the', 'pages'].map((term) => ({ term, isStop: term === 'the' }))
  expect(firstForms(words)).toEqual([0, 1, 2, 1])
})
