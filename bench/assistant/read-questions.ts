import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceTokens, type Tokens } from '../../lib/config/tokens.ts'
import { halfOf, type QueryHalf } from '../search/read-queries.ts'

/** A question that a page answers. */
export interface BenchQuestion {
  text: string
  half: QueryHalf
  /** Alternative answers: the route of a page, and a sentence exactly as it is on that page; code is in backticks. */
  answers: { page: string; sentence: string }[]
}

/** A question that no page answers. */
export interface UnanswerableQuestion {
  text: string
  half: QueryHalf
}

export interface BenchQuestions {
  answerable: BenchQuestion[]
  unanswerable: UnanswerableQuestion[]
}

/** Lines of a file with questions, without comments. */
export function readLines(file: string, tokens: Tokens): string[] {
  return replaceTokens(readFileSync(file, 'utf8'), tokens)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/**
 * All questions. Each is a line: the question and, of those with an answer, the page and its sentence, separated by
 * tabs. A line without a question is another answer to the question above.
 */
export function readQuestions(folder: string, tokens: Tokens): BenchQuestions {
  const lines = (file: string) => readLines(join(folder, file), tokens)
  const answerable: BenchQuestion[] = []
  for (const line of lines('questions.tsv')) {
    const [text = '', page = '', sentence = ''] = line.split('\t')
    if (text !== '') answerable.push({ text, half: halfOf(text), answers: [] })
    answerable.at(-1)?.answers.push({ page, sentence })
  }
  return {
    answerable,
    unanswerable: lines('unanswerable.tsv').map((text) => ({ text, half: halfOf(text) })),
  }
}
