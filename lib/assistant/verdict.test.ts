import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import type { Candidate } from './rank-candidates.ts'
import { verdictOf } from './verdict.ts'

function verdict(question: string, text: string, own = 0.9, type: Asked['type'] = 'can', deniesAsked = true) {
  const candidate = { own, deniesAsked, quotable: { text, quote: { kind: 'text', text } } } as Candidate
  return verdictOf(candidate, { question, type } as Asked)
}

test.each([
  ['Can a dock be closed?', 'You can close a dock.', 'Yes'],
  ['Can a dock be closed?', 'You can’t close a dock.', 'No'],
  ['Can a dock be closed?', 'You can close a dock if it is empty.', undefined],
  ['Can a dock be closed or sold?', 'You can close a dock.', undefined],
  ['Can’t a dock be closed?', 'You can close a dock.', undefined],
  ['Can a dock be closed?', 'Close it.', undefined],
  ['Can a dock be closed?', 'Save a closed dock, which can’t be opened:', undefined],
])('“%s” with “%s” is answered with %s', (question, text, expected) => {
  expect(verdict(question, text)).toBe(expected)
})

test('a sentence about something else says neither yes nor no', () => {
  expect(verdict('Can a dock be closed?', 'You can’t sell a boat.', 0.3)).toBeUndefined()
  expect(verdict('Why is a dock closed?', 'You can’t close a dock.', 0.9, 'why')).toBeUndefined()
})

test('a “no” needs most of the question, and must deny what is asked', () => {
  expect(verdict('Does SCIM create teams?', 'SCIM doesn’t create teams.')).toBe('No')
  expect(verdict('Does SCIM create users?', 'SCIM doesn’t create teams.', 0.7)).toBeUndefined()
  expect(verdict('Does it support SCIM?', 'SCIM doesn’t create teams.', 1, 'can', false)).toBeUndefined()
})

test('a step says neither yes nor no', () => {
  const text = 'Don’t close a dock.'
  const candidate = { own: 1, deniesAsked: true, quotable: { text, quote: { kind: 'list', ordered: true } } }
  expect(verdictOf(candidate as Candidate, { question: 'Can a dock be closed?', type: 'can' } as Asked)).toBeUndefined()
})
