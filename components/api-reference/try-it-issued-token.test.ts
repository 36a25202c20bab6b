import { expect, test } from 'vitest'
import { tokenIn } from './try-it-issued-token.tsx'

test.each([
  ['{"ok":true,"accessToken":"abc"}', 200, 'abc'],
  ['{"access_token":"abc"}', 201, 'abc'],
  ['{"accessToken":"abc"}', 401, undefined],
  ['{"accessToken":""}', 200, undefined],
  ['{"token":"abc"}', 200, undefined],
  ['["accessToken"]', 200, undefined],
  ['{"accessToken', 200, undefined],
])('%s with status %i', (text, status, token) => {
  expect(tokenIn({ status, body: new Blob([text], { type: 'application/json' }) }, text)).toBe(token)
})
