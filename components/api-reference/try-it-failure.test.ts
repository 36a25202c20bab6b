import { expect, test } from 'vitest'
import { failureOf } from './try-it-failure.ts'

const call = { url: 'https://api.example.com/v1/runs', pageProtocol: 'https:', hasMock: false, isOnline: true }

test('a host that does not respond, or not to browsers', () => {
  expect(failureOf(call)).toMatchInlineSnapshot(`
    {
      "checks": [
        "Check the host and your connection.",
        "Perhaps the API does not allow calls from this page (CORS). Copy the call as cURL and try it in a terminal.",
      ],
      "hasMock": false,
      "what": "No response came from https://api.example.com. The browser does not say why.",
    }
  `)
  expect(failureOf({ ...call, hasMock: true }).hasMock).toBe(true)
})

test('the mock is not running', () => {
  const mock = { ...call, url: 'http://localhost:4010/v1/runs', isOnline: false }
  expect(failureOf({ ...mock, hasMock: true })).toMatchInlineSnapshot(`
    {
      "checks": [
        "Start the local mock with “npm run mock-api”.",
        "If the browser asks whether this page can access your local network, allow it.",
      ],
      "what": "No response came from http://localhost:4010. The browser does not say why.",
    }
  `)
  expect(JSON.stringify(failureOf(mock))).not.toContain('local mock')
})

test('a server on the reader’s computer', () => {
  expect(failureOf({ ...call, url: 'http://localhost:8080/v1' })).toMatchInlineSnapshot(`
    {
      "checks": [
        "Start the server there.",
        "The server has to allow calls from this page (CORS).",
        "If the browser asks whether this page can access your local network, allow it.",
      ],
      "what": "No response came from http://localhost:8080. The browser does not say why.",
    }
  `)
})

test('no network', () => {
  expect(failureOf({ ...call, isOnline: false }).what).toBe('This device is offline.')
})

test('an HTTP URL, from a page on HTTPS', () => {
  expect(failureOf({ ...call, url: 'http://api.example.com/v1' })).toMatchInlineSnapshot(`
    {
      "checks": [
        "Use an https URL.",
      ],
      "what": "The browser does not let this page call http://api.example.com, because the URL is not encrypted.",
    }
  `)
  expect(failureOf({ ...call, url: 'http://api.example.com/v1', pageProtocol: 'http:' }).what).toContain(
    'No response came',
  )
})
