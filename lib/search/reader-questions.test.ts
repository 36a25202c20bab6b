import { describe, expect, test } from 'vitest'
import { testRecords } from '../../tests/support/search-site.ts'
import { answersByPage, placeQuestions, questionsFile, withDefinitions, withQuestions } from './reader-questions.ts'

const file = questionsFile.parse({
  '/a#dock': ['How do I *dock*?', { asked: ['can I dock twice', 'dock again'], answer: 'Yes, select **Dock**.' }],
  '/a': ['what is a'],
  '/gone': [{ asked: ['what is gone'], answer: 'Nothing.' }],
})
const records = [
  testRecords({ url: '/a', title: 'A', parts: { Dock: 'Text.' } }),
  testRecords({ url: '/b', title: 'B' }),
]

test('a question has its place among the parts of the current version; one without a part has none', () => {
  expect(placeQuestions(file, records)).toEqual([
    [0, 'what is a'],
    [1, 'how do i dock', 'can i dock twice', 'dock again'],
  ])
})

test('answers are listed by the part of their page; a page without one is left out', () => {
  expect(answersByPage(file, records)).toEqual(
    new Map([['/a', [[], [{ asked: ['can i dock twice', 'dock again'], answer: 'Yes, select **Dock**.' }]]]]),
  )
})

test('questions count like links with their words, next to those of the same place', () => {
  const texts = withQuestions(new Map([['/a', [['an A', 3]]]]), file)
  expect(texts.get('/a')).toEqual([
    ['an A', 3],
    ['what is a', 1],
  ])
  expect(texts.get('/a#dock')).toEqual([
    ['How do I *dock*?', 1],
    ['can I dock twice', 1],
    ['dock again', 1],
  ])
})

describe('invalid:', () => {
  test.each([
    { 'a#dock': ['how'] },
    { '/a#dock': ['?'] },
    { '/a': [] },
    { '/a': [{ asked: [], answer: 'Yes.' }] },
    { '/a': [{ asked: ['how'], answer: 'One line\nand another.' }] },
    { '/a': [{ asked: ['how'], answer: 'Yes. '.repeat(101) }] },
    { '/a': [{ ask: ['how'], answer: 'Yes.' }] },
  ])('%j', (data) => {
    expect(() => questionsFile.parse(data)).toThrow()
  })
})

test('what a term of the glossary means is a question, too, unless a writer answers it', () => {
  const all = { '/docks': [{ asked: ['what is a dock'], answer: 'A place.' }] }
  const glossary = {
    dock: { term: 'Dock', definition: 'Where boats wait.', href: '/docks' },
    mast: { term: 'Mast', definition: 'It carries the sails.', href: '/docks' },
    sail: { term: 'Sail', definition: 'It catches the wind.' },
  }
  expect(withDefinitions(all, glossary)).toEqual({
    '/docks': [...all['/docks'], { asked: ['what is Mast'], answer: '**Mast**: It carries the sails.' }],
  })
})
