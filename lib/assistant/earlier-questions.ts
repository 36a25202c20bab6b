import type { Retrieved } from '../search/retriever.ts'
import type { CitedQuotes } from './answer.ts'
import type { Earlier } from './answer-messages.ts'
import { asksForSampleOnly, withoutSample } from './asked.ts'
import { addition, addsTo, continues, withContext, withoutCorrection } from './follow-up.ts'
import { inOtherWay, nextTopic, type Topic } from './topic.ts'

/** What was said before a question. */
export interface Conversation {
  /** The questions as they were searched, the oldest first. */
  contexts: readonly string[]
  /** What it is about; undefined if nothing was asked yet. */
  topic: Topic | undefined
  /** What the answers began with, the newest first, without those that were only the closest. */
  leads: readonly CitedQuotes[]
  /** What all answers began with. */
  given: readonly CitedQuotes[]
}

/** What was said before a question. @param before the oldest first */
export function conversationOf(before: readonly Earlier[], tools: Retrieved['tools']): Conversation {
  const contexts: string[] = []
  let topic: Topic | undefined
  for (const { question, lead } of before.filter((earlier) => !asksForSampleOnly(earlier.question))) {
    const asked = contexts.length === 0 ? question : withoutCorrection(question)
    const searched = inOtherWay(asked, topic) ?? withoutSample(withContext(asked, contexts.at(-1), tools, topic))
    topic = nextTopic(topic, asked, searched, lead?.citation.title)
    contexts.push(searched)
  }
  const given = before.flatMap(({ lead }) => lead ?? []).reverse()
  return { contexts, topic, leads: given.filter(({ isClosest }) => isClosest !== true), given }
}

/** Whether a question says little without the one before. */
export const saysLittle = (question: string, tools: Retrieved['tools']) =>
  continues(question) || addsTo(question, tools) || addition(question) !== undefined
