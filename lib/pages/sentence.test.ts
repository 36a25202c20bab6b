import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test.each([
  ['Restart a pod', 'Restart a pod.'],
  ['Who can do what?', 'Who can do what?'],
  ['It ends.', 'It ends.'],
  ['', ''],
])('%j is shown as %j', (description, shown) => {
  expect(sentence(description)).toBe(shown)
})
