import type { FetchBytes } from '../search/index/file-cache.ts'
import { openRetriever } from '../search/retriever.ts'
import type { QuotedAnswer } from './answer.ts'
import type { Passage } from './answer-messages.ts'
import { answerQuestion } from './answer-question.ts'
import { pickPassages } from './pick-passages.ts'
import { searchedText } from './question.ts'

/** Pages that are read for a question. */
const mostPages = 16

/** Answers questions from the index of one version. */
export interface Answerer {
  answer: (question: string, isStale?: () => boolean) => Promise<QuotedAnswer>
  /** What a model gets to write an answer from; nothing when the pages do not seem to answer. */
  passages: (question: string, isStale?: () => boolean) => Promise<Passage[]>
}

/** @throws when the first files of the index cannot be had */
export async function createAnswerer(fetchBytes: FetchBytes, version = ''): Promise<Answerer> {
  const { retrieve } = await openRetriever(fetchBytes, version)
  const read = (question: string, isStale?: () => boolean) => retrieve(searchedText(question), mostPages, isStale)
  return {
    answer: async (question, isStale) => answerQuestion(question, await read(question, isStale)),
    passages: async (question, isStale) => pickPassages(question, await read(question, isStale)),
  }
}
