import type { Retrieved } from '../search/retriever.ts'
import { citationOf, type QuotedAnswer } from './answer.ts'
import { answerQuestion, sampleOn } from './answer-question.ts'
import { isAskedSample } from './asked.ts'
import { wordsThatTell } from './near-answer.ts'
import { questionType } from './question.ts'

/** The page of examples of what a question is about: “Scorecard examples”. */
const examplesOf = (asked: string, { pages }: Retrieved) =>
  pages
    .filter(({ row }) => {
      const name = /^(.+) examples$/.exec(row.title)?.[1]
      return name !== undefined && wordsThatTell(name).every((stem) => wordsThatTell(asked).includes(stem))
    })
    .map((page) => citationOf(page, 0))

/**
 * A sample of what was asked before, from the pages that answer it; undefined if they have none.
 * @param request the question that asks to see it, and maybe says in which language
 */
export function sampleAnswer(request: string, asked: string, retrieved: Retrieved): QuotedAnswer | undefined {
  const answer = answerQuestion(asked, retrieved)
  const cited =
    answer.kind === 'quotes' ? [...answer.parts, ...(answer.related ?? [])].map(({ citation }) => citation) : []
  // How something is done shows the page that says so.
  const examples = questionType(asked) === 'what' ? examplesOf(asked, retrieved) : []
  const places = [...examples, ...cited, ...answer.near]
  const sample = sampleOn(places, retrieved, (shown) => isAskedSample(request, shown))
  return sample === undefined ? undefined : { kind: 'quotes', parts: [sample], near: answer.near }
}
