import { expect, test } from 'vitest'
import { withContext } from './follow-up.ts'

const before = 'How do I create a blueprint?'

test.each([
  ['And in Terraform?', `And in Terraform? ${before}`],
  ['Why?', `Why? ${before}`],
  ['How do I delete it?', `How do I delete it? ${before}`],
  ['How do I delete one?', `How do I delete one? ${before}`],
  ['Which operators work on dates?', 'Which operators work on dates?'],
])('“%s” after another question is searched as “%s”', (question, searched) => {
  expect(withContext(question, before)).toBe(searched)
})

const tools = [['git hub', 'github'], ['git lab', 'gitlab'], ['terraform']]

test.each([
  ['and for gitlab?', 'How do I connect GitHub?', 'how do i connect gitlab'],
  ['What about GitHub?', 'how do i connect gitlab', 'how do i connect github'],
  [
    'Which permissions does the app need?',
    'How do I connect GitHub?',
    'Which permissions does the app need for github?',
  ],
  ['And with Terraform?', 'What is a scorecard?', 'And with Terraform? What is a scorecard?'],
  ['Where are the logs of the GitLab runner?', 'How do I connect GitHub?', 'Where are the logs of the GitLab runner?'],
])('“%s” after “%s” is about “%s”', (question, earlier, searched) => {
  expect(withContext(question, earlier, tools)).toBe(searched)
})

test('the first question stands alone', () => {
  expect(withContext('And in Terraform?', undefined)).toBe('And in Terraform?')
})
