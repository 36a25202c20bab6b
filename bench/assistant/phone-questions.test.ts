import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { QuotedAnswer } from '../../lib/assistant/answer.ts'
import { markAnswer, readPhoneQuestions } from './phone-questions.ts'

const questions = readPhoneQuestions(join(import.meta.dirname, 'phone'), { brand: 'lantern', product: 'Lantern' })
const later = readPhoneQuestions(join(import.meta.dirname, 'phone-2'), { brand: 'lantern', product: 'Lantern' })
const third = readPhoneQuestions(join(import.meta.dirname, 'phone-3'), { brand: 'lantern', product: 'Lantern' })
const citation = (url: string) => ({ url, anchor: '', title: url, section: '' })
const quotes = (url: string, text: string, isClosest = false, ...near: string[]): QuotedAnswer => ({
  kind: 'quotes',
  ...(isClosest ? { isClosest } : {}),
  parts: [{ citation: citation(url), quotes: [{ kind: 'text', text }] }],
  near: near.map(citation),
})
const unknown: QuotedAnswer = { kind: 'unknown', near: [] }

test('there are enough questions, each once, half of them in each half', () => {
  const answerable = questions.filter(({ pages }) => pages.length > 0)
  expect(answerable.length).toBeGreaterThanOrEqual(80)
  expect(questions.length - answerable.length).toBeGreaterThanOrEqual(15)
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
  expect(questions.filter(({ half }) => half === 'development')).toHaveLength(questions.length / 2)
  expect(later.filter(({ half, pages }) => half === 'development' && pages.length > 0)).toHaveLength(30)
  expect(third.filter(({ pages }) => pages.length > 0)).toHaveLength(80)
  expect(new Set([...questions, ...later].map(({ text }) => text)).size).toBe(questions.length + 60)
  expect(new Set(third.map(({ text }) => text)).size).toBe(110)
})

test('an answer is marked by its first page and what its first block says', () => {
  const question = { pages: ['/b', '/c'], says: /12 docks/i }
  expect(markAnswer(question, quotes('/c', 'Up to `12 docks`.'))).toBe('useful')
  expect(markAnswer(question, quotes('/b', 'Docks are places.'))).toBe('partly')
  expect(markAnswer(question, quotes('/a', 'Up to 12 docks.'))).toBe('wrong')
  expect(markAnswer(question, unknown)).toBe('denied')
  expect(markAnswer(question, quotes('/b', 'Up to 12 docks.', true))).toBe('among several')
  expect(markAnswer(question, quotes('/a', 'Up to 12 docks.', true, '/b'))).toBe('partly')
  expect(markAnswer(question, quotes('/a', '', true, '/x'))).toBe('denied')
})

test('a question that no page answers is refused, answered, or led to pages', () => {
  const question = { pages: [], says: /(?:)/ }
  expect([unknown, quotes('/a', 'A.'), quotes('/a', 'A.', true)].map((answer) => markAnswer(question, answer))).toEqual(
    ['refused', 'answered', 'pages named'],
  )
})
