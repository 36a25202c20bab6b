import { expect, test } from 'vitest'
import { contentWords, questionType, searchedText, wantsSample } from './question.ts'

test.each([
  ['What is a dock?', 'what'],
  ['How do I build a dock?', 'how'],
  ['How many docks can I have?', 'count'],
  ['Which docks are open?', 'which'],
  ['What fields does a dock have?', 'which'],
  ['Where do docks lie?', 'where'],
  ['Why is the dock closed?', 'why'],
  ['Can I rent a dock?', 'can'],
  ['When does it open?', 'when'],
  ['docks', 'other'],
] as const)('“%s” asks for %s', (text, type) => {
  expect(questionType(text)).toBe(type)
})

test('code is shown to who asks for it', () => {
  expect(wantsSample('Show me the curl command')).toBe(true)
  expect(wantsSample('How large can a request body be?')).toBe(false)
})

test('words about asking find no pages, and a question of nothing else stays', () => {
  expect(searchedText('How often are old runs deleted?')).toBe('old runs deleted')
  expect(searchedText('Please explain the difference between A1 and B1')).toBe('the A1 and B1')
  expect(searchedText('Explain')).toBe('Explain')
})

test('words that say nothing are left out, each word counts once, and words about asking count less', () => {
  const word = (term: string, isStop = false) => ({ term, isStop, weight: 1 })
  expect(contentWords([word('how', true), word('docks'), word('supported'), word('docks'), word('t')])).toEqual([
    { position: 1, term: 'docks', weight: 1 },
    { position: 2, term: 'supported', weight: 0.35 },
  ])
})
