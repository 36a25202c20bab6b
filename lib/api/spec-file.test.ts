import { expect, test } from 'vitest'
import { readSpec } from '../../tests/support/api-reading.ts'
import { readSpecFile, type SpecFile } from './spec-file.ts'

const tokens = { brand: 'slipway', product: 'Slipway', api_host: 'api.slipway.example' }

function read(text: string, path = 'apispec.yaml'): SpecFile {
  const { file, diagnostics } = readSpecFile(path, text, tokens)
  if (file === undefined) throw new Error(diagnostics.map(({ message }) => message).join())
  return file
}

const at = (line: number, column: number) => ({ file: 'apispec.yaml', line, column })

test('keys and values have separate places', () => {
  const file = read('info:\n  title: "A"\n  tags: [one, { name: two }]\n')
  expect(file.placeOf(['info', 'title'])).toEqual(at(2, 10))
  expect(file.placeOf(['info', 'title'], 'key')).toEqual(at(2, 3))
  expect(file.placeOf(['info', 'tags', '1', 'name'])).toEqual(at(3, 23))
  expect(file.placeOf(['info', 'tags', '1'], 'key')).toEqual(at(3, 15))
})

test('a missing value has the place of its nearest existing parent', () => {
  const file = read('info:\n  title: A\n')
  expect(file.placeOf(['info', 'version'])).toEqual(at(2, 3))
  expect(file.placeOf(['info', 'title', 'deeper', 'still'])).toEqual(at(2, 10))
  expect(read('').placeOf(['info'])).toEqual(at(1, 1))
})

test('tokens are replaced and do not shift places', () => {
  const file = read('"{brand}-info": { title: "{product} API", next: 1 }\n')
  expect(file.value).toEqual({ 'slipway-info': { title: 'Slipway API', next: 1 } })
  expect(file.placeOf(['slipway-info', 'next'], 'key')).toEqual(at(1, 43))
})

test('braces with a meaning in OpenAPI are unchanged', () => {
  const { value } = read(
    [
      'paths:',
      '  /products/{product}: { get: { summary: "{product}" } }',
      'servers:',
      '  - { url: "https://{api_host}/{brand}", variables: { brand: { default: "{brand}" } } }',
      '  - { url: "https://{api_host}/{brand}" }',
    ].join('\n'),
  )
  expect(value).toEqual({
    paths: { '/products/{product}': { get: { summary: '{product}' } } },
    servers: [
      { url: 'https://api.slipway.example/{brand}', variables: { brand: { default: 'slipway' } } },
      { url: 'https://api.slipway.example/slipway' },
    ],
  })
})

test('the names of path parameters are not replaced in any file', () => {
  const { api, diagnostics } = readSpec({
    'apispec.yaml': `openapi: 3.1.0
info: { title: '{brand} API', version: '1' }
paths: { '/a/{product}': { $ref: a.yaml } }
`,
    'a.yaml': `parameters: [{ name: product, in: path, required: true, schema: { type: string } }]
get:
  operationId: a
  summary: Get /a/{product}
  description: Of {brand}, at \`/a/{product}\`.
  responses: { '204': { description: Done. } }
`,
  })
  expect(diagnostics).toEqual([])
  expect(api?.title).toBe('slipway API')
  expect(api?.operations[0]).toMatchObject({
    summary: 'Get /a/{product}',
    description: 'Of slipway, at `/a/{product}`.',
  })
})

test('aliases and merge keys are resolved', () => {
  const file = read('base: &base { a: 1 }\nsame: *base\nmore:\n  <<: *base\n  b: 2\n')
  expect(file.value).toMatchObject({ same: { a: 1 }, more: { a: 1, b: 2 } })
  expect(file.placeOf(['same', 'a'])).toEqual(at(1, 18))
})

test('JSON may be indented with tabs, and may start with a byte-order mark', () => {
  const file = read('\uFEFF{\r\n\t"info": {\r\n\t\t"title": "A"\r\n\t}\r\n}', 'apispec.json')
  expect(file.value).toEqual({ info: { title: 'A' } })
  expect(file.placeOf(['info', 'title'])).toEqual({ file: 'apispec.json', line: 3, column: 12 })
})

test('a part of a text has its line', () => {
  const file = read('info:\n  description: |\n    First.\n    See [it](/there).\n')
  expect(file.placeOfText(['info', 'description'], '/there')).toEqual(at(4, 14))
  expect(file.placeOfText(['info', 'description'], '/elsewhere')).toEqual(at(2, 16))
})

test('exponentially growing aliases are rejected', () => {
  const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
  for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef']) lines.push(`${to}: &${to} [${`*${from}, `.repeat(10)}]`)
  const { file, diagnostics } = readSpecFile('apispec.yaml', lines.join('\n'), {})
  expect(file).toBeUndefined()
  expect(diagnostics.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "The file’s aliases cannot be resolved: Excessive alias count indicates a resource exhaustion attack.",
    ]
  `)
})

test('an alias to a value that contains it is an error at its place', () => {
  const { file, diagnostics } = readSpecFile('a.yaml', 'a: &a\n  b: [&c 1, *c]\n  d: { e: *a }\n', {})
  expect(file).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'api-syntax', line: 3, column: 11 }])
})
