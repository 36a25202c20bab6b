import { lowerBound } from '../index/term-table.ts'
import { type StemmedWord, stemmedWord } from '../words/stemmed-word.ts'

/** Letters of the shortest word that may be two, and of its longer half. */
const shortest = 6
const longerHalf = 4

/**
 * Other ways to write a word: as one with the word that stands before or after it, or as two.
 * @param known words of all heads, sorted: other words are made of no query
 * @example otherWritings('backup', [], ['back', 'catalog', 'up']) → “back up”
 */
export function otherWritings(word: string, neighbours: readonly string[], known: readonly string[]): StemmedWord[][] {
  const writings = neighbours.map((joined) => [joined])
  for (let at = 2; word.length >= shortest && at <= word.length - 2; at += 1)
    if (Math.max(at, word.length - at) >= longerHalf) writings.push([word.slice(0, at), word.slice(at)])
  return writings
    .filter((words) => words.every((one) => known[lowerBound(known, one)] === one))
    .map((words) => words.map(stemmedWord))
}
