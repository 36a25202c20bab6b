import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

interface ParserDiagnostic {
  code: string
  message: string
  path: string[]
}

const require = createRequire(import.meta.url)
const spectral = join(dirname(require.resolve('@stoplight/spectral-cli/package.json')), 'dist/index.js')
const folder = join(process.cwd(), '.cache/contract')

/** What Spectral says of a document by the ruleset of this project, hints included. */
function lint(name: string, document: unknown): string[] {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(document, null, 2))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [spectral, 'lint', path, '--ruleset', '.spectral.yaml', '--format', 'json', '--quiet'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  expect(stderr).toBe('')
  return (JSON.parse(stdout) as ParserDiagnostic[]).map(
    ({ code, message, path: steps }) => `${code} ${steps.join('/')}: ${message}`,
  )
}

test('Spectral finds nothing, neither errors nor warnings nor hints', () => {
  expect(lint('apispec', contract.document)).toEqual([])
})

test('Spectral would find an operation that says too little', () => {
  const operation = {
    operationId: 'getA',
    summary: 'Get a thing.',
    description: '',
    tags: ['A'],
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      '200': { description: 'A.', headers: {}, content: { 'application/json': { schema: { type: 'object' } } } },
      '400': { description: 'Wrong.', content: { 'application/json': { schema: { type: 'object' } } } },
      '422': { description: 'Wrong.', content: { 'application/json': { examples: { wrong: { value: 1 } } } } },
    },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1', description: 'A.', contact: {}, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'https://api.example.net' }],
    tags: [{ name: 'A', description: 'A.' }],
    paths: { '/a': { post: operation } },
    components: { schemas: { Unused: { type: 'object' } }, headers: { Unused: { schema: { type: 'integer' } } } },
  }
  const codes = lint('diagnostics', document).map((diagnostic) => diagnostic.split(' ')[0])
  expect([...new Set(codes)].sort()).toMatchInlineSnapshot(`
    [
      "answer-example",
      "description-length",
      "description-text",
      "example-summary",
      "header-described",
      "oas3-parameter-description",
      "oas3-unused-component",
      "operation-description",
      "operation-name",
      "parameter-described",
      "rate-limit-headers",
      "request-example",
      "schema-described",
      "summary-length",
      "too-many-requests",
    ]
  `)
})
