import { describe, expect, test } from 'vitest'
import { mockUrl } from '#lib/api/mock-url.ts'
import {
  customServer,
  customServerId,
  isLocalHost,
  serverChoices,
  serverUrl,
  serverVariables,
  shownAddress,
} from './try-it-servers.ts'

test('all servers are offered, then the mock where someone works on the site', () => {
  const servers = [
    { id: '1', url: 'https://api.example.com', description: 'EU' },
    { id: '2', url: 'https://api.us.example.com' },
  ]
  expect(serverChoices(servers, { hasMock: true }).map(({ id, label }) => [id, label])).toEqual([
    ['https://api.example.com', 'EU: https://api.example.com'],
    ['https://api.us.example.com', 'https://api.us.example.com'],
    [mockUrl, `Local mock: ${mockUrl}`],
  ])
  expect(serverChoices(servers, { hasMock: false })).toHaveLength(2)
  expect(['localhost', '127.0.0.1', 'docs.example.com', 'localhost.example.com'].filter(isLocalHost)).toHaveLength(2)
})

test('a mock that the API lists itself is offered once', () => {
  expect(serverChoices([{ id: '1', url: `${mockUrl}/` }], { hasMock: true })).toHaveLength(1)
})

test.each([
  ['https://api.example.com/', 'https://api.example.com'],
  [' api.example.com/base/ ', 'https://api.example.com/base'],
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://api.example.com?x=1#y', 'http://api.example.com'],
])('the host %s', (typed, url) => {
  expect(customServer(typed)?.url).toBe(url)
})

test.each(['', '   ', 'https://', 'ftp://example.com', 'javascript:alert(1)', 'http://a b', 'not a url'])(
  'no host: “%s”',
  (typed) => {
    expect(customServer(typed)).toBeUndefined()
  },
)

describe('the address that a page shows', () => {
  const [eu, us] = ['https://api.example.com', 'https://api.us.example.com']
  test.each([
    ['the default', undefined, '', eu],
    ['the chosen server', us, '', us],
    ['the mock', mockUrl, '', mockUrl],
    ['a host of the reader', customServerId, 'api.test', 'https://api.test'],
    ['a placeholder, while the host is incomplete', customServerId, 'https://', 'https://{host}'],
    ['the default, for a server of another operation', 'https://ingest.example.com', '', eu],
  ])('%s', (_, server, typed, expected) => {
    expect(shownAddress({ server, customServer: typed }, [eu, us])).toBe(expected)
  })

  test('nothing for an operation without an address', () => {
    expect(shownAddress({ server: undefined, customServer: '' }, [])).toBeUndefined()
  })
})

test('the variables of a server are entered like parameters, and have their defaults until then', () => {
  const server = {
    id: 's',
    url: 'https://{region}.a.example/{path}/{x}',
    variables: { region: { default: 'eu', enum: ['eu', 'us'] }, path: { default: 'v1' } },
  }
  expect(serverVariables(server).map(({ name, schema }) => [name, schema])).toEqual([
    ['region', { default: 'eu', enum: ['eu', 'us'] }],
    ['path', { default: 'v1' }],
  ])
  expect(serverUrl(server, { region: 'us', path: '' })).toBe('https://us.a.example/v1/{x}')
})
