import { expect, test } from 'vitest'
import type { QuestionType } from './question.ts'
import { isSubjectNamed, subjectsOf } from './subject.ts'

const stops = ['can', 'i', 'use', 'a', 'my', 'in', 'are', 'do', 'when']

function subjects(question: string, type: QuestionType = 'can', isPlural = false) {
  const words = question.split(' ').map((term) => ({ term, weight: 0.5, isStop: stops.includes(term) }))
  const telling = words.flatMap(({ term, weight, isStop }, position) => (isStop ? [] : [{ term, weight, position }]))
  return subjectsOf(words, telling, type, isPlural).map((subject) => subject.map((position) => words[position]?.term))
}

test('a phrase after its article is a subject, and ends with its noun', () => {
  expect(subjects('can i use a custom domain')).toEqual([['custom', 'domain']])
  expect(subjects('can i use my new custom domain')).toEqual([['custom', 'domain']])
  expect(subjects('can i use a domain')).toEqual([])
  expect(subjects('can i use a custom domain when a dock opens')).toEqual([['custom', 'domain']])
  expect(subjects('can i create domains')).toEqual([])
  expect(subjects('how i use a custom domain', 'how')).toEqual([])
})

test('what a question for a number or for several things begins with is a subject, without a verb', () => {
  expect(subjects('small docks can i have', 'count')).toEqual([['docks']])
  expect(subjects('calls per second can i send', 'count')).toEqual([['calls']])
  expect(subjects('dock reviews kept', 'duration')).toEqual([['dock'], ['reviews']])
  expect(subjects('dock', 'size')).toEqual([['dock']])
  expect(subjects('dock rules are in my small boat', 'which', true)).toEqual([['dock'], ['small', 'boat']])
  expect(subjects('dock rules are in my small boat', 'which')).toEqual([])
})

test('a subject is named by a text that has all of it', () => {
  const text = (...positions: number[]) => new Map(positions.map((position) => [position, 1]))
  expect(isSubjectNamed([[1, 2]], [text(1, 2)])).toBe(true)
  expect(isSubjectNamed([[1, 2]], [text(1), text(2)])).toBe(false)
  expect(isSubjectNamed([], [])).toBe(true)
})
