import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'
import { curlSample } from './write-curl.ts'
import { goSample } from './write-go.ts'
import { javascriptSample } from './write-javascript.ts'
import { pythonSample } from './write-python.ts'

const password = { type: 'string', format: 'password' }
const schema = {
  properties: { id: { type: 'string' }, clientSecret: password },
  allOf: [{ properties: { hooks: { type: 'array', items: { oneOf: [{ properties: { secret: password } }] } } } }],
}
const value = hideSecrets({ id: 'a', clientSecret: "it's", hooks: [{ secret: 'b', url: 'c' }] }, schema)

const sampleOf = (write: typeof curlSample) =>
  write({
    method: 'POST',
    url: ['https://a.example/'],
    headers: [],
    basicAuth: false,
    body: { kind: 'json', value },
    responseKind: 'none',
  })

test('a sample reads secrets from variables', () => {
  expect(sampleOf(curlSample)).toContain(`--data '{
    "id": "a",
    "clientSecret": "'"$CLIENT_SECRET"'",
    "hooks": [
      { "secret": "'"$SECRET"'", "url": "c" }
    ]
  }'`)
  expect(sampleOf(javascriptSample)).toContain('clientSecret: process.env.CLIENT_SECRET,')
  expect(sampleOf(pythonSample)).toMatch(/^import os\n[\s\S]*"clientSecret": os\.environ\["CLIENT_SECRET"\],/)
  expect(sampleOf(goSample)).toContain('"clientSecret": "` + os.Getenv("CLIENT_SECRET") + `",')
})

test('everything else stays as it is', () => {
  const plain = { id: 'a', clientSecret: null, list: [1, { secret: 'b' }] }
  expect(hideSecrets(plain, schema)).toEqual(plain)
  expect(hideSecrets('text', password)).toBe('text')
  expect(hideSecrets([{ clientSecret: 'a' }], undefined)).toEqual([{ clientSecret: 'a' }])
})
