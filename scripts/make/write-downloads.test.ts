import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { readFixtureSpec, readSpec } from '../../tests/support/api-reading.ts'
import { multiplyingSpec } from '../../tests/support/large-specs.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openStore } from '../disk/store.ts'
import { postmanCollection, writeDownloads } from './write-downloads.ts'

const site = 'https://docs.slipway.example'

function apiOf(fixture: string): ApiReference {
  const { api } = readFixtureSpec(fixture)
  if (api === undefined) throw new Error(`${fixture} has errors`)
  return api
}

/** Names of all requests in a collection. */
function requestNames(item: unknown): string[] {
  if (Array.isArray(item)) return item.flatMap(requestNames)
  if (typeof item !== 'object' || item === null) return []
  if ('request' in item && 'name' in item) return [String(item.name)]
  return 'item' in item ? requestNames(item.item) : []
}

test('the specification and a collection can be downloaded, and are removed with the API', async () => {
  const root = temporaryFolder()
  const at = (name: string) => join(root, 'public', name)
  const api = apiOf('many-files/apispec.yaml')
  await writeDownloads(openStore(root), api, site)
  expect(JSON.parse(readFileSync(at('apispec.json'), 'utf8'))).toEqual(api.bundle)
  expect(parse(readFileSync(at('apispec.yaml'), 'utf8'))).toEqual(api.bundle)
  expect(requestNames(JSON.parse(readFileSync(at('apispec.postman.json'), 'utf8')))).toEqual([
    'Get runs',
    'Create a run',
    'Get a run',
  ])
  const written = statSync(at('apispec.postman.json')).mtimeMs
  await writeDownloads(openStore(root), api, site)
  expect(statSync(at('apispec.postman.json')).mtimeMs).toBe(written)
  await writeDownloads(openStore(root), undefined, site)
  expect(['apispec.json', 'apispec.yaml', 'apispec.postman.json'].filter((name) => existsSync(at(name)))).toEqual([])
})

test('a collection is the same each time', async () => {
  const { bundle } = apiOf('calls-back.yaml')
  expect(JSON.stringify(await postmanCollection(bundle))).toBe(JSON.stringify(await postmanCollection(bundle)))
})

test('schemas that recur or multiply terminate', async () => {
  expect(requestNames(await postmanCollection(apiOf('recursive.yaml').bundle))).toHaveLength(4)
  const { api } = readSpec({ 'apispec.json': multiplyingSpec(20, 10) })
  expect(requestNames(await postmanCollection(api?.bundle ?? {}))).toEqual(['Get all'])
})
