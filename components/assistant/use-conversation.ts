import { useEffect, useReducer, useRef } from 'react'
import { type Answer, leadOf } from '#lib/assistant/answer.ts'
import { answerMarkdown } from '#lib/assistant/answer-text.ts'
import {
  type AnswerVote,
  type Conversation,
  changeConversation,
  readConversation,
  type Turn,
} from '#lib/assistant/conversation.ts'
import type { AssistantProvider } from '#lib/assistant/provider.ts'
import { sendFeedback } from '#lib/feedback/send-feedback.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'
import { browserFeedback } from '../feedback/browser-feedback.ts'

const storageKey = () => siteKey('assistant')

/** The conversation of this visit, from this tab's session storage. */
const recallConversation = () => readConversation(recall(storageKey(), 'sessionStorage'))

function keepConversation(turns: Conversation): void {
  remember(storageKey(), turns.length === 0 ? null : JSON.stringify(turns), 'sessionStorage')
}

/** Stores a vote on an answer and, if the site has a feedback sink, sends it. */
function sendAnswerVote({ id, question, answer }: Turn, vote: AnswerVote): void {
  void sendFeedback(
    {
      id,
      subject: 'answer',
      page: location.pathname,
      vote,
      comment: '',
      build: document.documentElement.dataset.build ?? '',
      at: new Date().toISOString(),
      question,
      answer: answer === undefined ? '' : answerMarkdown(answer, location.origin),
    },
    browserFeedback(),
  )
}

interface ConversationControl {
  turns: Conversation
  /** Whether an answer is in progress. */
  isAsking: boolean
  ask: (question: string) => void
  retry: (turn: Turn) => void
  stop: () => void
  vote: (turn: Turn, vote: AnswerVote) => void
  clear: () => void
}

/** `crypto.randomUUID` needs HTTPS, which an internal site might lack. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
const plain = (answer: Answer) => answerMarkdown(answer, location.origin)

/** The conversation of a visit and its actions. Only one question is answered at a time. */
export function useConversation(provider: AssistantProvider): ConversationControl {
  const [turns, change] = useReducer(changeConversation, undefined, recallConversation)
  const running = useRef<AbortController>(undefined)
  useEffect(() => keepConversation(turns), [turns])
  useEffect(() => () => running.current?.abort(), [])

  const answer = async (id: string, question: string, earlier: Conversation) => {
    const controller = new AbortController()
    running.current = controller
    const before = earlier.flatMap((turn) =>
      turn.state === 'done' && turn.answer !== undefined
        ? [{ question: turn.question, answer: plain(turn.answer), lead: leadOf(turn.answer) }]
        : [],
    )
    try {
      const reply = await provider.ask(
        { text: question, before },
        { signal: controller.signal, onPartial: (partial) => change({ type: 'answer', id, answer: partial }) },
      )
      change({ type: 'done', id, answer: reply.answer, notice: reply.notice })
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn(error)
      change({ type: 'fail', id, notice: error instanceof Error ? error.message : String(error) })
    }
  }
  const stop = () => {
    running.current?.abort()
    for (const { id, state } of turns) if (state === 'asking') change({ type: 'stop', id })
  }
  return {
    turns,
    isAsking: turns.some(({ state }) => state === 'asking'),
    ask(question) {
      const id = newId()
      change({ type: 'ask', id, question })
      void answer(id, question, turns)
    },
    retry({ id, question }) {
      change({ type: 'retry', id })
      void answer(
        id,
        question,
        turns.slice(
          0,
          turns.findIndex((turn) => turn.id === id),
        ),
      )
    },
    stop,
    vote(turn, vote) {
      const next = turn.vote === vote ? undefined : vote
      change({ type: 'vote', id: turn.id, vote: next })
      if (next !== undefined) sendAnswerVote(turn, next)
    },
    clear() {
      stop()
      change({ type: 'clear' })
    },
  }
}
