import type { Citation, Lead, QuotedAnswer } from './answer.ts'

/** A question that was asked before in the same conversation. */
export interface Earlier {
  question: string
  /** What its answer began with; undefined if it had none. */
  lead?: Lead | undefined
}

/** What is asked of the worker. An answer has the id of its request. */
export type AnswerRequest =
  | { type: 'open'; id: number; base: string; version: string }
  /** An answer by quotes. */
  | { type: 'answer'; id: number; question: string; before: readonly Earlier[] }
  /** Passages for a model that writes the answer itself. */
  | { type: 'passages'; id: number; question: string; before: readonly Earlier[] }
  /** Nobody waits for it any more. */
  | { type: 'cancel'; id: number }

/** A part of a page as a model reads it. */
export interface Passage {
  citation: Citation
  /** Markdown. */
  text: string
}

export type AnswerReply =
  | { type: 'opened'; id: number }
  | { type: 'answer'; id: number; answer: QuotedAnswer }
  | { type: 'passages'; id: number; passages: Passage[] }
  | { type: 'failed'; id: number; message: string }
