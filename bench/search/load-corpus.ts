import type { SearchContext } from '../../lib/search/model/contexts.ts'
import type { LinkTexts } from '../../lib/search/model/link-texts.ts'
import type { PlacedQuestions } from '../../lib/search/model/placed-questions.ts'
import type { PageRecords } from '../../lib/search/model/record.ts'
import { loadRecords } from '../../scripts/search/load-records.ts'

/** What every engine is given: the same pages in the same parts. */
export interface Corpus {
  pages: readonly PageRecords[]
  contexts: SearchContext[]
  synonyms: string[][]
  /** What pages call the pages that they link to, which only our engine knows how to use. */
  linkTexts: LinkTexts
  /** What readers ask, by the records that answer it, which only our engine knows how to use. */
  questions: readonly PlacedQuestions[]
  /** What readers ask that no page answers. */
  unanswered: readonly string[]
  /** How many other pages link to each page. */
  linkCounts: ReadonlyMap<string, number>
}

/** The pages of the current version, read from the sources. */
export async function loadCorpus(project: string): Promise<Corpus> {
  const { records } = await loadRecords(project)
  if (records === undefined) throw new Error('The content has errors: npm run check says which.')
  const { versions, contexts, synonyms, linkTexts, linkCounts, questions, everyday } = records
  const pages = versions.get('') ?? []
  return { pages, contexts, synonyms, linkTexts, questions, unanswered: everyday.unanswered, linkCounts }
}
