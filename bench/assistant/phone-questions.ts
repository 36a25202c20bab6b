import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Citation, CitedQuotes, QuotedAnswer } from '../../lib/assistant/answer.ts'
import type { Answerer } from '../../lib/assistant/create-answerer.ts'
import type { Tokens } from '../../lib/config/tokens.ts'
import { quotedText } from './measure-answers.ts'
import { readLines } from './read-questions.ts'

/** Changes are made by the development half; only the totals of the other half are looked at, and only at the end. */
export const phoneHalves = ['development', 'held-out'] as const
type PhoneHalf = (typeof phoneHalves)[number]

/** A question as readers type it on a phone. Without pages, the docs don't answer it. */
export interface PhoneQuestion {
  text: string
  half: PhoneHalf
  /** Pages that may be cited first. */
  pages: string[]
  /** What a useful first block says. */
  says: RegExp
}

/** Every other question is of the other half, by its place in its file. */
const halfAt = (index: number): PhoneHalf => (index % 2 === 0 ? 'development' : 'held-out')

/**
 * Each line of questions.tsv: the question, its pages separated by spaces, and a pattern, separated by tabs. A set may
 * have no questions that no page answers.
 */
export function readPhoneQuestions(folder: string, tokens: Tokens): PhoneQuestion[] {
  const read = (line: string, index: number): PhoneQuestion => {
    const [text = '', pages = '', pattern = ''] = line.split('\t')
    const says = new RegExp(pattern, 'i')
    return { text, half: halfAt(index), pages: pages.split(' ').filter((page) => page !== ''), says }
  }
  const files = ['questions.tsv', 'unanswerable.tsv'].filter((file) => existsSync(join(folder, file)))
  return files.flatMap((file) => readLines(join(folder, file), tokens).map(read))
}

/** What an answer is worth to a reader; the last three are of questions that no page answers. */
export const phoneMarks = [
  'useful',
  'among several',
  'partly',
  'wrong',
  'denied',
  'refused',
  'pages named',
  'answered',
] as const
export type PhoneMark = (typeof phoneMarks)[number]

/** Whether a mark is for a question that no page answers. */
export const isRefusal = (mark: PhoneMark) => mark === 'refused' || mark === 'pages named' || mark === 'answered'

/** Marks an answer by the rules in bench/README.md. */
export function markAnswer({ pages, says }: Pick<PhoneQuestion, 'pages' | 'says'>, answer: QuotedAnswer): PhoneMark {
  const closest = answer.kind === 'quotes' && answer.isClosest === true
  if (pages.length === 0) return answer.kind === 'unknown' ? 'refused' : closest ? 'pages named' : 'answered'
  if (answer.kind === 'unknown') return 'denied'
  const isRight = ({ url }: Citation) => pages.includes(url)
  const isUseful = (part: CitedQuotes) =>
    isRight(part.citation) && says.test(quotedText({ ...answer, parts: [part] }).replaceAll('’', "'"))
  const cited = answer.parts.map(({ citation }) => citation)
  if (!closest && answer.parts.slice(0, 1).some(isUseful)) return 'useful'
  if (answer.parts.some(isUseful)) return 'among several'
  if (closest) return [...cited, ...answer.near].some(isRight) ? 'partly' : 'denied'
  return cited.slice(0, 1).some(isRight) ? 'partly' : 'wrong'
}

/** Asks all questions, and marks the answers. */
export async function markAll(questions: readonly PhoneQuestion[], { answer }: Answerer) {
  const marked: { question: PhoneQuestion; answer: QuotedAnswer; mark: PhoneMark }[] = []
  for (const question of questions) {
    const answered = await answer(question.text)
    marked.push({ question, answer: answered, mark: markAnswer(question, answered) })
  }
  return marked
}
