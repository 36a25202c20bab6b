import type { Retrieved } from '../search/retriever.ts'
import { type CitedQuotes, firstPart, isAnswered, type QuotedAnswer } from './answer.ts'
import { bareQuestion } from './cited-answer.ts'
import { asClosest, closestOnCited } from './closest-on-cited.ts'
import { type Conversation, saysLittle } from './earlier-questions.ts'
import { withContext } from './follow-up.ts'
import { closenessTo, type ReadQuestion, wordsThatTell } from './near-answer.ts'
import { namesOnlyOthers, toolsIn } from './tools.ts'
import { wholeQuestion } from './topic.ts'

type Quoted = Extract<QuotedAnswer, { kind: 'quotes' }>

/** Where a part is from, as words. */
const placeOf = (part: CitedQuotes | undefined) => `${part?.citation.title} ${part?.citation.url.replaceAll('/', ' ')}`

/** Whether the best part is on a page about a tool, and the question names none of its page. */
export function isOfOtherTool(answer: QuotedAnswer, question: string, tools: Retrieved['tools']): boolean {
  const [best] = answer.kind === 'quotes' ? answer.parts : []
  return namesOnlyOthers(placeOf(best), toolsIn(question, tools), tools)
}

/** Whether an answer, which may be by chance, is on none of the pages that a conversation is about. */
function isElsewhere(answer: Quoted, leads: readonly CitedQuotes[]): boolean {
  if (answer.isSame || leads.length === 0) return false
  const [lead] = answer.parts
  return lead !== undefined && closenessTo(leads)(lead.citation.url) === 0
}

/** How many of the words of a thing the part of an answer has that has the most of them, from 0 to 1. */
export function thingShare(answer: QuotedAnswer, thing = ''): number {
  const stems = wordsThatTell(thing)
  const shares = ('parts' in answer ? answer.parts : []).map((part) => {
    const own = new Set(wordsThatTell(`${placeOf(part)} ${part.citation.section} ${JSON.stringify(part.quotes)}`))
    return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length)
  })
  return stems.length === 0 ? 1 : Math.max(0, ...shares)
}

/**
 * An answer in a conversation: as what comes closest, or not at all, where a follow-up says too little to be answered by a page
 * that the conversation isn't about.
 * @param alone what answers the follow-up without what was asked before
 * @param read reads the pages of a question
 */
export async function withDoubt(
  question: string,
  { answer, alone }: { answer: QuotedAnswer; alone: QuotedAnswer },
  asked: ReadQuestion,
  { contexts, leads, given, topic }: Conversation,
  read: (searched: string) => Promise<ReadQuestion>,
): Promise<QuotedAnswer> {
  const [, { tools }] = asked
  // “How do I connect it to Jenkins?” says where.
  if (answer.kind === 'unknown' || toolsIn(question, tools).size > 0) return answer
  // After a question about Jenkins, a page about CircleCI doesn't even come close.
  const meant = toolsIn(contexts.join(' · '), tools)
  const isOther = answer.isClosest && meant.size > 0 && namesOnlyOthers(placeOf(answer.parts[0]), meant, tools)
  if (!isOther && !(saysLittle(question, tools) && isElsewhere(answer, leads))) return answer
  const whole = wholeQuestion(question, contexts.at(-1) ?? '', topic)
  if (whole !== undefined && isAnswered(answer) && firstPart(answer) !== firstPart(alone)) return answer
  const together = await read(withContext(question, contexts.at(-1), tools, topic))
  const onCited = closestOnCited(asked, together, { leads, given })
  // “How long does it take?” says nothing that another page could answer, and one that doesn't name what “it” is hardly does.
  const isLost = whole !== undefined && thingShare(answer, topic?.thing) < 1
  if (answer.isClosest && onCited.length === 0 && (isOther || isLost || bareQuestion(question) !== undefined))
    return {
      kind: 'unknown',
      near: leads.slice(0, 1).map(({ citation }) => ({ ...citation, anchor: '', section: '' })),
    }
  return asClosest(answer, onCited)
}
