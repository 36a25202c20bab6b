import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { listFiles } from '../disk/read-files.ts'

/** Folders of `public/` that the build writes for the site's own use: pages cannot link there. */
const ownFolders = ['_parts', '_search', '_markdown', 'assets']

/** Paths of static files that a link may name, from the site's root. */
export function siteFiles(root: string, images: Iterable<string>, api: ApiReference | undefined): Set<string> {
  const published = listFiles(join(root, 'public'), (path) => ownFolders.includes(path))
  const files = new Set([...images, ...published.map((file) => `/${file}`)])
  // They exist from an earlier build, or will exist after this one.
  for (const file of Object.values(apiDownloads)) {
    if (api === undefined) files.delete(file)
    else files.add(file)
  }
  return files
}
