import { expect, test } from 'vitest'
import { isSubjectNamed, subjectsOf } from './subject.ts'

const stops = ['can', 'i', 'use', 'a', 'my', 'in']

function subjects(question: string, type: 'can' | 'how' = 'can') {
  const words = question.split(' ').map((term) => ({ term, weight: 0.5, isStop: stops.includes(term) }))
  const telling = words.flatMap(({ term, weight, isStop }, position) => (isStop ? [] : [{ term, weight, position }]))
  return subjectsOf(words, telling, type).map((subject) => subject.map((position) => words[position]?.term))
}

test('a phrase after its article is a subject, and ends with its noun', () => {
  expect(subjects('can i use a custom domain')).toEqual([['custom', 'domain']])
  expect(subjects('can i use my new custom domain')).toEqual([['custom', 'domain']])
  expect(subjects('can i use a domain')).toEqual([])
  expect(subjects('can i create domains')).toEqual([])
  expect(subjects('how i use a custom domain', 'how')).toEqual([])
})

test('a subject is named by a text that has all of it', () => {
  const text = (...positions: number[]) => new Map(positions.map((position) => [position, 1]))
  expect(isSubjectNamed([[1, 2]], [text(1, 2)])).toBe(true)
  expect(isSubjectNamed([[1, 2]], [text(1), text(2)])).toBe(false)
  expect(isSubjectNamed([], [])).toBe(true)
})
