import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

const calls = (text: string, language = 'javascript') => shownCalls(sampleOf(language, text))

test('fetch', async () => {
  expect(
    await calls(`const API = process.env.API_URL ?? 'https://h/v1'
const headers = new Headers({ Authorization: \`Bearer \${token}\` })
await fetch(\`\${API}/a/\${encodeURIComponent(id)}\`, { headers })
await fetch(API + '/b', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...extra },
  body: JSON.stringify({ name, 'kind': "x\\n", list: [1, -2, null, true], [key]: 1, ...rest }),
})
fetch('https://h/c', { body: '{"a": 1}', method: process.env.METHOD })
fetch('https://h/d', options).then((answer) => fetch(answer.url + '/next'))
const query = new URLSearchParams({ limit: 5 })
query.append('include', 'a&b')
fetch(\`\${API}/e?\${query}\`)
fetch('https://h/f?' + new URLSearchParams({ a: 1, b: ['x', 'y'] }), init && { ...init, method: 'PUT' })`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/v1/a/…
      Authorization: Bearer …
    POST https://h/v1/b
      Content-Type: application/json
      …
      {"name":"…","kind":"x\\n","list":[1,-2,null,true]}
    … https://h/c
      {"a": 1}
    … https://h/d
      …
      …
    GET …/next
    GET https://h/v1/e?limit=5&include=a%26b
    PUT https://h/f?a=1&b=x&b=y
      …
      …
    "
  `)
})

test('axios', async () => {
  expect(
    await calls(`import axios from 'axios'
const api = axios.create({ baseURL: 'https://h/v1/', headers: { Authorization: token } })
api.get('/a', { params: { limit: 1 } })
api.post('b', { name: 'x' }, { headers: { 'X-A': 'b' } })
api.delete(\`/c/\${id}\`)
axios({ method: 'put', url: 'https://h/d', data: { a: 1 } })
axios.request({ url: 'https://h/e', ...options })
axios('https://h/f')
axios.patch('https://h/g', '{"a": 1}')`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/v1/a & limit=1
      Authorization: …
    POST https://h/v1/b
      Authorization: …
      X-A: b
      (application/json)
      {"name":"x"}
    DELETE https://h/v1/c/…
      Authorization: …
    put https://h/d
      (application/json)
      {"a":1}
    … https://h/e
      …
      …
    GET https://h/f
    PATCH https://h/g
      (application/x-www-form-urlencoded)
      {"a": 1}
    "
  `)
})

test('functions and loops', async () => {
  expect(
    await calls(
      `const base: string = 'https://h'
export async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as T
}
const { id } = await send<Made>('POST', '/a', { b: 1 })
await send('GET', \`/a/\${id}\`)
for (const name of ['x', 'y']) await send('DELETE', '/a/' + name)
;['p', 'q'].map((name) => send('PUT', \`/a/\${name}\`, { name }))
class Client {
  async send(path: string) { return fetch(\`\${base}/b\`, { headers: this.headers }) }
}
app.post('/hook', async (request, response) => { await send('POST', '/c', { d: request.body.d }) })
const unused = (path = '/e') => send('GET', path)`,
      'typescript',
    ),
  ).toMatchInlineSnapshot(`
    "
    POST https://h/a
      {"b":1}
    GET https://h/a/…
    DELETE https://h/a/x
    DELETE https://h/a/y
    PUT https://h/a/p
      {"name":"p"}
    PUT https://h/a/q
      {"name":"q"}
    GET https://h/e
    POST https://h/c
      {"d":"…"}
    GET https://h/b
      …
    "
  `)
})
