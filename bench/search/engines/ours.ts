import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIndex } from '../../../lib/search/index/build-index.ts'
import { type EntryFile, entryName, indexForm } from '../../../lib/search/index/first-file.ts'
import type { EngineBuild } from './engine-build.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

export const ours: EngineBuild = {
  client: 'ours',
  name: 'ours',
  async build({ pages, contexts, synonyms, linkTexts, questions, unanswered, linkCounts }, folder) {
    const { first, files } = buildIndex(pages, {
      contexts,
      synonyms,
      linkTexts,
      questions,
      unanswered,
      linkCounts,
      hash,
    })
    const entry: EntryFile = { form: indexForm, first: { '': first } }
    for (const [name, bytes] of [...files, [entryName, JSON.stringify(entry)] as const]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
  },
}
