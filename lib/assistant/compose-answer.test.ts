import { expect, test } from 'vitest'
import type { Block } from '../parts/passage.ts'
import type { MatchedQuestion } from '../search/match-questions.ts'
import type { RetrievedPage } from '../search/retriever.ts'
import type { Asked } from './asked.ts'
import { composeLead } from './compose-answer.ts'
import { quotables } from './quotable.ts'
import type { Candidate } from './rank-candidates.ts'

const asked = { type: 'other', wantsCode: false, isCall: false } as Asked
const list = (items: string[]): Block => ({ kind: 'list', lead: '', ordered: false, items })
const text = (...sentences: string[]): Block => ({ kind: 'text', sentences })

/** What is quoted of a part whose block has a sentence or item with this text. */
function quotes(blocks: Block[], wanted: string, likeness = 0) {
  const match: MatchedQuestion = { part: 1, text: 'when do boats wait', likeness }
  const row = { route: '/docks', title: 'Docks', headings: [{ id: 'limits', text: 'Limits' }] }
  const page = { row, parts: [[], blocks], asked: new Map([[1, [match]]]) } as unknown as RetrievedPage
  const quotable = quotables(blocks).find((one) => one.text === wanted)
  return composeLead({ page, part: 1, quotable } as Candidate, asked).quotes
}

test('a sentence is quoted with those after it in its paragraph, as long as they are few', () => {
  const long = `It is ${'very '.repeat(60)}long.`
  expect(quotes([text('Boats wait.', 'They wait here.', 'They leave.')], 'They wait here.')).toEqual([
    { kind: 'text', text: 'Boats wait. They wait here. They leave.' },
  ])
  expect(quotes([text('Boats wait.', 'Nobody hurries.', long)], 'Boats wait.')).toEqual([
    { kind: 'text', text: 'Boats wait. Nobody hurries.' },
  ])
})

test('what introduces something else is not quoted after a sentence', () => {
  expect(quotes([text('Boats wait.', 'For example:'), list(['a', 'b'])], 'Boats wait.')).toEqual([
    { kind: 'text', text: 'Boats wait.' },
  ])
})

test('where a question of readers leads, a short list answers as a whole', () => {
  const items = ['A dock has a number.', 'A dock holds two boats.']
  expect(quotes([list(items)], 'A dock holds two boats.')).toEqual([{ kind: 'text', text: 'A dock holds two boats.' }])
  expect(quotes([list(items)], 'A dock holds two boats.', 0.7)).toEqual([
    { kind: 'list', lead: '', ordered: false, items },
  ])
  const many = Array.from({ length: 9 }, (_, index) => `Dock ${index} is long.`)
  expect(quotes([list(many)], 'Dock 1 is long.', 0.7)).toEqual([{ kind: 'text', text: 'Dock 1 is long.' }])
})
