import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { EverydayFile } from '#lib/search/everyday-words.ts'
import { buildIndex } from '#lib/search/index/build-index.ts'
import { type EntryFile, entryName, indexForm } from '#lib/search/index/first-file.ts'
import type { Store } from '../disk/store.ts'
import { removeOtherFiles, writeBytesIfChanged, writeTextIfChanged } from '../disk/write-file.ts'
import type { SiteRecords } from './search-records.ts'

/** Folder of the index in `public/`; its files are named by a hash of their content. */
export const searchFolder = '_search'

const hashLength = 8
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/**
 * Writes the search index below `public/`: first the files, then the entry that references them; then removes old files.
 * An index of the same records is left unchanged.
 * @returns whether the index is new
 */
export async function writeSearchIndex(store: Store, records: SiteRecords): Promise<boolean> {
  const { versions, passages, answers, linkTexts, linkCounts, contexts, synonyms, questions, everyday } = records
  const folder = join(store.root, 'public', searchFolder)
  const key = JSON.stringify([
    [...versions],
    [...passages],
    [...answers],
    [...linkTexts],
    [...linkCounts],
    contexts,
    synonyms,
    questions,
    everyday,
  ])
  const { files, isNew } = await store.keepFiles('search-index', [key], folder, async () => {
    const first: Record<string, string> = {}
    const written = new Set<string>([entryName])
    for (const [version, pages] of versions) {
      const index = buildIndex(pages, {
        contexts,
        synonyms,
        passages,
        answers,
        linkTexts,
        linkCounts,
        // Questions are about the current version.
        questions: version === '' ? questions : [],
        unanswered: everyday.unanswered,
        hash,
      })
      first[version] = index.first
      for (const [name, bytes] of index.files) {
        written.add(name)
        writeBytesIfChanged(join(folder, name), bytes)
      }
    }
    const said = Buffer.from(JSON.stringify({ form: indexForm, ...everyday } satisfies EverydayFile))
    const saidName = `everyday-${hash(said)}.json`
    written.add(saidName)
    writeBytesIfChanged(join(folder, saidName), said)
    const entry = { form: indexForm, first, everyday: saidName } satisfies EntryFile
    writeTextIfChanged(join(folder, entryName), JSON.stringify(entry))
    return [...written]
  })
  removeOtherFiles(folder, files)
  return isNew
}
