import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIndex } from '#lib/search/index/build-index.ts'
import { type EntryFile, entryName, indexForm } from '#lib/search/index/first-file.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../content/write-file.ts'
import type { SiteRecords } from './search-records.ts'

/** Where the index lies below `public/`; its files are named by what they hold. */
export const searchFolder = '_search'

const engine = join(dirname(fileURLToPath(import.meta.url)), '../../lib/search')
const hashLength = 8
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/** Everything that the index follows from, as one hash. */
function inputKey({ versions, passages, contexts, synonyms }: SiteRecords): string {
  const sources = listFiles(engine).filter((file) => !file.includes('.test.'))
  return sha256(
    ...sources.map((file) => readFileSync(join(engine, file), 'utf8')),
    JSON.stringify([[...versions], [...passages], contexts, synonyms]),
  )
}

/**
 * Writes the search index below `public/`: first the files, then the entry that names them, then old files go. An index
 * of the same records is left as it is.
 * @returns whether it was made anew
 */
export function writeSearchIndex(root: string, records: SiteRecords): boolean {
  const folder = join(root, 'public', searchFolder)
  const stamped = stampedFiles(root, 'search-index', folder)
  const key = inputKey(records)
  const removeOthers = (files: ReadonlySet<string>) => {
    for (const file of listFiles(folder)) if (!files.has(file)) rmSync(join(folder, file))
  }
  const current = stamped.current(key)
  if (current !== undefined) {
    // A build that was ended may have added to them.
    removeOthers(new Set(current))
    return false
  }
  const first: Record<string, string> = {}
  const files = new Set<string>([entryName])
  for (const [version, pages] of records.versions) {
    const { contexts, synonyms, passages } = records
    const index = buildIndex(pages, { contexts, synonyms, passages, hash })
    first[version] = index.first
    for (const [name, bytes] of index.files) {
      files.add(name)
      writeBytesIfChanged(join(folder, name), bytes)
    }
  }
  writeTextIfChanged(join(folder, entryName), JSON.stringify({ form: indexForm, first } satisfies EntryFile))
  removeOthers(files)
  stamped.stamp(key, [...files])
  return true
}
