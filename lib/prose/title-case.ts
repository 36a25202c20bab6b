import { nameRanges } from './name-ranges.ts'
import type { ProseWord } from './split-words.ts'

/** What stands before a word at which a sentence or a quotation begins, or nothing. */
const beginsAfter = /(?:^|[.!?:]\s+|[“"‘(]|\d[.)]\s+)[\s“"‘(]*$/

/**
 * The words of a heading that begin with a capital without being names. The first word of a sentence may.
 * @param names names of several words, as they are written
 * @param isName whether one word is a name
 */
export function capitalizedWords(
  text: string,
  words: readonly ProseWord[],
  names: readonly string[],
  isName: (word: string) => boolean,
): ProseWord[] {
  const ranges = nameRanges(text, names)
  return words.filter(
    ({ text: word, offset, spelled }) =>
      spelled &&
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !beginsAfter.test(text.slice(0, offset)) &&
      !isName(word) &&
      !ranges.some(({ start, end }) => start <= offset && offset < end),
  )
}
