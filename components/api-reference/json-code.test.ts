import { expect, test } from 'vitest'
import { jsonParts } from './json-code.tsx'

test('a line of JSON has the colors of the site’s samples, also while it isn’t finished', () => {
  const looks = (line: string) => jsonParts(line).map(({ look, text }) => `${look} ${text}`)
  expect(looks('  "a": [1.5, null, "b')).toEqual([
    '   ',
    't5 "a"',
    't8 :',
    '  ',
    't8 [',
    't3 1.5',
    't8 ,',
    '  ',
    't3 null',
    't8 ,',
    '  ',
    't2 "b',
  ])
  expect(
    jsonParts('{ "a": "b\\"c", x}')
      .map(({ text }) => text)
      .join(''),
  ).toBe('{ "a": "b\\"c", x}')
})
