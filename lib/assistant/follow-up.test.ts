import { expect, test } from 'vitest'
import { withContext } from './follow-up.ts'

const before = 'How do I create a blueprint?'

test.each([
  ['And in Terraform?', `And in Terraform? ${before}`],
  ['Why?', `Why? ${before}`],
  ['How do I delete it?', `How do I delete it? ${before}`],
  ['Which operators work on dates?', 'Which operators work on dates?'],
])('“%s” after another question is searched as “%s”', (question, searched) => {
  expect(withContext(question, before)).toBe(searched)
})

test('the first question stands alone', () => {
  expect(withContext('And in Terraform?', undefined)).toBe('And in Terraform?')
})
