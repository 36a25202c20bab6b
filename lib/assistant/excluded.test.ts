import { expect, test } from 'vitest'
import { excludedStems, needsOneOf, withoutExcluded } from './excluded.ts'

test.each([
  ['open a dock without a rope', ['rope']],
  ['I don’t want to use Helm for it', ['helm']],
  ["what if we can't use ropes", ['rope']],
  ['connect it, but not with Docker', ['docker']],
  ['open a dock with a rope', []],
  ['the list shows no boats', []],
  ['why can’t I open a dock', []],
])('“%s” excludes %j', (question, stems) => {
  expect(excludedStems(question)).toEqual(stems)
})

test('a text needs a thing unless the same sentence offers something else', () => {
  const needs = (text: string) => needsOneOf(['rope'], text)
  expect(needs('Tie the rope. Or wait.')).toBe(true)
  expect(needs('Use a rope or a chain.')).toBe(false)
  expect(needs('You don’t need ropes.')).toBe(false)
  expect(needs('Use a chain.')).toBe(false)
  expect(needsOneOf([], 'Tie the rope.')).toBe(false)
})

test('what is excluded isn’t what a question is about', () => {
  expect(withoutExcluded('open a dock without a rope today').replace(/\s+/g, ' ')).toBe('open a dock today')
})
