import { stemmedWord } from './stemmed-word.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** What words say, whatever their forms: their stems. */
export const saidByWords = (words: readonly string[]) => words.map((word) => stemmedWord(word).stem).join(' ')

/**
 * What a text says, whatever the forms of its words, and without stop words unless there are no others.
 * @example saidForm('A run waits for approval') === saidForm('why is my run waiting for approval')
 */
export function saidForm(text: string): string {
  const words = tokenize(text).flatMap(({ term, kind }) => (kind === 'joined' ? [] : [term]))
  const saying = words.filter((word) => !stopWords.has(word))
  return saidByWords(saying.length === 0 ? words : saying)
}
