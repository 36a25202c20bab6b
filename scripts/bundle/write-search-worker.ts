import { join } from 'node:path'
import type { SearchConfig } from '#lib/config/site-config.ts'
import { siteWeights } from '#lib/search/query/field-weights.ts'
import { shortHash } from '../disk/hash.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile } from './bundle-file.ts'

/** Writes a text below `public/`. @returns its URL with a hash of the text, so browsers never use a cached older one */
export function writeHashed(root: string, path: string, text: string): string {
  writeTextIfChanged(join(root, 'public', path), text)
  return `${path}?${shortHash(text)}`
}

/** Replacements in scripts that search. A text, because the bundler makes a module of any other list. */
export const searchDefinitions = (search?: SearchConfig) => ({
  SEARCH_WEIGHTS: JSON.stringify(JSON.stringify(siteWeights(search))),
})

/** The search worker as one script. Bundled with the site, it would need the site's module loader in its thread. */
export function bundleSearchWorker(root: string, search?: SearchConfig): Promise<string> {
  return bundleFile(root, 'components/search/search-worker.ts', { define: searchDefinitions(search) })
}

/** Writes the search worker below `public/`; returns its URL. */
export async function publishSearchWorker(root: string, search?: SearchConfig): Promise<string> {
  return writeHashed(root, '/generated/search-worker.js', await bundleSearchWorker(root, search))
}
