import { expect, test } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'

test('a description begins with a paragraph, as plain text', () => {
  expect(firstParagraph('Only `open` [runs](/runs/). Without it, all.')).toBe('Only open runs. Without it, all.')
  expect(firstParagraph('Offers **tools**\nof `_ai_agent`.\n\nMore.')).toBe('Offers tools of _ai_agent.')
  expect(firstParagraph('')).toBe('')
})
