import type { OpenIndex, WantedTerm } from '../index/open-index.ts'
import { createRecentCache } from '../recent-cache.ts'
import { type ComparedText, saidByWords } from '../words/said-form.ts'
import { type FoundWord, findWord } from './find-word.ts'
import type { QueryWord } from './parse-query.ts'
import type { ScoreBoard } from './score-board.ts'
import type { SearchedTable } from './term-matches.ts'
import { createWordBoard } from './word-board.ts'

/** What the words of a query were found to be. */
export interface FoundWords {
  /** What each word says, from 0 to 1: rare ones more. */
  weights: number[]
  /** Terms that stand for the words, by the place of the word; those of stop words mark nothing. */
  terms: Map<string, number>
  /** The query as it was understood: a word with a slip is the one that it was mended to. */
  understood: ComparedText
  /** Files of terms that the words need and that are not here. */
  missing: string[]
}

/** Finds the words of a query in the files at hand. */
export type PageFinder = (words: readonly QueryWord[], board: ScoreBoard) => FoundWords

/** Words whose scores are kept: those of a query, as they were typed. */
const mostKept = 24

/** Terms that a word needs to look up. Those of stop words say too little to be read for. */
function wantedTerms({ term, root, identifiers, synonyms, isStop, isUnfinished }: QueryWord): WantedTerm[] {
  if (isStop) return []
  return [
    { text: term, isPrefix: isUnfinished && term.length > 1 },
    ...(term.length < 3 ? [] : [{ text: root, isPrefix: true }]),
    ...identifiers.map((text) => ({ text, isPrefix: isUnfinished })),
    ...synonyms.flat().map((word) => ({ text: word.term, isPrefix: false })),
  ]
}

function wordKey({ term, identifiers, synonyms, isStop, isUnfinished }: QueryWord): string {
  const others = synonyms.map((synonym) => synonym.map((word) => word.term).join('+'))
  return [term, isStop ? 1 : 0, isUnfinished ? 1 : 0, ...identifiers, '', ...others].join(' ')
}

const isSame = (some: readonly SearchedTable[], others: readonly SearchedTable[]) =>
  some.length === others.length && some.every((table, at) => table === others[at])

/** Files that some terms lead to. */
interface TermFiles {
  tables: readonly SearchedTable[]
  missing: readonly string[]
}

interface KeptWord {
  found: FoundWord
  own: readonly SearchedTable[]
  /** Names of the files that the word leads to, and of those that its corrections do. */
  names: readonly string[]
  furtherNames: readonly string[]
  further: readonly SearchedTable[]
}

/**
 * Finds words each for itself, in the files that this word alone leads to: what it scores follows from nothing else, so
 * that it is kept while the next words are typed.
 */
export function createPageFinder(index: OpenIndex): PageFinder {
  const wordBoard = createWordBoard(index.shape)
  const records = index.shape.pageOf.length
  const kept = createRecentCache<KeptWord>(mostKept)

  function filesOf(names: readonly string[], others: readonly SearchedTable[] = []): TermFiles {
    const tables: SearchedTable[] = []
    const missing: string[] = []
    for (const name of names) {
      const table = index.termTable(name)
      if (table === undefined) missing.push(name)
      else if (!others.includes(table)) tables.push(table)
    }
    return { tables, missing }
  }

  function find(word: QueryWord): { found: FoundWord; missing: readonly string[] } {
    const key = wordKey(word)
    const known = kept.get(key)
    const names = known?.names ?? index.termFiles(wantedTerms(word))
    const { tables, missing } = filesOf(names)
    const own = [index.vocabulary, ...tables]
    // What a slip means is known once all that the word may be has been read.
    const needed = (further: TermFiles) => (index.canLoad(missing) ? missing : [...missing, ...further.missing])
    if (known !== undefined && isSame(known.own, own)) {
      const further = filesOf(known.furtherNames, own)
      if (isSame(known.further, further.tables)) return { found: known.found, missing: needed(further) }
    }
    let furtherNames: readonly string[] = []
    let further: TermFiles = { tables: [], missing: [] }
    const ofCorrections = (corrections: readonly string[]) => {
      furtherNames = index.termFiles(corrections.map((text) => ({ text, isPrefix: false })))
      further = filesOf(furtherNames, own)
      return further.tables
    }
    const found = findWord(word, { own, ofCorrections }, wordBoard, records)
    kept.set(key, { found, own, names, furtherNames, further: further.tables })
    return { found, missing: needed(further) }
  }

  return (words, board) => {
    const terms = new Map<string, number>()
    const weights: number[] = []
    const understood: string[] = []
    const saying: string[] = []
    const missing = new Set<string>()
    board.clear()
    for (const [position, word] of words.entries()) {
      const { found, missing: files } = find(word)
      board.add(position, found.weight, found.scores)
      weights.push(found.weight)
      understood.push(found.understood)
      if (!word.isStop) saying.push(found.understood)
      for (const term of found.terms) if (!terms.has(term)) terms.set(term, position)
      for (const name of files) missing.add(name)
    }
    return {
      weights,
      terms,
      understood: { plain: understood.join(''), said: saidByWords(saying) },
      missing: [...missing],
    }
  }
}
