import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { withAbsoluteLinks } from '#lib/api/absolute-links.ts'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { postmanCollection } from './postman-collection.ts'

/**
 * Writes the API's downloads, and removes them when the API is gone. Does nothing while the API is the same.
 * @param site public origin, without a trailing slash
 */
export async function writeDownloads(store: Store, api: ApiReference | undefined, site: string): Promise<void> {
  const folder = join(store.root, 'public')
  const files = Object.values(apiDownloads)
  if (api === undefined) {
    for (const file of files) rmSync(join(folder, file), { force: true })
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
