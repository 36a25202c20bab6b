import type { OpenIndex, WantedTerm } from '../index/open-index.ts'
import type { SearchedTable } from '../index/term-matches.ts'
import { createLruCache } from '../structures/lru-cache.ts'
import type { NormalizedPhrase, PhraseNormalizer } from '../words/normalized-phrase.ts'
import { type FoundWord, findWord } from './find-word.ts'
import type { QueryWord } from './parse-query.ts'
import type { ScoreAccumulator } from './score-accumulator.ts'
import { createWordAccumulator, type WordScores } from './word-accumulator.ts'
import { bySynonym } from './word-bits.ts'

/** What the words of a query were found to be. */
export interface FoundWords {
  /** What each word says, from 0 to 1: rare ones more. */
  weights: number[]
  /**
   * Terms that match the words, by the word's position in the query, with `bySynonym` if it isn't what was typed; those
   * of stop words mark nothing.
   */
  terms: Map<string, number>
  /** The query as it was understood: a word with a slip is the one that it was mended to. */
  understood: NormalizedPhrase
  /** Files of terms that the words need and that are not here. */
  missing: string[]
  /** What each word matches of the questions of readers, without those that say little. */
  asked: WordScores['asked'][]
}

/** Finds the words of a query in the files at hand. */
export type PageFinder = (words: readonly QueryWord[], accumulator: ScoreAccumulator) => FoundWords

/** Words whose scores are cached: those of a query, as they were typed. */
const cachedWords = 24

/** Terms that a word needs to look up. Those of stop words say too little to be read for. */
function wantedTerms({ term, root, identifiers, synonyms, isStop, isUnfinished }: QueryWord): WantedTerm[] {
  if (isStop) return []
  return [
    // What begins with a letter lies in more files than are read for a word.
    { text: term, isPrefix: isUnfinished && term.length > 1 },
    ...(term.length < 3 ? [] : [{ text: root, isPrefix: true }]),
    ...identifiers.map((text) => ({ text, isPrefix: isUnfinished })),
    ...synonyms.flat().map((one) => ({ text: one.term, isPrefix: false })),
  ]
}

const wordKey = ({ term, identifiers, synonyms, isStop, isSnakeCase, isUnfinished }: QueryWord) =>
  JSON.stringify([term, isStop, isSnakeCase, isUnfinished, identifiers, synonyms])

const isSame = (some: readonly SearchedTable[], others: readonly SearchedTable[]) =>
  some.length === others.length && some.every((table, at) => table === others[at])

interface CachedWord {
  found: FoundWord
  /** Names of the files that the word leads to. */
  names: readonly string[]
  own: readonly SearchedTable[]
}

/**
 * Finds words each for itself, in the files that this word alone leads to: what it scores follows from nothing else, so
 * that it is kept while the next words are typed.
 */
export function createPageFinder(index: OpenIndex, normalizer: PhraseNormalizer): PageFinder {
  const { vocabulary } = index
  const wordAccumulator = createWordAccumulator(index.shape)
  const records = index.shape.pageOf.length
  const cache = createLruCache<CachedWord>(cachedWords)
  const tablesOf = (names: readonly string[]) => names.map(index.termTable).filter((table) => table !== undefined)
  const missingOf = (names: readonly string[]) => names.filter((name) => index.termTable(name) === undefined)

  function find(word: QueryWord): { found: FoundWord; missing: readonly string[] } {
    const key = wordKey(word)
    const cached = cache.get(key)
    const names = cached?.names ?? index.termFiles(wantedTerms(word))
    const tables = [vocabulary, ...tablesOf(names)]
    const missing = missingOf(names)
    if (cached !== undefined && isSame(cached.own, tables)) return { found: cached.found, missing }
    let further: string[] = []
    const ofCorrections = (corrections: readonly string[]) => {
      further = index.termFiles(corrections.map((text) => ({ text, isPrefix: false })))
      return tablesOf(further).filter((table) => !tables.includes(table))
    }
    const foundWord = findWord(word, { own: tables, ofCorrections }, wordAccumulator, records)
    // What a typo means is known after every term that it may mean was read.
    if (foundWord.corrections.length === 0) cache.set(key, { found: foundWord, names, own: tables })
    else if (!index.canLoad(missing)) missing.push(...missingOf(further))
    return { found: foundWord, missing }
  }

  return (words, accumulator) => {
    const terms = new Map<string, number>()
    const weights: number[] = []
    const understood: string[] = []
    const asked: WordScores['asked'][] = []
    const missing = new Set<string>()
    accumulator.clear()
    for (const [position, word] of words.entries()) {
      const { found, missing: files } = find(word)
      accumulator.add(position, found.weight, found.scores)
      weights.push(found.weight)
      understood.push(found.understood)
      if (!word.isStop) asked.push(found.scores.asked)
      for (const [term, way] of found.terms)
        if ((terms.get(term) ?? bySynonym) >= bySynonym) terms.set(term, position + way)
      for (const name of files) missing.add(name)
    }
    return { weights, terms, understood: normalizer.words(understood), missing: [...missing], asked }
  }
}
