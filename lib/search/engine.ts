import type { FetchBytes } from './index/file-cache.ts'
import { type OpenIndex, openIndex } from './index/open-index.ts'
import type { IndexOverview } from './model/index-overview.ts'
import { createMarker, type Marker } from './model/marks.ts'
import { pageCount, type SearchAnswer, type SearchHit, type SearchQuery } from './model/search-answer.ts'
import { askedPages } from './query/asked-pages.ts'
import { calledPath } from './query/called-paths.ts'
import type { FoundWords } from './query/find-pages.ts'
import { nearSpellings } from './query/near-spellings.ts'
import { type ParsedQuery, parseQuery, synonymLookup, withoutQuestionStart } from './query/parse-query.ts'
import { type RankedQuery, type Ranking, rankQuery, searchedIndex } from './query/rank-query.ts'
import { rankWhole } from './query/rank-whole.ts'
import { type ShownHead, showHead, showHit } from './query/show-hit.ts'
import { inRange } from './structures/in-range.ts'
import { memoizeLru } from './structures/lru-cache.ts'
import { type Token, tokenize } from './words/tokenize.ts'

interface SearchOptions {
  /**
   * Called with what can be shown while files are still to be read: with what titles and headings say, and, when that
   * is nothing, with the hits before their texts.
   */
  onPartial?: (answer: SearchAnswer) => void
  /** Once it says so, nothing more is read for the query. */
  isStale?: () => boolean
}

/** Searches an index. It reads files as queries need them, and continues without those that it cannot get. */
export interface SearchEngine extends IndexOverview {
  search: (query: SearchQuery, options?: SearchOptions) => Promise<SearchAnswer>
}

/** Identifiers whose tokens are cached. */
const cachedIdentifiers = 1000

const noAnswer = { hits: [], total: 0, page: 0, pages: 0, isComplete: true, isUnanswered: false, spellings: [] }

/** A ranking with what is worked out once to show it. */
interface ShownRanking extends Ranking {
  marker: Marker | undefined
  /** Heads of pages that have been shown: they are shown again with their texts. */
  heads: Map<number, ShownHead>
  /** Hits that have been shown with their texts: while others wait for theirs, these stay. */
  whole: Map<number, SearchHit>
}

function markerOf(found: FoundWords, { words }: ParsedQuery, tokensOf: Marker['tokensOf']): Marker {
  const prefixes = words.flatMap(({ term, identifiers, isUnfinished, isStop }, word) =>
    isUnfinished && !isStop ? [term, ...identifiers].map((text) => ({ text, word })) : [],
  )
  return createMarker({ terms: found.terms, tokensOf, prefixes })
}

/**
 * What a brief list has: so many of the best hits, and more if they have this share of the best one's score, unless no page
 * answers.
 */
const brief = { hits: 3, share: 0.4 } as const

/** What a page of results shows of a ranking. */
function shownOf({ ranked, isUnanswered }: Ranking, { page, hitsPerPage, isBrief }: SearchQuery): Ranking['ranked'] {
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  if (!isBrief) return shown
  const least = isUnanswered ? Number.POSITIVE_INFINITY : (shown[0]?.score ?? 0) * brief.share
  return shown.filter(({ score }, at) => at < brief.hits || score >= least)
}

/** A hit for each page that is shown and whose row is at hand. */
function hitsOf(index: OpenIndex, ranking: ShownRanking, query: SearchQuery, marker: Marker): SearchHit[] {
  const { heads, whole } = ranking
  return shownOf(ranking, query).flatMap(({ page, record }) => {
    const row = index.row(page)
    const shownHit = whole.get(page)
    if (row === undefined || shownHit !== undefined) return shownHit ?? []
    const part = record - inRange(index.shape.starts[page])
    const head = heads.get(page) ?? showHead(row, part, marker)
    heads.set(page, head)
    const texts = index.texts(page)
    const hit = showHit({ row, kind: index.kindOf(page), context: index.contextOf(page), part, texts, head }, marker)
    if (texts !== undefined) whole.set(page, hit)
    return hit
  })
}

/**
 * Opens the index of one version.
 * @param version id of the version; empty for the current one
 * @throws what `fetchBytes` does for the first files, and MalformedBytes if they aren't an index
 */
export async function openSearchEngine(fetchBytes: FetchBytes, version = ''): Promise<SearchEngine> {
  const index = await openIndex(fetchBytes, version)
  const synonyms = synonymLookup(index.synonyms)
  const tokensOf = memoizeLru((chunk: string): readonly Token[] => tokenize(chunk), cachedIdentifiers)
  const searched = searchedIndex(index)

  function rankNow(query: RankedQuery): ShownRanking {
    return { ...rankQuery(searched, query), marker: undefined, heads: new Map(), whole: new Map() }
  }

  function show(ranking: ShownRanking, parsed: ParsedQuery, query: SearchQuery, isComplete: boolean): SearchAnswer {
    const { total, isUnanswered } = ranking
    ranking.marker ??= markerOf(ranking.found, parsed, tokensOf)
    return {
      hits: hitsOf(index, ranking, query, ranking.marker),
      total,
      page: query.page,
      pages: pageCount(total, query.hitsPerPage),
      isComplete,
      isUnanswered,
      spellings: total === 0 && isComplete ? nearSpellings(parsed.words, index.vocabulary.terms) : [],
    }
  }

  return {
    contexts: index.contexts,
    popular: index.popular,
    async search(query, { onPartial, isStale = () => false } = {}) {
      const parsed = parseQuery(withoutQuestionStart(query.text), synonyms, index.vocabulary.terms)
      if (parsed.words.length === 0) return { ...noAnswer, page: query.page }
      const ranked = {
        parsed,
        context: query.context,
        count: (query.page + 1) * query.hitsPerPage,
        askedPages,
        path: calledPath(query.text),
      }
      let ranking = rankNow(ranked)
      const shownPages = () => shownOf(ranking, query).map(({ page }) => page)
      let isShown = false
      const showPartial = () => {
        if (onPartial === undefined || isShown) return
        if (!index.canLoad(ranking.found.missing) && shownPages().every((page) => index.texts(page) !== undefined))
          return
        const answer = show(ranking, parsed, query, false)
        isShown = answer.hits.length > 0
        onPartial(answer)
      }
      showPartial()
      ranking = await rankWhole(index, ranking, () => rankNow(ranked), isStale)
      if (isStale()) return show(ranking, parsed, query, false)
      if (index.heads === undefined) await index.loadRows(shownPages())
      // Where titles alone said nothing, hits are shown without their texts first.
      if (isStale()) return show(ranking, parsed, query, false)
      showPartial()
      await index.loadTexts(shownPages())
      return show(ranking, parsed, query, ranking.found.missing.length === 0)
    },
  }
}
