/**
 * Some words of a query as bits of a number, the first word the lowest. Operators on bits, and the arrays that store
 * such sets, have 32 of them, one of which is the sign.
 */
export type WordBits = number

/** Words of a query that count; the rest is ignored. At most 31, because each is a bit. */
export const mostWords = 16

/**
 * Added to the position of a word whose synonym was found. The set of the word is the same, because shifts ignore this
 * bit; what was typed is less than it.
 */
export const bySynonym = 32

/** The set of one word. @param word its position in the query @example wordBit(2) → 0b100 */
export function wordBit(word: number): WordBits {
  return 1 << word
}

/** Whether all words of one set are in another. */
export function hasAll(words: WordBits, wanted: WordBits): boolean {
  return (words & wanted) === wanted
}

/** Whether two sets have a word in common. */
export function hasAny(words: WordBits, wanted: WordBits): boolean {
  return (words & wanted) !== 0
}

/** Whether a set has one word or none. */
export function isSingle(words: WordBits): boolean {
  return (words & (words - 1)) === 0
}
