import { z } from 'zod'
import type { indexForm } from './index/first-file.ts'
import { tokenize, wordsOf } from './words/tokenize.ts'

/** What somebody says: at least one word. */
export const words = z
  .string()
  .min(1)
  .refine((text) => tokenize(text).length > 0, 'Write letters or digits.')

/**
 * content/everyday-words.yaml: a word or phrase of the docs, and what readers say for it in a question.
 * @example { relation: ['link two', 'tie together'] }
 */
export const everydayFile = z.record(words, z.array(words).min(1))

/** What readers say, as the assistant reads it. */
export interface EverydayFile {
  form: typeof indexForm
  /** Each of the docs' words, followed by what readers say. */
  words: string[][]
  /** Tools that pages are about, each with its names. */
  tools: string[][]
  /** In how many questions on file the words are that say little, by their stems. @see smallWords */
  small: Record<string, number>
  /** Questions of readers that no page answers, as words with spaces. */
  unanswered: string[]
  /** Words of the product's name. */
  product: string[]
}

/** Names of tools by which readers mean a page about them: their labels, their keys, and what means the same. */
export function toolNames(
  technologies: Readonly<Record<string, { label: string }>>,
  synonyms: readonly (readonly string[])[],
): string[][] {
  return Object.entries(technologies).map(([key, { label }]) => {
    const own = [label, key].map((text) => wordsOf(text).join(' '))
    return [...new Set([...own, ...synonyms.filter(([name = '']) => own.includes(name)).flat()])]
  })
}

/** The words in the form in which they are compared, in a fixed order. */
export function everydayWords(file: z.infer<typeof everydayFile>): string[][] {
  return Object.entries(file)
    .map(([meant, said]) => [meant, ...new Set(said)].map((text) => wordsOf(text).join(' ')))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
