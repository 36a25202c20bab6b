import { expect, test } from 'vitest'
import { type Block, longestSample } from '../parts/passage.ts'
import type { MatchedQuestion } from '../search/match-questions.ts'
import type { RetrievedPage } from '../search/retriever.ts'
import type { Asked } from './asked.ts'
import { composeLead, composeSample, composeWritten, neededBlock } from './compose-answer.ts'
import { quotables } from './quotable.ts'
import type { Candidate } from './rank-candidates.ts'
import type { RankedAnswer } from './rank-written.ts'

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

test('a sample comes with the sentence that introduces it, so that who asks for an example knows what it shows', () => {
  const row = { route: '/docks', title: 'Docks', headings: [] }
  const sampleWith = (lead: string) => {
    const block: Block = { kind: 'code', lead, language: 'json', text: '{}' }
    const page = { row, parts: [[block]] } as unknown as RetrievedPage
    return composeSample(page, { url: '/docks', anchor: '', title: 'Docks' } as never, () => true)?.quotes
  }
  const sample = { kind: 'code', language: 'json', text: '{}' }
  expect(sampleWith('This dock is empty:')).toEqual([{ kind: 'text', text: 'This dock is empty:' }, sample])
  expect(sampleWith('')).toEqual([sample])
})

/** What follows a written answer to “how”, if its part has these blocks. */
const needed = (answer: string, ...blocks: Block[]) =>
  neededBlock({
    page: { parts: [blocks] } as unknown as RetrievedPage,
    part: 0,
    written: { asked: [], answer },
  } as unknown as RankedAnswer)
const steps = (...items: string[]): Block => ({ kind: 'list', lead: '', ordered: true, items })
const code = (sample: string): Block => ({ kind: 'code', lead: '', language: 'json', text: sample })

test('how something is done is followed by the steps of the part, if they are about it and say more', () => {
  const all = ['Open Harbor.', 'Select Dock.', 'Name it.']
  const quote = { kind: 'list', lead: '', ordered: true, items: all }
  expect(needed('In **Harbor**, select **Dock**.', text('A dock.'), steps(...all))).toEqual(quote)
  expect(needed('In **Harbor**, paint the **Pier**.', steps(...all))).toBeUndefined()
  expect(needed('In **Harbor**, select **Dock**.', steps(...all.slice(0, 2)))).toBeUndefined()
  expect(needed('In **Harbor**, select **Dock**.', steps(...all, 'Send this call:'))).toBeUndefined()
})

test('how something is done is followed by the sample that the answer speaks of', () => {
  const dock = '{ "dock": "north" }'
  expect(needed('Set `dock`.', code('{ "pier": 1 }'), code(dock))).toMatchObject({ kind: 'code', text: dock })
  expect(needed('Paste the sample.', code(dock))).toMatchObject({ text: dock })
  expect(needed('Set `boat`.', code(dock))).toBeUndefined()
  expect(needed('Paste the sample.', code('a'.repeat(longestSample)))).toBeUndefined()
})

test('a written answer comes with the wanted sample that has most of its names, or else the first', () => {
  const row = { route: '/docks', title: 'Docks', headings: [] }
  const page = { row, parts: [[code('{ "pier": 1 }'), code('{ "dock": "north" }')]] } as unknown as RetrievedPage
  const sampleFor = (answer: string, isSampleWanted: () => boolean) =>
    composeWritten({ page, part: 0, written: { asked: [], answer } } as unknown as RankedAnswer, {
      ...asked,
      isSampleWanted,
    }).quotes[1]
  expect(sampleFor('Set `dock` to a name.', () => true)).toMatchObject({ text: '{ "dock": "north" }' })
  expect(sampleFor('Set the name.', () => true)).toMatchObject({ text: '{ "pier": 1 }' })
  expect(sampleFor('Set `dock` to a name.', () => false)).toBeUndefined()
})
