import { expect, test } from 'vitest'
import { toConsoleAnswer, toFailedAnswer, withoutEmptyBody } from './try-it-send.ts'

test('an editor that was emptied sends no body and names no format', () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  expect(withoutEmptyBody({ method: 'POST', headers, body: '' })).toEqual({
    method: 'POST',
    headers: { Accept: 'application/json' },
  })
  expect(withoutEmptyBody({ method: 'POST', headers, body: '{}' })).toEqual({ method: 'POST', headers, body: '{}' })
  expect(withoutEmptyBody({ method: 'GET', headers })).toEqual({ method: 'GET', headers })
})

test('an answer can be read as text and as a file', async () => {
  const body = new Blob(['{"ok":true}'], { type: 'application/json' })
  const answer = toConsoleAnswer({ status: 200, headers: new Headers(), body, tookMs: 1, isWhole: true })
  expect(await answer.text()).toBe('{"ok":true}')
  expect(await answer.blob()).toBe(body)
})

test('a failed call says why', async () => {
  await expect(toFailedAnswer('No answer').text()).rejects.toThrow('No answer')
})
