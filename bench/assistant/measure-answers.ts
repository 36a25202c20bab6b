import { isAnswered, type QuotedAnswer } from '../../lib/assistant/answer.ts'
import type { Answerer } from '../../lib/assistant/create-answerer.ts'
import type { BenchQuestion, BenchQuestions, UnanswerableQuestion } from './read-questions.ts'

/** The quality of answers. All values are shares, from 0 to 1. */
export interface AnswerQuality {
  /** Questions whose page is the first cited, or among the first three. */
  first: number
  cited: number
  /** Questions that a page answers and that were refused. */
  refused: number
  answerable: number
  /** Questions that no page answers and that weren’t answered: pages that come closest don’t count as an answer. */
  honest: number
  unanswerable: number
}

const citations = 3
const plain = (text: string) => text.replace(/`|\*\*/g, '').replace(/\s+/g, ' ')

/** Everything that an answer quotes, as one text. */
export function quotedText(answer: QuotedAnswer): string {
  if (answer.kind === 'unknown') return ''
  const texts = answer.parts.flatMap(({ quotes }) =>
    quotes.flatMap((quote) => {
      if (quote.kind === 'list') return [quote.lead, ...quote.items]
      return quote.kind === 'table' ? quote.rows.map((cells) => cells.join(' · ')) : [quote.text]
    }),
  )
  return plain(texts.join(' '))
}

/** Place of the right page among the cited ones, from 1; 0 when it is not among the first three. */
function rankOfPage({ answers }: BenchQuestion, answer: QuotedAnswer): number {
  if (answer.kind === 'unknown') return 0
  return (
    answer.parts.slice(0, citations).findIndex(({ citation }) => answers.some(({ page }) => page === citation.url)) + 1
  )
}

interface AnsweredQuestions {
  answerable: readonly { question: BenchQuestion; answer: QuotedAnswer }[]
  unanswerable: readonly { question: UnanswerableQuestion; answer: QuotedAnswer }[]
}

export function measureAnswers({ answerable, unanswerable }: AnsweredQuestions): AnswerQuality {
  const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / Math.max(1, all.length)
  return {
    first: share(answerable, ({ question, answer }) => rankOfPage(question, answer) === 1),
    cited: share(answerable, ({ question, answer }) => rankOfPage(question, answer) > 0),
    refused: share(answerable, ({ answer }) => answer.kind === 'unknown'),
    answerable: answerable.length,
    honest: share(unanswerable, ({ answer }) => !isAnswered(answer)),
    unanswerable: unanswerable.length,
  }
}

/** Asks all questions. */
export async function answerAll(questions: BenchQuestions, { answer }: Answerer) {
  const answerable: { question: BenchQuestion; answer: QuotedAnswer }[] = []
  const unanswerable: { question: UnanswerableQuestion; answer: QuotedAnswer }[] = []
  for (const question of questions.answerable) answerable.push({ question, answer: await answer(question.text) })
  for (const question of questions.unanswerable) unanswerable.push({ question, answer: await answer(question.text) })
  return { answerable, unanswerable } satisfies AnsweredQuestions
}
