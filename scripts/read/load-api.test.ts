import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { openStore } from '../disk/store.ts'
import { createApiLoader, loadApi } from './load-api.ts'

const config = {} as SiteConfig
const tokens = { product: 'Slipway' }
const spec = (schema: string) => `openapi: 3.1.0
info: { title: '{product} API', version: '1' }
paths:
  /a:
    get:
      operationId: get-a
      summary: Get a
      responses:
        '200': { description: A., content: { application/json: { schema: { $ref: '${schema}' } } } }
`

test('a site without a specification has no operations and no errors', () => {
  expect(loadApi(temporaryFolder(), config, tokens)).toMatchObject({ api: undefined, unknown: false, diagnostics: [] })
})

test('a specification that the configuration names must exist', () => {
  const { diagnostics } = loadApi(temporaryFolder(), { ...config, api: { spec: 'openapi.yaml' } }, tokens)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'There is no API specification openapi.yaml, which the configuration names.',
  ])
})

test('it is read again only when one of its files has changed', () => {
  const root = temporaryFolder({
    'apispec.yaml': spec('./site/objects/a.yaml'),
    'site/objects/a.yaml': 'type: object\n',
  })
  const entry = () => join(root, '.cache/store/api', listFiles(join(root, '.cache/store/api'))[0] ?? '')
  const first = loadApi(root, config, tokens)
  expect(first.api?.operations.map(({ route }) => route)).toEqual(['/api-reference/get-a'])
  const written = statSync(entry()).mtimeMs
  expect(loadApi(root, config, tokens)).toEqual(JSON.parse(JSON.stringify(first)))
  expect(statSync(entry()).mtimeMs).toBe(written)

  writeFiles(root, { 'site/objects/a.yaml': 'type: string\n' })
  expect(JSON.stringify(loadApi(root, config, tokens).api?.bundle)).toContain('"type":"string"')
  expect(loadApi(root, config, { product: 'Other' }).api?.title).toBe('Other API')
  rmSync(join(root, 'site/objects/a.yaml'))
  expect(loadApi(root, config, tokens).diagnostics.map(({ code }) => code)).toEqual(['api-reference'])
  writeFiles(root, { 'site/objects/a.yaml': 'type: object\n' })
  expect(loadApi(root, config, tokens).diagnostics).toEqual([])
})

test('while it has errors, a process shows the last version without them that it has seen', () => {
  const root = temporaryFolder({ 'apispec.yaml': 'openapi: 3.1.0\ninfo: {' })
  const load = createApiLoader(openStore(root))
  expect(load(config, tokens)).toMatchObject({ api: undefined, unknown: true })
  writeFiles(root, {
    'apispec.yaml': spec('#/info').replace(", content: { application/json: { schema: { $ref: '#/info' } } }", ''),
  })
  expect(load(config, tokens)).toMatchObject({ unknown: false, diagnostics: [] })
  for (const broken of ['openapi: 3.1.0\ninfo: {', 'openapi: 3.1.0\n']) {
    writeFiles(root, { 'apispec.yaml': broken })
    const { api, unknown, diagnostics } = load(config, tokens)
    expect(api?.operations).toHaveLength(1)
    expect(unknown).toBe(false)
    expect(diagnostics.length).toBeGreaterThan(0)
    // Another process, such as a check, knows only the file as it is.
    expect(loadApi(root, config, tokens)).toMatchObject({ api: undefined, unknown: true })
  }
})

test('while it has errors, its links and texts are those of the file as it is', () => {
  const described = (words: string, id: string) =>
    `${spec('#/info').replace(/, content:.*/, ' }')}      description: ${words}\n      tags: []\n  /b: { get: { operationId: ${id}, summary: B, responses: { '204': { description: B. } } } }\n`
  const root = temporaryFolder({ 'apispec.yaml': described("'A [lnik](/nowhere).'", 'get-b') })
  const load = createApiLoader(openStore(root))
  expect(load(config, tokens)).toMatchObject({ diagnostics: [], links: [{ href: '/nowhere', line: 10 }] })
  writeFiles(root, { 'apispec.yaml': described("'A [link](/somewhere).'", 'get-a') })
  for (const { diagnostics, links, prose } of [load(config, tokens), loadApi(root, config, tokens)]) {
    expect(diagnostics.map(({ code }) => code)).toEqual(['api-operation-id'])
    expect(links.map(({ href }) => href)).toEqual(['/somewhere'])
    expect(JSON.stringify(prose)).not.toContain('lnik')
  }
})

test('a specification that the configuration does not name is not overlooked', () => {
  const root = temporaryFolder({ 'openapi.json': '{}', 'swagger.yaml': '', 'api/openapi.yaml': '' })
  expect(loadApi(root, config, tokens)).toMatchObject({
    unknown: false,
    diagnostics: [
      {
        severity: 'warning',
        code: 'api-ignored',
        file: 'openapi.json',
        message: 'openapi.json is ignored: the site has no API reference.',
        hint: "Write “api: { spec: 'openapi.json' }” in site.config.ts to publish it.",
      },
      { file: 'swagger.yaml' },
      {
        file: 'api/openapi.yaml',
        hint: "Write “api: { spec: 'api/openapi.yaml' }” in site.config.ts to publish it.",
      },
    ],
  })
  writeFiles(root, { 'apispec.yaml': spec('#/info').replace(/, content:.*/, ' }') })
  expect(loadApi(root, config, tokens).diagnostics).toEqual([])
})

test('tokens are only replaced if the site wants it', () => {
  const root = temporaryFolder({
    'apispec.yaml': spec('#/components/schemas/A').replace("'#", "'./a.yaml#"),
    'a.yaml': 'components: { schemas: { A: {} } }\n',
  })
  const load = createApiLoader(openStore(root))
  expect(load(config, tokens).api?.title).toBe('Slipway API')
  expect(load({ ...config, api: { tokens: false } }, tokens).api?.title).toBe('{product} API')
})
