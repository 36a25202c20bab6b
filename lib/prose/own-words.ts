import type { WordList } from './word-list.ts'

/** The entry of the site's word list by which a word is right; undefined when there is none. */
export function ownWord({ lines, byLetters }: WordList, word: string): string | undefined {
  if (lines.has(word)) return word
  const small = word.toLowerCase()
  const beginsLarge = word.charAt(0) !== small.charAt(0) && word.slice(1) === small.slice(1)
  return beginsLarge && byLetters.get(small)?.includes(small) === true ? small : undefined
}
