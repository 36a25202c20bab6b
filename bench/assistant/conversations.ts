import { type CitedQuotes, isAnswered, leadOf } from '../../lib/assistant/answer.ts'
import type { Earlier } from '../../lib/assistant/answer-messages.ts'
import type { Answerer } from '../../lib/assistant/create-answerer.ts'
import type { Tokens } from '../../lib/config/tokens.ts'
import { quotedText } from './measure-answers.ts'
import { readLines } from './read-questions.ts'

/** A question of a conversation. One without a pattern isn't marked. */
interface Said {
  text: string
  isFollowUp: boolean
  /** What a useful first block has, as its page, “#”, its heading, and its text; `none` if the docs have no answer. */
  says?: RegExp | 'none'
}

/** What an answer to a follow-up is worth to a reader. */
export const conversationMarks = ['useful', 'among several', 'wrong, as the closest', 'wrong', 'refused'] as const
export type ConversationMark = (typeof conversationMarks)[number]

/** Questions of conversations.tsv, one after the other. */
export function readConversations(file: string, tokens: Tokens): Said[] {
  return readLines(file, tokens).map((line) => {
    const [text = '', pattern] = line.split('\t')
    const said = { text: text.replace(/^> /, ''), isFollowUp: text.startsWith('> ') }
    return pattern === undefined ? said : { ...said, says: pattern === '-' ? 'none' : new RegExp(pattern, 'i') }
  })
}

/** Has all conversations, and marks the answers to their follow-ups. */
export async function markConversations(all: readonly Said[], { answer }: Answerer) {
  const marked: { text: string; mark: ConversationMark }[] = []
  let before: Earlier[] = []
  for (const { text, isFollowUp, says } of all) {
    if (!isFollowUp) before = []
    const given = await answer(text, undefined, before)
    before = [...before, { question: text, lead: leadOf(given) }]
    const parts = given.kind === 'quotes' ? given.parts : []
    const isUseful = (part: CitedQuotes) =>
      says instanceof RegExp &&
      says.test(
        `${part.citation.url}#${part.citation.anchor} ${quotedText({ kind: 'quotes', parts: [part], near: [] })}`,
      )
    const markOf = (): ConversationMark => {
      if (says === 'none') return isAnswered(given) ? 'wrong' : 'useful'
      if (given.kind === 'unknown') return 'refused'
      if (parts.slice(0, 1).some(isUseful)) return 'useful'
      if ([...parts, ...(given.related ?? [])].some(isUseful)) return 'among several'
      return given.isClosest ? 'wrong, as the closest' : 'wrong'
    }
    if (says !== undefined) marked.push({ text, mark: markOf() })
  }
  return marked
}
