import { expect, test } from 'vitest'
import { leadSentence } from './lead-sentence.ts'

test('is the first sentence, without markup', () => {
  expect(leadSentence('Only `open` [runs](/runs/). Without it, all.')).toBe('Only open runs.')
  expect(leadSentence('Offers **tools**\nof `_ai_agent`.\n\nMore.')).toBe('Offers tools of _ai_agent.')
})

test('does not end at an abbreviation, a number, or without a period', () => {
  expect(leadSentence('Fields, e.g. the name. Repeat it.')).toBe('Fields, e.g. the name.')
  expect(leadSentence('Version 1.2 of the format')).toBe('Version 1.2 of the format')
  expect(leadSentence('')).toBe('')
})
