import { stem } from 'porter2'
import { memoizeLru } from '../structures/lru-cache.ts'

/** A word with what its other forms are known by. */
export interface StemmedWord {
  term: string
  stem: string
  /** The letters that its other forms begin with: “queries” and “query” both with “quer”. */
  root: string
}

/** Words whose stems are kept: those of a query are asked for again with each letter. */
const mostKept = 1000

/** @example stemOf('queries') → 'queri' */
export const stemOf = memoizeLru(stem, mostKept)

/** @example stemmedWord('queries') → { term: 'queries', stem: 'queri', root: 'quer' } */
export function stemmedWord(term: string): StemmedWord {
  const stemmed = stemOf(term)
  const endsOpen = stemmed.length > 3 && (stemmed.endsWith('i') || stemmed.endsWith('y'))
  return { term, stem: stemmed, root: endsOpen ? stemmed.slice(0, -1) : stemmed }
}
