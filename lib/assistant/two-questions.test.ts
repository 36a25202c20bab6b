import { expect, test } from 'vitest'
import { twoQuestions } from './two-questions.ts'

test('two questions in one are told apart', () => {
  expect(twoQuestions('how long does a pass last and how to renew it')).toEqual([
    'how long does a pass last',
    'how to renew it',
  ])
  expect(twoQuestions('What is a dock? And where do I find mine?')).toEqual(['What is a dock', 'where do I find mine?'])
  expect(twoQuestions('how long is a pass valid and how do I get one')?.[1]).toBe('how do I get one')
  expect(twoQuestions('open a dock, and who can close it?')).toEqual(['open a dock', 'who can close it?'])
})

test('one question stays one', () => {
  expect(twoQuestions('Can I see who opened a dock and what they entered?')).toBeUndefined()
  expect(twoQuestions('What is the difference between a dock and a pier?')).toBeUndefined()
  expect(twoQuestions('and how do I open a dock?')).toBeUndefined()
  expect(twoQuestions('what is a dock and why')).toBeUndefined()
})
