import { glossaryBlocks } from '#lib/assistant/glossary-block.ts'
import { operationPassages } from '#lib/assistant/operation-passages.ts'
import type { PageParts } from '#lib/compile/html-passes.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Block, PageAnswers, PagePassages } from '#lib/parts/passage.ts'
import { type EverydayFile, toolNames } from '#lib/search/everyday-words.ts'
import { explainedTerms } from '#lib/search/explained-terms.ts'
import { smallWords } from '#lib/search/index/asked-terms.ts'
import { questionWords } from '#lib/search/match-questions.ts'
import { otherPages, type SearchContext, searchContexts } from '#lib/search/model/contexts.ts'
import { incomingLinks, type LinkTexts } from '#lib/search/model/link-texts.ts'
import type { PlacedQuestions } from '#lib/search/model/placed-questions.ts'
import type { PageRecords } from '#lib/search/model/record.ts'
import { createOperationRecorder } from '#lib/search/operation-records.ts'
import { pageRecords } from '#lib/search/page-records.ts'
import { answersByPage, placeQuestions, withDefinitions, withQuestions } from '#lib/search/reader-questions.ts'
import { stopWords } from '#lib/search/words/stop-words.ts'
import type { PageData } from '#lib/site/manifest.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { OperationPage } from './operation-pages.ts'

/** Everything that search needs to know about a site. */
export interface SiteRecords {
  /** Records of each page, sorted by URL, for each version; the current version's key is ''. */
  versions: Map<string, PageRecords[]>
  /** Passages of pages that answers may quote. */
  passages: Map<RoutePath, PagePassages>
  /** What writers answer to questions of readers about pages of the current version. */
  answers: Map<RoutePath, PageAnswers>
  /** Texts of links between pages, and what readers ask. */
  linkTexts: LinkTexts
  /** How many other pages link to each page. */
  linkCounts: ReadonlyMap<string, number>
  contexts: SearchContext[]
  synonyms: string[][]
  /** What readers ask, by the parts of the current version that answer it. */
  questions: PlacedQuestions[]
  /** What only the assistant reads of what readers say. */
  everyday: Omit<EverydayFile, 'form'>
}

interface RecordedSite
  extends Pick<
    LoadedSite,
    'config' | 'glossary' | 'synonyms' | 'everyday' | 'unanswered' | 'questions' | 'technologies'
  > {
  pages: readonly { data: PageData }[]
  operations: readonly OperationPage[]
  compiledOf: ReadonlyMap<RoutePath, Pick<PageParts, 'sections' | 'passages' | 'siteLinks'>>
}

/** Names of the site's sections in the menu. */
function menuNames({ navbar }: SiteConfig): Record<string, string> {
  return Object.fromEntries(
    navbar.flatMap(({ label, active }) => (active.kind === 'under' ? [[active.segment, label]] : [])),
  )
}

/** A page's passages with one more block at the end of its head. */
function withBlock([head = [], ...parts]: PagePassages, block: Block | undefined): PagePassages {
  return block === undefined ? [head, ...parts] : [[...head, block], ...parts]
}

/** The records of a page in one of the site's contexts. */
function inContext(records: PageRecords, contexts: readonly SearchContext[]): PageRecords {
  const [head, ...parts] = records
  if (contexts.some(({ id }) => id === head.context)) return records
  const moved = { context: otherPages }
  return [{ ...head, ...moved }, ...parts.map((part) => ({ ...part, ...moved }))]
}

/** The records of all pages and operations, the same for the local index and a hosted one. */
export function siteRecords(site: RecordedSite): SiteRecords {
  const { config, glossary, synonyms, pages, operations, compiledOf } = site
  const recordOperation = createOperationRecorder()
  const explained = explainedTerms(glossary)
  const withTerms = (data: PageData): PageData => ({
    ...data,
    keywords: [...data.keywords, ...(explained.get(data.unversionedRoute) ?? [])],
  })
  const called = operations.map(({ data, operation }) => ({ operation, records: recordOperation(data, operation) }))
  const listed = [...pages, ...operations].map(({ data }) => data)
  const contexts = searchContexts(listed, menuNames(config))
  const all = [
    ...pages.map(({ data }) => pageRecords(withTerms(data), compiledOf.get(data.route)?.sections ?? [])),
    ...called.map(({ records }) => records),
  ]
    .sort(([a], [b]) => (a.url < b.url ? -1 : 1))
    .map((records) => inContext(records, contexts))
  const definitions = glossaryBlocks(glossary)
  const passages = new Map<RoutePath, PagePassages>([
    ...pages.map(
      ({ data: { route, unversionedRoute } }) =>
        [route, withBlock(compiledOf.get(route)?.passages ?? [], definitions.get(unversionedRoute))] as const,
    ),
    ...called.map(({ operation, records }) => [operation.route, operationPassages(operation, records)] as const),
  ])
  const versions = new Map<string, PageRecords[]>([['', []]])
  for (const records of all) {
    const [{ version }] = records
    versions.set(version, [...(versions.get(version) ?? []), records])
  }
  const current = versions.get('') ?? []
  const linking = [...compiledOf].map(([route, { siteLinks }]) => ({ route, links: siteLinks }))
  const places = new Set(all.flat().map(({ url, anchor }) => (anchor === '' ? url : `${url}#${anchor}`)))
  const { texts, counts } = incomingLinks(linking, places)
  const questions = withDefinitions(site.questions, glossary)
  const placed = placeQuestions(questions, current)
  const product = questionWords(config.product)
  return {
    versions,
    passages,
    answers: answersByPage(questions, current),
    linkTexts: withQuestions(texts, site.questions),
    linkCounts: counts,
    contexts,
    synonyms,
    questions: placed,
    everyday: {
      words: site.everyday,
      tools: toolNames(site.technologies, synonyms),
      small: smallWords(placed, site.unanswered, [...stopWords, ...product]),
      unanswered: site.unanswered,
      product,
    },
  }
}
