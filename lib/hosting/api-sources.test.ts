import { expect, test } from 'vitest'
import { serverSources } from './api-sources.ts'

const values = { region: { enum: ['eu', 'us'] } }

test.each([
  [{ url: 'https://api.example/v1' }, ['https://api.example']],
  [{ url: 'http://localhost:8080/v1' }, ['http://localhost:8080']],
  [{ url: '/v1' }, []],
  [{ url: 'https://api.example/{version}' }, ['https://api.example']],
  [{ url: 'https://{region}.api.example', variables: values }, ['https://eu.api.example', 'https://us.api.example']],
  [{ url: 'https://{tenant}.api.example/v1' }, ['https://*.api.example']],
  [{ url: 'https://{tenant}.{region}.example.com', variables: values }, ['https://*.example.com']],
  [{ url: 'https://{host}/v1' }, ['https:']],
  [{ url: 'https://{host}.com' }, ['https:']],
])('%j', (server, sources) => {
  expect(serverSources(server)).toEqual(sources)
})
