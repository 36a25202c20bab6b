import { expect, test } from 'vitest'
import { createSaidIn } from './words-in.ts'

test('a text says as much of a question as the words are worth that it has, in whatever form', () => {
  const saidIn = createSaidIn({
    rarities: new Map([
      ['turn', 2],
      ['off', 3],
      ['light', 5],
    ]),
  })
  expect(saidIn('Turning off the lights')).toBe(1)
  expect(saidIn('A light turns, and a light shines.')).toBe(0.7)
  expect(saidIn('A mast carries the sails.')).toBe(0)
})

test('without questions on file, nothing is said', () => {
  expect(createSaidIn({ rarities: new Map() })('A light')).toBe(0)
})
