import { expect, test } from 'vitest'
import { pathParts } from './path-parts.ts'

test.each([
  ['https://a.example/v1/$BOAT/%20', ['https://a.example/', 'v1/', '$BOAT/', '%20']],
  ['a // b', ['a // b']],
  ['', ['']],
])('“%s” can wrap between %j', (text, parts) => {
  expect(pathParts(text)).toEqual(parts)
})
