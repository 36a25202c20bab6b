import { expect, test } from 'vitest'
import type { QuotedAnswer } from '../../lib/assistant/answer.ts'
import { measureAnswers } from './measure-answers.ts'
import type { BenchQuestion } from './read-questions.ts'

const question: BenchQuestion = {
  text: 'q',
  half: 'reporting',
  answers: [{ page: '/b', sentence: 'Set `owner` first.' }],
}
const cites = (...pages: string[]): QuotedAnswer => ({
  kind: 'quotes',
  near: [],
  parts: pages.map((url) => ({
    citation: { url, anchor: '', title: url, section: '' },
    quotes: [{ kind: 'list', lead: 'Then:', ordered: true, items: ['Set owner first. Go on.'] }],
  })),
})
const unknown: QuotedAnswer = { kind: 'unknown', near: [] }

test('a page counts among the first three citations; a refusal counts as one, and so do pages that only come closest', () => {
  const answers = [cites('/b'), cites('/x', '/y', '/b'), cites('/x', '/y', '/z', '/b'), unknown]
  const quality = measureAnswers({
    answerable: answers.map((answer) => ({ question, answer })),
    unanswerable: [unknown, { ...cites('/x'), isClosest: true } as const, cites('/x'), cites('/y')].map((answer) => ({
      question: { text: 'u', half: 'tuning' },
      answer,
    })),
  })
  expect(quality).toEqual({
    first: 0.25,
    cited: 0.5,
    refused: 0.25,
    answerable: 4,
    honest: 0.5,
    unanswerable: 4,
  })
})
