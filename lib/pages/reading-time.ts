const wordsPerMinute = 220

/** Whole minutes to read a number of words, at least one. @example readingMinutes(500) → 3 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
