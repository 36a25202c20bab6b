import { inRange } from '../structures/in-range.ts'

/** Longer words are cut: nobody mistypes one letter in forty. */
const longest = 40
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array]

/**
 * Slips between a typed word and a term: letters put in, left out, changed, or swapped with their neighbor. For a word
 * that is still being typed, the rest of the term costs nothing.
 *
 * The package `fastest-levenshtein`, which hints use, counts swapped letters as two slips, doesn't know unfinished
 * words, and has no limit at which it gives up. This runs for many terms on each keystroke.
 * @returns more than `limit` when there are more
 * @example editDistance('bleuprint', 'blueprint', 2) → 1
 * @see Damerau, “A technique for computer detection and correction of spelling errors” (restricted distance)
 */
export function editDistance(typed: string, term: string, limit: number, unfinished = false): number {
  const height = Math.min(typed.length, longest)
  const width = Math.min(term.length, longest)
  const difference = height - width
  if (difference > limit || (!unfinished && -difference > limit)) return limit + 1
  let [before, above, current] = rows
  for (let column = 0; column <= width; column += 1) above[column] = column
  for (let row = 1; row <= height; row += 1) {
    current[0] = row
    let best = row
    const letter = typed.charCodeAt(row - 1)
    for (let column = 1; column <= width; column += 1) {
      const other = term.charCodeAt(column - 1)
      let cost = Math.min(
        inRange(above[column]) + 1,
        inRange(current[column - 1]) + 1,
        inRange(above[column - 1]) + (letter === other ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && letter === term.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other
      if (swapped) cost = Math.min(cost, inRange(before[column - 2]) + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    ;[before, above, current] = [above, current, before]
  }
  if (!unfinished) return inRange(above[width])
  let best = limit + 1
  for (let column = 0; column <= width; column += 1) best = Math.min(best, inRange(above[column]))
  return best
}

/** Typos that a word of this length may have. Short words with a typo are other words. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** The letters of a word as bits. Two words with a slip between them differ in few: most need no closer look. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** How many bits of `a` are not in `b`. */
export function missingBits(a: number, b: number): number {
  let bits = a & ~b
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count += 1
  }
  return count
}
