import { expect, test } from 'vitest'
import { asksForSeveral, contentWords, questionType, searchedText, statusCodeOf, wantsSample } from './question.ts'

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
  ['What happens when it opens?', 'what'],
  ['Does it open when I call?', 'can'],
  ['Can you tell me how it opens?', 'how'],
  ['How large can a dock be?', 'size'],
  ['How long can a name be?', 'size'],
  ['max size of a dock', 'size'],
  ['max number of docks', 'count'],
  ['dock timeout', 'duration'],
  ['On which port is it?', 'count'],
  ['What is the difference between a dock and a pier?', 'difference'],
  ['my dock does not open', 'why'],
  ['docks', 'other'],
] as const)('“%s” asks for %s', (text, type) => {
  expect(questionType(text)).toBe(type)
})

test.each([
  ['Which backends can a dock have?', true],
  ['Which page operations are in beta?', true],
  ['What is a dock?', false],
  ['Which command opens it?', false],
  ['Which command adds a dock?', false],
])('whether “%s” asks for several things: %s', (text, isSeveral) => {
  expect(asksForSeveral(text)).toBe(isSeveral)
})

test('code is shown to who asks for it', () => {
  expect(wantsSample('Show me the curl command')).toBe(true)
  expect(wantsSample('dock timer json')).toBe(true)
  expect(wantsSample('yaml for a dock')).toBe(true)
  expect(wantsSample('How large can a request body be?')).toBe(false)
  expect(wantsSample('export a dock as json')).toBe(false)
  expect(wantsSample('why is my json')).toBe(false)
})

test('words about asking find no pages, and a question of nothing else stays', () => {
  expect(searchedText('How often are old runs deleted?')).toBe('old runs deleted')
  expect(searchedText('Please explain the difference between A1 and B1')).toBe('the A1 and B1')
  expect(searchedText('Explain')).toBe('Explain')
  expect(searchedText('max number of docks')).toBe('docks')
  expect(searchedText('what is the max size of a dock')).toBe('large dock')
  expect(searchedText('what does 422 mean?')).toBe('error 422')
  expect(searchedText('how many docks can i use')).toBe('docks')
  expect(searchedText('how do I add a new dock')).toBe('add a dock')
})

test('what somebody says went wrong is looked for where problems are explained', () => {
  expect(searchedText('my dock does not open')).toBe('my dock does not open troubleshooting')
  expect(searchedText('why does my dock never open')).toBe('dock never open troubleshooting')
  expect(searchedText('why is the dock open')).toBe('dock open')
  expect(searchedText('ring the bell when a dock fails')).toBe('ring the bell when a dock fails')
})

test('words that say nothing are left out, each word counts once, and words about asking count less', () => {
  const word = (term: string, isStop = false) => ({ term, isStop, weight: 1 })
  expect(contentWords([word('how', true), word('docks'), word('supported'), word('docks'), word('t')])).toEqual([
    { position: 1, term: 'docks', weight: 1 },
    { position: 2, term: 'supported', weight: 0.35 },
  ])
})

test.each([
  ['What does a 422 mean?', '422'],
  ['i get a 401', '401'],
  ['status code 503', '503'],
  ['Why does a date return 422?', undefined],
  ['Which header says 429?', undefined],
  ['port 443', undefined],
])('“%s” is about the status %s and nothing else', (question, code) => {
  expect(statusCodeOf(question)).toBe(code)
})
