import type { AskedWord } from '../search/retriever.ts'
import type { QuestionType, QuestionWord } from './question.ts'
import { isTelling, leastSureness } from './word-shares.ts'

/** What a noun phrase begins with. */
const determiners: ReadonlySet<string> = new Set('a an my our your own'.split(' '))

/** Words between two things. */
const dividers: ReadonlySet<string> = new Set('per before after during later again already anymore yet'.split(' '))

/** Words that begin another clause, whose verb may follow its noun: “when a scorecard drops”. */
const conjunctions: ReadonlySet<string> = new Set('when if while until because'.split(' '))

/** Types of questions whose first words name a thing that an answer must name, too. */
const naming: ReadonlySet<QuestionType> = new Set<QuestionType>(['count', 'size', 'duration'])
/** How many words at the beginning of such a question name the thing. */
const mostNaming = 2

/** A verb may follow the thing: “how long are access reviews kept”. */
const namedFirst = (run: readonly number[]) => (run.length > 1 ? run.slice(0, -1) : run).slice(0, mostNaming)

/** Runs of words that say what a question is about, with nothing between them. */
function runsOf(words: readonly AskedWord[], telling: readonly QuestionWord[]): number[][] {
  const counted = new Set(telling.filter(isTelling).map(({ position }) => position))
  const runs: number[][] = []
  for (const [position, { term }] of words.entries()) {
    if (!counted.has(position)) continue
    const run = runs.at(-1)
    if (dividers.has(term)) continue
    if (run !== undefined && run.at(-1) === position - 1 && !determiners.has(term)) run.push(position)
    else runs.push([position])
  }
  return runs
}

/**
 * The things that a question is about, as places of its words, each of which an answer must have together.
 * A noun phrase after its article: “a custom domain” is both words. In a question for a number, and in one for several
 * things, also what it begins with: “how many blueprints”, “which password rules”.
 * @param words of the question, stop words included
 * @param telling those that say what it is about
 */
export function subjectsOf(
  words: readonly AskedWord[],
  telling: readonly QuestionWord[],
  type: QuestionType,
  isPlural = false,
): number[][] {
  const runs = runsOf(words, telling)
  const clause = words.findIndex(({ term }, position) => position > 0 && conjunctions.has(term))
  // A name at the very beginning, such as the product's, says too little to be the thing.
  const first = runs.find(([start = 0]) => start === 0 || determiners.has(words[start - 1]?.term ?? '')) ?? []
  const isListed = type === 'which' && isPlural
  const beginning = (type === 'count' ? first.slice(-1) : naming.has(type) || isListed ? namedFirst(first) : []).map(
    (one) => [one],
  )
  if (type !== 'can' && beginning.length === 0) return []
  // A phrase ends with its noun; of a longer one, the last two words name it.
  const phrases = runs.flatMap((run) => {
    const isPhrase = determiners.has(words[(run[0] ?? 0) - 1]?.term ?? '')
    const isMain = clause === -1 || (run[0] ?? 0) < clause
    return isPhrase && isMain && run.length > 1 ? [run.slice(-2)] : []
  })
  return [...beginning, ...phrases]
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
