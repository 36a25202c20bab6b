import type { Options } from 'minisearch'
import { stem } from 'porter2'
import { stopWords } from '../../../lib/search/words/stop-words.ts'
import { tokenize } from '../../../lib/search/words/tokenize.ts'

/** MiniSearch with what it can be given: our words, stems and stop words, weights of fields, beginnings and slips. */
export const miniSearchOptions: Options = {
  idField: 'id',
  fields: ['title', 'section', 'keywords', 'description', 'text', 'code'],
  storeFields: ['url', 'title', 'section'],
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  processTerm: (term) => (stopWords.has(term) ? null : stem(term)),
  searchOptions: {
    // Tuned by the half of the queries that is not reported, among 120 settings.
    boost: { title: 6, section: 4, keywords: 2, description: 1 },
    prefix: (_term, index, terms) => index === terms.length - 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    weights: { fuzzy: 0.2, prefix: 0.5 },
    bm25: { b: 0.4, k: 2, d: 0.5 },
  },
}
