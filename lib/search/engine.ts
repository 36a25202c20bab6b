import { wholeSite } from './contexts.ts'
import type { FetchBytes } from './index/index-files.ts'
import { type OpenIndex, openIndex, type WantedTerm } from './index/open-index.ts'
import { type FoundWords, findPages } from './query/find-pages.ts'
import { nearSpellings } from './query/near-spellings.ts'
import { type ParsedQuery, parseQuery, synonymLookup } from './query/parse-query.ts'
import { type RankedPage, rankPages } from './query/rank-pages.ts'
import { createScoreBoard, type ScoreBoard } from './query/score-board.ts'
import { showHit } from './query/show-hit.ts'
import { stemRoot } from './query/term-matches.ts'
import { compareRanked, titleFactor } from './query/title-rules.ts'
import { createRecentCache } from './recent-cache.ts'
import { pageCount, type SearchAnswer, type SearchQuery } from './search-answer.ts'
import { type Token, tokenize } from './words/tokenize.ts'

export interface SearchOptions {
  /**
   * Called with what can be shown while files are still to be read: with what titles and headings say, and, when that is
   * nothing, with the hits before their texts.
   */
  onPartial?: (answer: SearchAnswer) => void
  /** Once it says so, nothing more is read for the query. */
  isStale?: () => boolean
}

/** Searches an index. It reads files as queries need them, and goes on without those that cannot be had. */
export interface SearchEngine {
  contexts: OpenIndex['contexts']
  search: (query: SearchQuery, options?: SearchOptions) => Promise<SearchAnswer>
}

/** Pages at the top whose titles and headings are compared with the whole query. */
const comparedPages = 12
/** Titles, headings and excerpts whose words are kept. */
const mostKeptTexts = 3000
const longestKeptText = 240

const noAnswer = { hits: [], total: 0, page: 0, pages: 0, isComplete: true, spellings: [] }

/** Terms that a query needs to look up. Those of stop words say too little to be read for. */
function wantedTerms({ words }: ParsedQuery, corrections: readonly string[]): WantedTerm[] {
  const asked = words
    .filter(({ isStop }) => !isStop)
    .flatMap(({ term, identifiers, synonyms, isUnfinished }): WantedTerm[] => [
      { text: term, isPrefix: isUnfinished },
      ...(term.length < 3 ? [] : [{ text: stemRoot(term), isPrefix: true }]),
      ...identifiers.map((text) => ({ text, isPrefix: isUnfinished })),
      ...synonyms.flat().map((text) => ({ text, isPrefix: false })),
    ])
  return [...asked, ...corrections.map((text) => ({ text, isPrefix: false }))]
}

interface Ranking {
  ranked: RankedPage[]
  found: FoundWords
  /** How many files of terms were searched. */
  tables: number
  /** Files of terms that the query needs and that are not here. */
  missing: string[]
}

function rank(
  index: OpenIndex,
  board: ScoreBoard,
  parsed: ParsedQuery,
  context: string,
  corrections: readonly string[],
): Ranking {
  const { tables } = index.terms(wantedTerms(parsed, corrections))
  const all = index.heads === undefined ? tables : [index.heads, ...tables]
  const found = findPages(parsed.words, all, board, index.shape.pageOf.length)
  const neededWords = parsed.words.reduce((bits, { isStop }, word) => (isStop ? bits : bits | (1 << word)), 0)
  const ranked = rankPages(board, index.shape, {
    weights: found.weights,
    neededWords,
    isIncluded: (page) => context === wholeSite || index.contextOf(page) === context,
    isOperation: (page) => index.kindOf(page) === 'operation',
    mayBeExact: (page) => index.mayBeTitle(page, found.plain),
  })
  const top = ranked.slice(0, comparedPages).map((one): RankedPage => {
    const row = index.row(one.page)
    const part = one.record - (index.shape.starts[one.page] as number)
    return row === undefined ? one : { ...one, score: one.score * titleFactor(row, part, found.plain) }
  })
  const corrected = index.terms(wantedTerms(parsed, found.corrections)).missing
  return {
    ranked: [...top.sort(compareRanked), ...ranked.slice(comparedPages)],
    found,
    tables: tables.length,
    missing: corrected,
  }
}

/**
 * Opens the index of one version.
 * @param version id of the version; empty for the current one
 * @throws what `fetchBytes` does for the first files, and MalformedBytes when they are no index
 */
export async function openSearchEngine(fetchBytes: FetchBytes, version = ''): Promise<SearchEngine> {
  const index = await openIndex(fetchBytes, version)
  const board = createScoreBoard(index.shape)
  const synonyms = synonymLookup(index.synonyms)
  const keptTokens = createRecentCache<readonly Token[]>(mostKeptTexts)
  const tokensOf = (text: string) => {
    const tokens = keptTokens.get(text) ?? tokenize(text)
    // Long texts are searched once, short ones are shown again with each letter that is typed.
    if (text.length < longestKeptText) keptTokens.set(text, tokens)
    return tokens
  }

  function show(
    { ranked, found }: Ranking,
    parsed: ParsedQuery,
    query: SearchQuery,
    isComplete: boolean,
  ): SearchAnswer {
    const start = query.page * query.hitsPerPage
    const marker = {
      terms: found.terms,
      tokensOf,
      prefixes: parsed.words.flatMap(({ term, identifiers, isUnfinished, isStop }, word) =>
        isUnfinished && !isStop ? [term, ...identifiers].map((text) => ({ text, word })) : [],
      ),
    }
    const hits = ranked.slice(start, start + query.hitsPerPage).flatMap(({ page, record }) => {
      const row = index.row(page)
      if (row === undefined) return []
      const part = record - (index.shape.starts[page] as number)
      const texts = index.texts(page)
      return [showHit({ row, kind: index.kindOf(page), context: index.contextOf(page), part, texts }, marker)]
    })
    return {
      hits,
      total: ranked.length,
      page: query.page,
      pages: pageCount(ranked.length, query.hitsPerPage),
      isComplete,
      spellings: ranked.length === 0 && isComplete ? nearSpellings(parsed.words, index.knownWords) : [],
    }
  }

  return {
    contexts: index.contexts,
    async search(query, { onPartial, isStale = () => false } = {}) {
      const parsed = parseQuery(query.text, synonyms)
      if (parsed.words.length === 0) return { ...noAnswer, page: query.page }
      let ranking = rank(index, board, parsed, query.context, [])
      // What a slip was mended to may stand in files that are here, but that the slip does not lead to.
      if (index.terms(wantedTerms(parsed, ranking.found.corrections)).tables.length > ranking.tables) {
        ranking = rank(index, board, parsed, query.context, ranking.found.corrections)
      }
      const shownPages = () => {
        const start = query.page * query.hitsPerPage
        return ranking.ranked.slice(start, start + query.hitsPerPage).map(({ page }) => page)
      }
      let isShown = false
      const showPartial = () => {
        if (onPartial === undefined || isShown) return
        if (!index.canLoad(ranking.missing) && shownPages().every((page) => index.texts(page) !== undefined)) return
        const answer = show(ranking, parsed, query, false)
        isShown = answer.hits.length > 0
        onPartial(answer)
      }
      showPartial()
      // Once for what is typed, and again for what slips were mended to.
      const asked = new Set<string>()
      while (!isStale()) {
        const names = ranking.missing.filter((name) => !asked.has(name))
        if (!index.canLoad(names)) break
        for (const name of names) asked.add(name)
        await index.loadTerms(names)
        ranking = rank(index, board, parsed, query.context, ranking.found.corrections)
      }
      if (isStale()) return show(ranking, parsed, query, false)
      if (index.heads === undefined) {
        await index.loadRows(ranking.ranked.slice(0, comparedPages).map(({ page }) => page))
        ranking = rank(index, board, parsed, query.context, ranking.found.corrections)
        await index.loadRows(shownPages())
      }
      // Where titles alone said nothing, hits are shown without their texts first.
      if (isStale()) return show(ranking, parsed, query, false)
      showPartial()
      await index.loadTexts(shownPages())
      return show(ranking, parsed, query, ranking.missing.length === 0)
    },
  }
}
