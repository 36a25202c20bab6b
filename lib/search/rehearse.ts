import { openSearchEngine, type SearchEngine } from './engine.ts'
import { type EntryFile, entryName, type FirstFile, indexForm } from './index/first-file.ts'
import { type PageRowsFile, textFileName } from './index/page-rows.ts'
import type { PageTextFile } from './index/page-text.ts'

const things = 'account backup catalog environment folder group'.split(' ')
const acts = ['Add', 'Change', 'Configure', 'Delete']
/** What is typed; each goes another way. */
export const rehearsedQueries = ['change the acount', 'catalog_id', 'how do i add a folder', 'deleted environments']
const text = 'Each has an owner — see “settings”. Set `catalog_id` or `folderName` in config.yaml. '

function rehearsalFiles(): Map<string, unknown> {
  const pages = things.flatMap((thing) => acts.map((act) => ({ thing, act, route: `/${act}-${thing}` })))
  const column = (cell: (page: (typeof pages)[number]) => string) => pages.map(cell).join('\n')
  const file: PageRowsFile = {
    routes: column(({ route }) => route),
    titles: column(({ act, thing }) => `${act} the ${thing}`),
    trails: things.join('\n'),
    trail: pages.map(({ thing }) => things.indexOf(thing)),
    keywords: column(({ thing }) => `${thing}_id`),
    headings: column(({ act }) => `${act} it`),
    ids: [],
    textHashes: column(() => ''),
  }
  const count = pages.length
  const first: FirstFile = {
    form: indexForm,
    contexts: [],
    pageContexts: [[0, count]],
    pageKinds: [[0, count]],
    recordCounts: pages.map(() => 2),
    titleLengths: [],
    rows: { kind: 'here', file },
    shards: { firstTerms: '', hashes: '' },
    spellings: '',
    synonyms: [['folder', 'directory']],
  }
  const texts: PageTextFile = { form: indexForm, description: text.slice(0, 90), parts: [1, 2].map(() => [text, text]) }
  const entry: EntryFile = { form: indexForm, first: { '': 'first' } }
  return new Map<string, unknown>([
    [entryName, entry],
    ['first', first],
    ...pages.map(({ route }) => [textFileName({ route, textHash: '' }), texts] as const),
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
