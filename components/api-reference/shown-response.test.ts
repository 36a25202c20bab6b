import { expect, test } from 'vitest'
import { shownResponse } from './shown-response.ts'

const responses = [{ code: '401' }, { code: '201' }, { code: '404' }]

test.each([
  ['404', '404'],
  ['', '201'],
  ['500', '201'],
])('if “%s” is chosen, %s is shown', (chosen, shown) => {
  expect(shownResponse(responses, chosen)?.code).toBe(shown)
})

test('without a success, the first response is shown', () => {
  expect(shownResponse([{ code: '401' }], '')?.code).toBe('401')
  expect(shownResponse([], '')).toBeUndefined()
})
