import type { Retrieved } from '../search/retriever.ts'
import { properNames } from './proper-names.ts'
import {
  asksForCall,
  asksForSeveral,
  contentWords,
  type QuestionType,
  type QuestionWord,
  questionType,
  wantsSample,
} from './question.ts'
import { isAskedSample } from './sample-language.ts'
import { unknownWords } from './words-in.ts'

/** What a question asks for. */
export interface Asked {
  question: string
  type: QuestionType
  /** Whether it asks for several things: “which kinds”, not “which port”. */
  isPlural: boolean
  /** Whether it asks for a call of an API. */
  isCall: boolean
  /** Whether it asks for code. */
  wantsCode: boolean
  words: readonly QuestionWord[]
  /** Its rarest words, which an answer needs. */
  rarest: readonly QuestionWord[]
  /** Its words that no page contains, as they were typed. */
  unknown: readonly string[]
  /** Its names of several words, as they are compared. */
  names: readonly string[]
  isSampleWanted: (sample: { language: string; text: string }) => boolean
}

/** How many of the rarest words of a question an answer needs. */
const rarestWords = 2

/** Reads a question. @param retrieved its words as the index knows them */
export function askedOf(question: string, retrieved: Retrieved): Asked {
  const words = contentWords(retrieved.words)
  const unknown = new Set(unknownWords(retrieved))
  const wantsCode = wantsSample(question)
  return {
    question,
    type: questionType(question),
    isPlural: asksForSeveral(question),
    isCall: asksForCall(question),
    wantsCode,
    words,
    rarest: [...words].sort((a, b) => b.weight - a.weight).slice(0, rarestWords),
    unknown: words.filter(({ position }) => unknown.has(position)).map(({ term }) => term),
    names: properNames(question),
    isSampleWanted: (sample) => wantsCode && isAskedSample(question, sample),
  }
}
