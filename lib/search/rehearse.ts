import { openSearchEngine, type SearchEngine } from './engine.ts'
import { type EntryFile, entryName, type FirstFile, indexForm } from './index/first-file.ts'
import { encodePageRows, type PageRow, textFileName } from './index/page-rows.ts'
import type { PageTextFile } from './index/page-text.ts'

const things = 'account backup catalog environment folder group'.split(' ')
const acts = ['Add', 'Change', 'Configure', 'Delete']
/** What is typed; each goes another way. */
export const rehearsedQueries = ['change the acount', 'catalog_id', 'how do i add a folder', 'deleted environments']
const text =
  'Each has an owner — see “settings”. Set `catalog_id` or `folderName` in config.yaml. Who deletes a folder deletes all. '

function rehearsalFiles(): Map<string, unknown> {
  const rows = things.flatMap((thing) =>
    acts.map(
      (act): PageRow => ({
        route: `/${act}-${thing}`,
        title: `${act} the ${thing}`,
        breadcrumbs: [thing],
        keywords: [`${thing}_id`],
        headings: [{ text: `Before you ${act} it`, id: 'before' }],
        textHash: '',
      }),
    ),
  )
  const count = rows.length
  const first: FirstFile = {
    form: indexForm,
    contexts: [],
    pageContexts: [[0, count]],
    pageKinds: [[0, count]],
    recordCounts: rows.map(() => 2),
    titleLengths: [],
    rows: { kind: 'here', file: encodePageRows(rows) },
    shards: { firstTerms: '', hashes: '' },
    spellings: '',
    synonyms: [['folder', 'directory']],
  }
  const texts: PageTextFile = { form: indexForm, description: text.slice(0, 90), parts: [1, 2].map(() => [text, text]) }
  const entry: EntryFile = { form: indexForm, first: { '': 'first' } }
  return new Map<string, unknown>([
    [entryName, entry],
    ['first', first],
    ...rows.map((row) => [textFileName(row), texts] as const),
  ])
}

/** An engine over a made-up index that needs no network. */
export function rehearsalEngine(): Promise<SearchEngine> {
  const files = rehearsalFiles()
  const encoder = new TextEncoder()
  return openSearchEngine(async (name) => encoder.encode(JSON.stringify(files.get(name))))
}

/**
 * Types some queries into a made-up index. An engine that has not run yet is many times slower: the browser reads its
 * functions when they are first called, and makes good code of them once they were called often. Done while the real index
 * is on its way, this costs the reader no time, and the first letters are answered as fast as the later ones.
 */
export async function rehearseSearch(): Promise<void> {
  const engine = await rehearsalEngine()
  for (const query of rehearsedQueries) {
    for (let length = 1; length <= query.length; length += 1) {
      const asked = { text: query.slice(0, length), context: 'all', page: 0, hitsPerPage: 8 }
      await engine.search(asked, { onPartial: () => undefined })
    }
  }
}
