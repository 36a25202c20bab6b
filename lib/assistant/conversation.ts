import type { Answer } from './answer.ts'

/** Reader's judgement of an answer. */
export type AnswerVote = 'up' | 'down'

/** A question with what became of it. */
export interface Turn {
  id: string
  question: string
  /** `stopped` by the reader, who may have part of the answer; `failed` can be tried again. */
  state: 'asking' | 'done' | 'stopped' | 'failed'
  answer?: Answer
  /** Why it failed, or why another provider answered, in plain words. */
  notice?: string
  vote?: AnswerVote
}

export type Conversation = readonly Turn[]

type ConversationChange =
  | { type: 'ask'; id: string; question: string }
  | { type: 'answer'; id: string; answer: Answer }
  | { type: 'done'; id: string; answer: Answer; notice: string | undefined }
  | { type: 'fail'; id: string; notice: string }
  | { type: 'stop'; id: string }
  | { type: 'retry'; id: string }
  | { type: 'vote'; id: string; vote: AnswerVote | undefined }
  | { type: 'clear' }

/** Questions that are kept; older ones are forgotten. */
const mostTurns = 30

function changedTurn(turn: Turn, change: Exclude<ConversationChange, { type: 'ask' | 'clear' }>): Turn {
  const { id, question } = turn
  switch (change.type) {
    case 'answer':
      return turn.state === 'asking' ? { ...turn, answer: change.answer } : turn
    case 'done':
      if (turn.state !== 'asking') return turn
      return { id, question, state: 'done', answer: change.answer, ...(change.notice ? { notice: change.notice } : {}) }
    case 'fail':
      return turn.state === 'asking' ? { id, question, state: 'failed', notice: change.notice } : turn
    case 'stop':
      return turn.state === 'asking' ? { ...turn, state: 'stopped' } : turn
    case 'retry':
      return { id, question, state: 'asking' }
    case 'vote': {
      const { vote, ...rest } = turn
      return change.vote === undefined ? rest : { ...rest, vote: change.vote }
    }
  }
}

/** The conversation after a change. What comes too late, such as an answer that was stopped, changes nothing. */
export function changeConversation(turns: Conversation, change: ConversationChange): Conversation {
  if (change.type === 'clear') return []
  if (change.type === 'ask') {
    return [...turns, { id: change.id, question: change.question, state: 'asking' as const }].slice(-mostTurns)
  }
  return turns.map((turn) => (turn.id === change.id ? changedTurn(turn, change) : turn))
}

function isTurn(value: unknown): value is Turn {
  const { id, question, state, answer } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof question !== 'string') return false
  if (answer === undefined) return /^(?:asking|stopped|failed)$/.test(String(state))
  const { kind, parts, near, sources, text } = answer as Record<string, unknown>
  if (kind === 'quotes') return Array.isArray(parts) && Array.isArray(near)
  if (kind === 'unknown') return Array.isArray(near)
  return kind === 'written' && Array.isArray(sources) && typeof text === 'string'
}

/**
 * A conversation as it was stored. A question that was being answered counts as stopped; what isn't a turn is left out.
 */
export function readConversation(stored: string | null): Conversation {
  try {
    const turns: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(turns)) return []
    return turns.filter(isTurn).map((turn) => (turn.state === 'asking' ? { ...turn, state: 'stopped' } : turn))
  } catch {
    return []
  }
}
