import { wordsOf } from '../search/words/tokenize.ts'
import { type CitedQuotes, citationOf, type QuotedAnswer } from './answer.ts'
import { askedOf } from './asked.ts'
import { closenessTo, firstWithRelated, type ReadQuestion, worth } from './near-answer.ts'
import { type RankedAnswer, rankWritten } from './rank-written.ts'

/** A problem with what was asked about: “it fails”, “what if it doesn’t work”, “nothing happens”. */
const problem =
  /^(?:(?:and|but|or|so|then|what|if|when|happens|why(?: does| do| is| are)?) )*(?:(?:it|this|that|they|(?:the|my) \w+)(?: (?:just|still|always|only|does|do|is|says?|shows?|gives?|returns?|has|have))* |nothing |i (?:see|get|still see) )(?:.*\b)?(?:not|\w+n['’]?t|never|no|nothing|fail(?:s|ed|ing)?|broken|error\w*|wrong|empty|stuck|denied|unauthorized|forbidden|unhealthy|happens|shows up|[45]\d\d)\b/i
/** Longer ones say enough to be answered by themselves. */
const mostWords = 7

/** Whether a follow-up only says that what was asked about doesn't work. */
export const tellsProblem = (question: string) => problem.test(question.trim()) && wordsOf(question).length <= mostWords

const explainsProblems = ({ page, part }: RankedAnswer) =>
  /\btroubleshoot/i.test(`${page.row.title} ${citationOf(page, part).section}`)

/**
 * What the pages that a conversation is about say about problems, for a follow-up that only says that something doesn't work.
 * @param together the follow-up with what it is about
 * @param before the question before it
 */
export function troubleAnswer(
  question: string,
  together: ReadQuestion,
  before: ReadQuestion,
  leads: readonly CitedQuotes[],
): QuotedAnswer | undefined {
  if (!tellsProblem(question)) return undefined
  const near = closenessTo(leads)
  const pages = new Map([...before[1].pages, ...together[1].pages].map((page) => [page.row.route, page]))
  const close = [...pages.values()].filter(({ row }) => near(row.route) > 0)
  const asked = askedOf(...together)
  const ranked = rankWritten(asked, { ...together[1], pages: close })
    .filter(explainsProblems)
    .map((one) => ({ ...one, score: one.score + worth.page * near(one.page.row.route) }))
    .sort((a, b) => b.score - a.score)
  return firstWithRelated(ranked, asked, before[0])
}
