import { editDistance } from '../words/edit-distance.ts'
import type { QueryWord } from './parse-query.ts'

const most = 3

/**
 * Queries near to one that finds nothing: each word that is unknown is replaced by one that is known. One with several
 * slips must at least have the same first letter, or it is another word: “ocean” isn't meant for “clean”.
 * @param known terms of titles, headings and keywords
 */
export function nearSpellings(words: readonly QueryWord[], known: readonly string[]): string[] {
  const all = new Set(known)
  const options = words.map(({ term, isStop }) => {
    if (isStop || all.has(term) || term.length < 3) return [term]
    const limit = Math.max(1, Math.floor(term.length / 3))
    const near = known
      .map((other) => ({ other, slips: editDistance(term, other, limit) }))
      .filter(({ other, slips }) => slips <= limit && slips < other.length && (slips < 2 || other[0] === term[0]))
      .sort((a, b) => a.slips - b.slips || (a.other < b.other ? -1 : 1))
    return near.slice(0, most).map(({ other }) => other)
  })
  // A word to which nothing is near is left out.
  const filled = options.filter((one) => one.length > 0)
  const typed = words.map(({ term }) => term).join(' ')
  const queries = Array.from({ length: most }, (_, index) =>
    filled.map((one) => one[Math.min(index, one.length - 1)]).join(' '),
  )
  return [...new Set(queries)].filter((query) => query !== '' && query !== typed)
}
