import { expect, test } from 'vitest'
import { toElementsResponse, toFailedResponse, withoutEmptyBody } from './try-it-send.ts'

test('an empty editor sends no body and no content type', () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  expect(withoutEmptyBody({ method: 'POST', headers, body: '' })).toEqual({
    method: 'POST',
    headers: { Accept: 'application/json' },
  })
  expect(withoutEmptyBody({ method: 'POST', headers, body: '{}' })).toEqual({ method: 'POST', headers, body: '{}' })
  expect(withoutEmptyBody({ method: 'GET', headers })).toEqual({ method: 'GET', headers })
})

test('a response can be read as text and as a blob', async () => {
  const body = new Blob(['{"ok":true}'], { type: 'application/json' })
  const response = toElementsResponse({ status: 200, headers: new Headers(), body, tookMs: 1, isWhole: true })
  expect(await response.text()).toBe('{"ok":true}')
  expect(await response.blob()).toBe(body)
})

test('a failed call rejects with the reason', async () => {
  await expect(toFailedResponse('No response').text()).rejects.toThrow('No response')
})
