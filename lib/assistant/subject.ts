import type { AskedWord } from '../search/retriever.ts'
import type { QuestionType, QuestionWord } from './question.ts'
import { isTelling, leastSureness } from './word-shares.ts'

/** What a noun phrase begins with. */
const determiners: ReadonlySet<string> = new Set('a an my our your own'.split(' '))

/**
 * The noun phrases that a question is about, as places of its words: “a custom domain” is both words, which an answer
 * must have together. Only a question for yes or no has any: elsewhere, this rule refused more good answers than bad ones.
 * @param words of the question, stop words included
 * @param telling those that say what it is about
 */
export function subjectsOf(
  words: readonly AskedWord[],
  telling: readonly QuestionWord[],
  type: QuestionType,
): number[][] {
  if (type !== 'can') return []
  const counted = new Set(telling.filter(isTelling).map(({ position }) => position))
  const runs: number[][] = []
  for (const [position, { term }] of words.entries()) {
    if (!counted.has(position)) continue
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === position - 1 && !determiners.has(term)) run.push(position)
    else runs.push([position])
  }
  // A phrase ends with its noun; of a longer one, the last two words name it.
  return runs.flatMap((run) => {
    const isPhrase = determiners.has(words[(run[0] ?? 0) - 1]?.term ?? '')
    return isPhrase && run.length > 1 ? [run.slice(-2)] : []
  })
}

/** Whether each subject of a question is named, all of its words in one of these texts. */
export function isSubjectNamed(
  subjects: readonly (readonly number[])[],
  texts: readonly ReadonlyMap<number, number>[],
): boolean {
  return subjects.every((subject) =>
    texts.some((text) => subject.every((position) => (text.get(position) ?? 0) >= leastSureness)),
  )
}
