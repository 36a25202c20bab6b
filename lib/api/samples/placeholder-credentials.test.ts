import type { HttpSecurityScheme } from '@stoplight/types'
import { expect, test } from 'vitest'
import { withPlaceholders } from './placeholder-credentials.ts'

const scheme = (changes: object) => ({ id: 'id', key: 'api_key', ...changes }) as HttpSecurityScheme
const call = { headers: [{ name: 'X-Empty', value: '' }], queryString: [{ name: 'q', value: 'a' }] }
const placed = (one: HttpSecurityScheme) => withPlaceholders(call, [one])

test('each kind of credential has a placeholder where it goes', () => {
  expect(placed(scheme({ type: 'http', scheme: 'bearer' }))).toEqual({
    headers: [{ name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' }],
    queryString: call.queryString,
  })
  expect(placed(scheme({ type: 'http', scheme: 'basic' })).headers).toEqual([
    { name: 'Authorization', value: 'Basic YOUR_CREDENTIALS_IN_BASE64' },
  ])
  expect(placed(scheme({ type: 'apiKey', in: 'cookie', name: 'sid' })).headers).toEqual([
    { name: 'Cookie', value: 'sid=YOUR_API_KEY' },
  ])
  expect(placed(scheme({ type: 'apiKey', in: 'query', name: 'key' }))).toEqual({
    headers: [],
    queryString: [...call.queryString, { name: 'key', value: 'YOUR_API_KEY' }],
  })
})
