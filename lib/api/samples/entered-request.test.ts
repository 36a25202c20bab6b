import type { IHttpOperation } from '@stoplight/types'
import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec } from '../../../tests/support/api-reading.ts'
import { type EnteredCall, enteredSamples } from './entered-request.ts'
import { requestSamples } from './request-samples.ts'

const operations = operationsOf(readFixtureSpec('harbor.yaml'))

const nodeOf = (slug: string) => operations.find((one) => one.slug === slug)?.node as IHttpOperation
const nothing: EnteredCall = { headers: [], queryString: [] }
const first = { example: 0, text: undefined }
const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(value, undefined, 2) })

/** The same call as in the samples of the page, with another path. */
function curl(slug: string, call: Partial<EnteredCall>, path = nodeOf(slug).path): string | undefined {
  return enteredSamples(nodeOf(slug))({ ...nothing, ...call }, path, first).sets[0]?.[0]
}

test('a body that is an example gives the samples of the page', () => {
  const operation = operations.find(({ slug }) => slug === 'build-a-boat')
  if (operation === undefined) throw new Error('There is no such operation')
  const sets = requestSamples(operation)
  const content = nodeOf('build-a-boat').request?.body?.contents?.[0]
  const [example] = content?.examples ?? []
  const value = example !== undefined && 'value' in example ? example.value : undefined
  const entered = enteredSamples(nodeOf('build-a-boat'))({ ...nothing, postData: json(value) }, '/boats', first)
  expect(entered.sets).toEqual(sets.map(({ samples }) => samples.map(({ code }) => code)))
  expect(entered).toMatchObject({ shown: 0, ownText: undefined, isUnreadable: false })
})

test('each sample has the examples of parameters that belong to its body, unless the reader has entered others', () => {
  const build = nodeOf('build-a-boat')
  const bodies = ['dinghy', 'ship'].map((key) => ({ key, value: { name: key } }))
  const content = { mediaType: 'application/json', examples: bodies }
  const dock = {
    name: 'dock',
    style: 'simple',
    examples: ['dinghy', 'ship'].map((key) => ({ key, value: `${key}-dock` })),
  }
  const request = { path: [dock], body: { contents: [content] } }
  const node = { ...build, path: '/docks/{dock}', request } as unknown as IHttpOperation
  const urls = (call: EnteredCall, path: string, example = 0) =>
    enteredSamples(node)(call, path, { example, text: undefined }).sets.map(
      ([code]) => /docks\/[^"]*/.exec(code ?? '')?.[0],
    )
  const paths = requestSamples({ node } as never).map(({ samples }) => /docks\/[^"]*/.exec(samples[0]?.code ?? '')?.[0])
  expect(paths).toEqual(['docks/dinghy-dock', 'docks/ship-dock'])
  expect(urls({ ...nothing, postData: json({ name: 'dinghy' }) }, '/docks/dinghy-dock')).toEqual(paths)
  expect(urls({ ...nothing, postData: json({ name: 'ship' }) }, '/docks/ship-dock', 1)).toEqual(paths)
  expect(urls({ ...nothing, postData: json({ name: 'ship' }) }, '/docks/dinghy-dock', 1)).toEqual([
    'docks/dinghy-dock',
    'docks/dinghy-dock',
  ])
  expect(urls(nothing, '/docks/mine')).toEqual(['docks/mine', 'docks/mine'])
})

test('the values in the path are those that are sent; a parameter without a value has none', () => {
  const node = {
    ...nodeOf('build-a-boat'),
    path: '/docks/{dock}/v1.0/{boat}',
    request: {},
  } as unknown as IHttpOperation
  const values = (path: string) => enteredSamples(node)(nothing, path, first).pathValues
  expect(values('/docks/north/v1.0/Ada')).toEqual(['north', 'Ada'])
  expect(values('/docks/a%2Fb/v1.0/{boat}')).toEqual(['a%2Fb', ''])
})

test('another body is in the samples, unless it can’t be read yet; credentials stay variables', () => {
  const write = enteredSamples(nodeOf('build-a-boat'))
  const postData = (text: string) => ({ ...nothing, postData: { mimeType: 'application/json', text } })
  expect(write(postData('{"name":"Ada"}'), '/boats', first).sets[0]?.[0]).toMatchInlineSnapshot(`
    "curl --request POST \\
      "https://api.eu.harbor.example/v2/boats" \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --header "Content-Type: application/json" \\
      --data '{ "name": "Ada" }'"
  `)
  const unreadable = write(postData('{"name":"Ad'), '/boats', first)
  expect(unreadable.sets[0]?.[0]).toContain('"Ada"')
  expect(unreadable).toMatchObject({ isUnreadable: true, ownText: '{"name":"Ad', shown: 0 })
  const empty = write(postData(''), '/boats', first)
  expect(empty.sets[0]?.[0]).not.toContain('--data')
  expect(empty).toMatchObject({ isUnreadable: false, ownText: '' })
})

test('the path, the query, and headers', () => {
  const node = {
    ...nodeOf('build-a-boat'),
    path: '/boats/{boat}/parts/{part}',
    request: { headers: [{ id: 'h', name: 'X-Dock', style: 'simple' }] },
  } as unknown as IHttpOperation
  const call = {
    headers: [
      { name: 'X-Dock', value: 'north' },
      { name: 'Accept', value: 'application/json' },
    ],
    queryString: [{ name: 'q', value: 'a b&c' }],
  }
  const [code] = enteredSamples(node)(call, '/boats/my boat/parts/{part}', first).sets[0] ?? []
  expect(code).toMatchInlineSnapshot(`
    "curl --request POST \\
      "https://api.eu.harbor.example/v2/boats/my%20boat/parts/{part}?q=a%20b%26c" \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --header "X-Dock: north""
  `)
})

test('a body in another format than JSON can be an example, too; a form has none', () => {
  const contents = [
    { mediaType: 'application/yaml', examples: ['a: 1', 'b: 2'].map((value) => ({ key: value, value })) },
  ]
  const node = { ...nodeOf('build-a-boat'), request: { body: { contents } } } as unknown as IHttpOperation
  const write = (postData: EnteredCall['postData']) => enteredSamples(node)({ ...nothing, postData }, '/boats', first)
  const yaml = (text: string) => ({ mimeType: 'application/yaml', text })
  expect(write(yaml('b: 2'))).toMatchObject({ shown: 1, ownText: undefined })
  expect(write(yaml('b: 3'))).toMatchObject({ shown: 0, ownText: 'b: 3' })
  const form = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: 'b' }] }
  expect(write(form)).toMatchObject({ shown: undefined, ownText: undefined })
})

test('forms and files', () => {
  const multipart = [
    { name: 'title', value: 'A note' },
    { name: 'file', fileName: 'note.txt' },
  ]
  expect(curl('build-a-boat', { postData: { mimeType: 'multipart/form-data', params: multipart } })).toContain(
    `--form-string 'title=A note' \\\n  --form 'file=@note.txt'`,
  )
  const form = [{ name: 'a', value: 'b c' }]
  expect(curl('build-a-boat', { postData: { mimeType: 'application/x-www-form-urlencoded', params: form } })).toContain(
    `--data-urlencode 'a=b c'`,
  )
  expect(curl('build-a-boat', { postData: { mimeType: 'application/octet-stream', text: '@a.bin' } })).toContain(
    `--data-binary '@a.bin'`,
  )
  expect(curl('build-a-boat', { postData: { mimeType: 'text/plain', text: 'hello' } })).toContain(`--data-raw 'hello'`)
})

test('a secret that the reader has entered is in no sample', () => {
  const schema = { type: 'object', properties: { secret: { type: 'string', format: 'password' } } }
  const request = { body: { contents: [{ mediaType: 'application/json', schema, examples: [] }] } }
  const node = { ...nodeOf('build-a-boat'), request } as unknown as IHttpOperation
  const { sets } = enteredSamples(node)({ ...nothing, postData: json({ secret: 'mine' }) }, '/boats', first)
  expect(sets.flat().length).toBeGreaterThan(3)
  for (const code of sets.flat()) {
    expect(code).toContain('SECRET')
    expect(code).not.toContain('mine')
  }
})
