import { expect, test } from 'vitest'
import { definedSubject, isNegative, isPointing, keyOf, lacksKind } from './text-kinds.ts'

test.each([
  ['count', 'A dock has room for boats.', true],
  ['count', 'A dock has room for 12 boats.', false],
  ['count', 'Call `POST /v1/docks`.', true],
  ['size', 'A file can have 12 boats.', true],
  ['size', 'A file can have 12 MB.', false],
  ['duration', 'A token is valid for 12 boats.', true],
  ['duration', 'A token is valid for 12 hours.', false],
  ['duration', 'Wait until it opens.', true],
  ['where', 'A dock often needs a key.', true],
  ['where', 'Keys are stored in the harbor.', false],
  ['how', 'A dock has room for boats.', false],
] as const)('for a question of the type %s, “%s” lacks what it needs: %s', (type, text, isLacking) => {
  expect(lacksKind(type, text)).toBe(isLacking)
})

test.each([
  ['A dock is a place.', 'dock'],
  ['A dock holds boats.', 'dock'],
  ['A dock is also a pier.', ''],
  ['Open the dock.', ''],
])('“%s” defines “%s”', (text, subject) => {
  expect(definedSubject(text)).toBe(subject)
})

test('a text denies something by a word or by its ending', () => {
  expect(['You can’t.', 'Never.', 'It isn’t open.', 'A knot is tied.'].map(isNegative)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('a row is about its first cell, an item about what comes before its colon', () => {
  expect(['`open` · Boats can land', 'Name: of the dock', 'No key at all'].map(keyOf)).toEqual(['`open`', 'Name', ''])
})

test('what a step leads to, or what follows it, only points at it', () => {
  expect(['You now see the dock.', 'Then close it.', 'Both have lights.'].map(isPointing)).toEqual([true, true, true])
  expect(isPointing('A dock has lights.')).toBe(false)
})
