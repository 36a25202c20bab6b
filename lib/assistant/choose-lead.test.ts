import { expect, test } from 'vitest'
import type { RetrievedPage } from '../search/retriever.ts'
import { sentenceOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { chooseLead } from './choose-lead.ts'
import type { QuestionType } from './question.ts'
import { type Candidate, pagesNearBest } from './rank-candidates.ts'
import { type Signals, signs } from './signs.ts'

const sure = { own: 1, ownWithHeads: 1, definition: 0 }

/** Whether a text that is sure to be about the question leads its answer. */
function leads(type: QuestionType, question: string, text: string, more: object = {}, signs: object = sure): boolean {
  const candidate = {
    confidence: 0.9,
    countsAsked: true,
    isOfAskedTool: true,
    section: 'main',
    symptom: 1,
    page: { kind: 'page' },
    quotable: { quote: { kind: 'text', text }, text, index: 0, lead: '' },
    signs,
    ...more,
  } as unknown as Candidate
  const asked = { type, question, isPlural: false, wantsCode: false, isCall: false } as Asked
  return chooseLead([candidate], asked) === candidate
}

test('a rate has a time', () => {
  const question = 'how many boats per hour may land'
  expect(leads('count', question, 'Up to 20 boats land together.')).toBe(false)
  expect(leads('count', question, 'Up to 20 boats land each hour.')).toBe(true)
})

test('a page about another tool than the one that is asked about doesn’t answer, and neither does another problem', () => {
  const question = 'how do i paint my boat'
  expect(leads('how', question, 'Paint the boat.')).toBe(true)
  expect(leads('how', question, 'Paint the boat.', { isOfAskedTool: false })).toBe(false)
  expect(leads('how', question, 'The paint is wet.', { section: 'trouble', symptom: 0.4 })).toBe(false)
})

test('a call doesn’t say how two things differ', () => {
  const question = 'difference between a dock and a pier'
  expect(leads('difference', question, 'Opens a dock, but no pier.', { page: { kind: 'operation' } })).toBe(false)
  expect(leads('difference', question, 'A dock floats, but a pier stands.')).toBe(true)
})

test('what went wrong has a cause, or is said where problems are explained', () => {
  const question = 'why my boat does not start'
  expect(leads('why', question, 'To start a boat, turn the key.')).toBe(false)
  expect(leads('why', question, 'The fuse is burnt.', { section: 'trouble' })).toBe(true)
  expect(leads('why', question, 'A boat can’t start without a key.')).toBe(true)
})

test('what somebody wants to do is said by more than a word of it', () => {
  const question = 'can i paint my boat'
  expect(leads('can', question, 'Only boats may enter.', {}, { ...sure, own: 0.2 })).toBe(false)
  expect(leads('can', question, 'You can paint boats.')).toBe(true)
})

test('the description of the page answers a task that it says better than any sentence there', () => {
  const question = 'paint a boat'
  const page = { kind: 'page', description: 'Paint a boat…' }
  const about = { page, described: 1, own: 0.5 }
  const lead = (type: QuestionType, more: object = {}, named = 0) =>
    leads(type, question, 'It may rain.', { ...about, ...more }, { ...sure, named })
  expect(lead('other')).toBe(false)
  expect(lead('how')).toBe(false)
  expect(lead('what')).toBe(true)
  expect(lead('how', { own: 1.1 })).toBe(true)
  expect(lead('how', {}, 0.5)).toBe(true)
  expect(lead('how', { page: { kind: 'page', description: '' } })).toBe(true)
})

test('a description becomes one sentence', () => {
  expect(sentenceOf('Paint a boat')).toBe('Paint a boat.')
  expect(sentenceOf('Paint a boat…')).toBe('Paint a boat…')
})

test('only what search ranks about as high as the best page is close', () => {
  const pages = [1, 0.7, 0.5].map((score) => ({ score }) as RetrievedPage)
  expect(pagesNearBest(pages).map(({ score }) => score)).toEqual([1, 0.7])
})

test.each([
  ['aside', true, 1],
  ['trouble', false, 1],
  ['trouble', true, 0],
  ['main', false, 0],
] as const)('a section of the kind %s is an aside, if something went wrong %s: %s', (section, isTrouble, is) => {
  const signals = { section, asked: { isTrouble, words: [] }, found: { heading: new Map() } } as unknown as Signals
  expect(signs.aside(signals)).toBe(is)
})
