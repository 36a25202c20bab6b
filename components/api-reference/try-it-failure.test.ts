import { expect, test } from 'vitest'
import { failureText } from './try-it-failure.ts'

const call = { url: 'https://api.example.com/v1/runs', pageProtocol: 'https:', hasMock: false, isOnline: true }

test('a host that does not respond, or not to browsers', () => {
  expect(failureText(call)).toMatchInlineSnapshot(
    `"No response came from https://api.example.com. Either it cannot be reached, or it does not allow calls from this page (CORS). The browser does not say which. Check the URL and your connection."`,
  )
  expect(failureText({ ...call, hasMock: true })).toMatch(/your connection, or choose the local mock\.$/)
})

test('the mock is not running', () => {
  const mock = { ...call, url: 'http://localhost:4010/v1/runs', isOnline: false }
  expect(failureText({ ...mock, hasMock: true })).toMatchInlineSnapshot(
    `"Nothing responds at http://localhost:4010, or it does not allow calls from this page (CORS). Start the local mock with “npm run mock-api” and send the request again. If the browser asks whether this page can access your local network, allow it."`,
  )
  expect(failureText(mock)).not.toContain('mock')
})

test('a server on the reader’s computer', () => {
  expect(failureText({ ...call, url: 'http://localhost:8080/v1' })).toMatchInlineSnapshot(
    `"Nothing responds at http://localhost:8080, or it does not allow calls from this page (CORS). Start the server there and send the request again. If the browser asks whether this page can access your local network, allow it."`,
  )
})

test('no network', () => {
  expect(failureText({ ...call, isOnline: false })).toMatchInlineSnapshot(
    `"This device is offline. Connect it and send the request again."`,
  )
})

test('an HTTP URL, from a page on HTTPS', () => {
  expect(failureText({ ...call, url: 'http://api.example.com/v1' })).toMatchInlineSnapshot(
    `"The browser does not let this page call http://api.example.com, because the URL is not encrypted. Use an https URL."`,
  )
  expect(failureText({ ...call, url: 'http://api.example.com/v1', pageProtocol: 'http:' })).toContain(
    'No response came',
  )
})
