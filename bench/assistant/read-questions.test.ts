import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'

const { answerable, unanswerable } = readQuestions(import.meta.dirname, { brand: 'lantern', product: 'Lantern' })

test('there are enough questions, and both halves have their share', () => {
  expect(answerable.length).toBeGreaterThanOrEqual(60)
  expect(unanswerable.length).toBeGreaterThanOrEqual(15)
  const share = answerable.filter(({ half }) => half === 'reporting').length / answerable.length
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.65)
})

test.each(['', 'everyday', 'fresh', 'fresh-2', 'fresh-3'])(
  'no question appears twice, and each answer names a page and what it says: %s',
  (folder) => {
    const { answerable, unanswerable } = readQuestions(join(import.meta.dirname, folder), {
      brand: 'lantern',
      product: 'Lantern',
    })
    const texts = [...answerable, ...unanswerable].map(({ text }) => text.toLowerCase())
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    const answers = answerable.flatMap((question) => question.answers)
    expect(answers.filter(({ page, sentence }) => !/^\/\S*$/.test(page) || sentence.trim() === '')).toEqual([])
  },
)
