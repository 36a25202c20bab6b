import { stemmedWord } from './stemmed-word.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** What words say, whatever their forms: their stems. */
export const saidByWords = (words: readonly string[]) => words.map((word) => stemmedWord(word).stem).join(' ')

/** The words that say something: all but stop words, unless there are no others. */
function sayingWords(words: readonly string[]): readonly string[] {
  const saying = words.filter((word) => !stopWords.has(word))
  return saying.length === 0 ? words : saying
}

/** A text in the forms in which titles, headings and queries are compared: its letters, and what it says. */
export interface ComparedText {
  /** As by `plainForm`. */
  plain: string
  /** The stems of its words, without stop words unless there are no others. */
  said: string
}

/** @example comparedText('A run waits for approval').said === comparedText('why is my run waiting for approval').said */
export function comparedText(text: string): ComparedText {
  const words = tokenize(text).flatMap(({ term, kind }) => (kind === 'joined' ? [] : [term]))
  return { plain: words.join(''), said: saidByWords(sayingWords(words)) }
}
