import { expect, test } from 'vitest'
import { englishCharacters, otherCharacters, unicodeRange } from './font-characters.ts'

test('a range has the shortest form', () => {
  expect(unicodeRange('cab')).toBe('U+61-63')
  expect(unicodeRange('xaab–')).toBe('U+61-62,U+78,U+2013')
  expect(unicodeRange('')).toBe('')
})

test('no character is in both files', () => {
  expect([...otherCharacters].filter((character) => englishCharacters.includes(character))).toEqual([])
})
