import type { HttpSecurityScheme } from '@stoplight/types'
import { describe, expect, test } from 'vitest'
import {
  authorizationParameters,
  authorize,
  combinationLabel,
  credentialFields,
  lacksCredential,
} from './try-it-authorization.ts'

const scheme = (fields: object) => ({ id: 'id', key: 'key', ...fields }) as HttpSecurityScheme
const bearer = scheme({ type: 'http', scheme: 'bearer' })
const basic = scheme({ type: 'http', scheme: 'basic' })
const header = scheme({ type: 'apiKey', in: 'header', name: 'X-Key' })
const query = scheme({ type: 'apiKey', in: 'query', name: 'api_key' })
const cookie = scheme({ type: 'apiKey', in: 'cookie', name: 'session' })
const oauth = scheme({ type: 'oauth2', flows: {} })

const call = { url: 'https://api.example.com/v1/runs?a=1', headers: { Accept: 'application/json' } }

describe('empty fields are not sent', () => {
  test.each([bearer, basic, header, query, cookie, oauth, scheme({ type: 'mutualTLS' })])('%o', (one) => {
    expect(authorize(call, [one], {})).toEqual(call)
    expect(authorize(call, [one], { key: '  ', 'key.user': '', 'key.password': '' })).toEqual(call)
  })
})

describe('credentials are sent where their scheme requires', () => {
  const sent = (one: HttpSecurityScheme, values: Record<string, string>) => {
    const { url, headers } = authorize(call, [one], values)
    const { Accept: _, ...rest } = headers
    return { query: new URL(url).search, ...rest }
  }

  test('a token, even if it was pasted with “Bearer”', () => {
    expect(sent(bearer, { key: ' abc ' })).toEqual({ query: '?a=1', Authorization: 'Bearer abc' })
    expect(sent(oauth, { key: 'bearer abc' })).toEqual({ query: '?a=1', Authorization: 'Bearer abc' })
  })

  test('a name and a password, in any alphabet', () => {
    expect(sent(basic, { 'key.user': 'ana', 'key.password': 'pä' })).toEqual({
      query: '?a=1',
      Authorization: `Basic ${Buffer.from('ana:pä').toString('base64')}`,
    })
  })

  test('a key, in a header or in the query', () => {
    expect(sent(header, { key: 'k' })).toEqual({ query: '?a=1', 'X-Key': 'k' })
    expect(sent(query, { key: 'k&v' })).toEqual({ query: '?a=1&api_key=k%26v' })
  })

  test('the value of a custom scheme', () => {
    expect(sent(scheme({ type: 'http', scheme: 'Digest' }), { key: 'Digest x' })).toEqual({
      query: '?a=1',
      Authorization: 'Digest x',
    })
  })
})

test('the fields of each kind of scheme', () => {
  const labels = (one: HttpSecurityScheme) => credentialFields(one).map(({ label, isSecret }) => [label, isSecret])
  expect(labels(bearer)).toEqual([['Token', true]])
  expect(labels(basic)).toEqual([
    ['Username', false],
    ['Password', true],
  ])
  expect(labels(header)).toEqual([['X-Key', true]])
  expect(labels(cookie)).toEqual([])
  expect(labels(scheme({ type: 'http', scheme: 'hoba' }))).toEqual([['Authorization header', true]])
})

test('each field says what to enter, and where it is sent', () => {
  const words = (one: HttpSecurityScheme) =>
    credentialFields(one).map(({ placeholder, hint, request }) => [placeholder, hint, request])
  expect(words(bearer)).toEqual([
    ['Paste your access token', 'Sent as “Authorization: Bearer …”.', 'Paste an access token'],
  ])
  expect(words(header)).toEqual([['Paste your key', 'Sent as the header “X-Key”.', 'Paste a key']])
  expect(words(query)).toEqual([['Paste your key', 'Sent as the query parameter “api_key”.', 'Paste a key']])
  expect(words(scheme({ type: 'http', scheme: 'hoba' }))).toEqual([
    [undefined, 'The whole value, such as “hoba …”.', 'Enter a value'],
  ])
})

test('a secret that is missing, and none for what only the browser can send', () => {
  expect(lacksCredential([bearer], {})).toBe(true)
  expect(lacksCredential([bearer], { key: ' ' })).toBe(true)
  expect(lacksCredential([bearer], { key: 'x' })).toBe(false)
  expect(lacksCredential([basic], { 'key.user': 'ana' })).toBe(true)
  expect(lacksCredential([cookie], {})).toBe(false)
  expect(lacksCredential([], {})).toBe(false)
})

test('labels of combinations, and the parameters that they include', () => {
  expect(combinationLabel([])).toBe('None')
  expect(combinationLabel([bearer, header])).toBe('key and X-Key')
  expect([...authorizationParameters([[bearer], [query]])]).toEqual(['authorization', 'api_key'])
})
