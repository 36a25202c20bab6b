import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import { firstPart, isAnswered, leadOf, type QuotedAnswer } from './answer.ts'
import type { Earlier } from './answer-messages.ts'
import { continues } from './follow-up.ts'

/** How a second question begins; not “what they entered” in “who ran it and what they entered”. */
const opening = String.raw`(?:how (?:to|do|does|can|long|many|much|often)|where (?:do|does|can|is|are)|when (?:do|does|did|is|are|was|were)|why|(?:what|who|which) (?:is|are|was|were|does|do|can|happens|if)|(?:can|do|does|should|must) (?:i|we|it|they|you)|is (?:it|there))\b`
const divider = new RegExp(String.raw`(?:[?.;]\s*(?:and |also )*|,? and (?:also )?)(?=${opening})`, 'i')

const pronoun = /\b(?:it|one|them)\b/i
const saysSomething = (text: string) => pronoun.test(text) || wordsOf(text).some((word) => !stopWords.has(word))

/**
 * The two questions of somebody who asks both at once; undefined where there is one.
 * @example twoQuestions('What is a dock and how do I open one?') → ['What is a dock', 'how do I open one?']
 */
export function twoQuestions(question: string): [string, string] | undefined {
  const found = divider.exec(question)
  if (found === null) return undefined
  const [first, second] = [question.slice(0, found.index).trim(), question.slice(found.index + found[0].length).trim()]
  // What follows a second “and” would be left out.
  if (divider.test(second) || !saysSomething(first) || !saysSomething(second)) return undefined
  return [first, second]
}

/** Answers a question. @param before questions of the same conversation, the oldest first */
export type AnswerInConversation = (
  question: string,
  isStale?: () => boolean,
  before?: readonly Earlier[],
) => Promise<QuotedAnswer>

/** The answers to two questions that were asked at once; undefined unless both are answered, and differently. */
function bothAnswers(first: QuotedAnswer, second: QuotedAnswer): QuotedAnswer | undefined {
  if (first.kind === 'unknown' || second.kind === 'unknown' || !isAnswered(first) || !isAnswered(second))
    return undefined
  const [[one], [other]] = [first.parts, second.parts]
  if (one === undefined || other === undefined || firstPart(first) === firstPart(second)) return undefined
  const isSamePart = JSON.stringify(one.citation) === JSON.stringify(other.citation)
  const parts = isSamePart ? [{ ...one, quotes: [...one.quotes, ...other.quotes] }] : [one, other]
  return { kind: 'quotes', ...(first.verdict && { verdict: first.verdict }), parts, near: [] }
}

/** Also answers two questions that are asked at once. */
export function withBoth(answerOne: AnswerInConversation): AnswerInConversation {
  return async (question, isStale, before = []) => {
    const [first, second] = twoQuestions(question) ?? []
    if (first !== undefined && second !== undefined) {
      const answer = await answerOne(first, isStale, before)
      const earlier = [...(continues(first) ? before : []), { question: first, lead: leadOf(answer) }]
      const isRefused = answer.kind === 'unknown'
      const next = isRefused || isAnswered(answer) ? await answerOne(second, isStale, earlier) : undefined
      const both = next && bothAnswers(answer, next)
      if (both) return both
      // What no page answers isn't answered by what comes close to both.
      if (isRefused) return next && isAnswered(next) && !continues(second) ? next : answer
    }
    return answerOne(question, isStale, before)
  }
}
