import { expect, test } from 'vitest'
import { pathParts, pathSteps } from './path-parts.ts'

test.each([
  ['https://a.example/v1/$BOAT/%20', ['https://a.example', '/v1', '/$BOAT', '/%20']],
  ['a // b', ['a // b']],
  ['', ['']],
])('“%s” can wrap between %j', (text, parts) => {
  expect(pathParts(text)).toEqual(parts)
})

test('the path of a call is divided before slashes and underscores, and not at hyphens', () => {
  expect(pathSteps('/v1/all-boats/{dock_id}/')).toEqual(['/v1/all-boats', '/{dock', '_id}', '/'])
})
