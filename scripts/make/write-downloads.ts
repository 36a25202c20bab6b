import { join } from 'node:path'
import { stringify } from 'yaml'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { withAbsoluteLinks } from '#lib/api/resolve-links.ts'
import { expandedDocument } from '#lib/api/view/expanded-document.ts'
import { sha256 } from '../disk/hash.ts'
import type { Store } from '../disk/store.ts'
import { removeFiles, writeTextIfChanged } from '../disk/write-file.ts'

const options = {
  folderStrategy: 'Tags',
  requestParametersResolution: 'Example',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
} as const

/** An id that is stable for the same place in the same collection: the converter generates different ones each time. */
function stableId(...steps: string[]): string {
  const hash = sha256(...steps)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

function withStableIds(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withStableIds(item, `${path}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isId = (key === 'id' || key === '_postman_id') && typeof item === 'string' && /^[0-9a-f-]{36}$/.test(item)
      return [key, isId ? stableId(path, key) : withStableIds(item, `${path}/${key}`)]
    }),
  )
}

/** A Postman collection with a request for every operation, by tag. @throws when the converter fails */
export async function postmanCollection(bundle: Record<string, unknown>): Promise<unknown> {
  // Imported on demand: it takes longer than the rest of a build without changes.
  const { default: converter } = await import('openapi-to-postmanv2')
  const collection = await new Promise<unknown>((resolve, reject) => {
    converter.convertV2({ type: 'json', data: expandedDocument(bundle) }, options, (error, result) => {
      if (error !== null) reject(new Error('The Postman collection cannot be created', { cause: error }))
      else if (result.result) resolve(result.output[0]?.data)
      else reject(new Error(`The Postman collection cannot be created: ${result.reason}`))
    })
  })
  return withStableIds(collection, '')
}

/**
 * Writes the API's downloads, and removes them when the API is gone. Does nothing while the API is the same.
 * @param site public origin, without a trailing slash
 */
export async function writeDownloads(store: Store, api: ApiReference | undefined, site: string): Promise<void> {
  const folder = join(store.root, 'public')
  const files = Object.values(apiDownloads)
  if (api === undefined) {
    removeFiles(folder, files)
    return
  }
  const bundle = withAbsoluteLinks(api.bundle, site)
  const json = `${JSON.stringify(bundle, null, 2)}\n`
  await store.keepFiles('downloads', [json], folder, async () => {
    const collection = await postmanCollection(bundle)
    const yaml = stringify(bundle, { lineWidth: 0, aliasDuplicateObjects: false })
    writeTextIfChanged(join(folder, apiDownloads.json), json)
    writeTextIfChanged(join(folder, apiDownloads.yaml), yaml)
    writeTextIfChanged(join(folder, apiDownloads.postman), `${JSON.stringify(collection, null, 1)}\n`)
    return files
  })
}
