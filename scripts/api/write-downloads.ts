import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { withAbsoluteLinks } from '#lib/api/absolute-links.ts'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { sha256 } from '../content/page-cache.ts'
import { readTextIfExists } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { postmanCollection } from './postman-collection.ts'

/**
 * Writes what readers can download of the API, and removes it when the API is gone. Does nothing while it stays the same.
 * @param site public origin, without a trailing slash
 */
export async function writeDownloads(root: string, api: ApiReference | undefined, site: string): Promise<void> {
  const pathOf = (address: string) => join(root, 'public', address)
  const files = Object.values(apiDownloads)
  if (api === undefined) {
    for (const file of files) rmSync(pathOf(file), { force: true })
    return
  }
  const bundle = withAbsoluteLinks(api.bundle, site)
  const json = `${JSON.stringify(bundle, null, 2)}\n`
  const key = sha256(json, readTextIfExists(join(root, 'package-lock.json')) ?? '')
  const stamped = stampedFiles(root, 'api-downloads', join(root, 'public'))
  if (stamped.current(key) !== undefined) return
  const collection = await postmanCollection(bundle)
  writeTextIfChanged(pathOf(apiDownloads.json), json)
  writeTextIfChanged(pathOf(apiDownloads.yaml), stringify(bundle, { lineWidth: 0, aliasDuplicateObjects: false }))
  writeTextIfChanged(pathOf(apiDownloads.postman), `${JSON.stringify(collection, null, 1)}\n`)
  stamped.stamp(key, files)
}
