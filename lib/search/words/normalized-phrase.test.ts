import { expect, test } from 'vitest'
import { createPhraseNormalizer } from './normalized-phrase.ts'

const normalizer = createPhraseNormalizer([
  ['disable', 'turn off', 'switch off'],
  ['delete', 'remove'],
])
const meaningOf = (text: string) => normalizer.text(text).meaning

test.each([
  ['why is my run waiting for approval', 'A run waits for approval'],
  ['property', 'Properties'],
  ['installing the exporter', 'Install the exporter'],
  ['how to turn off a webhook', 'Disable webhooks'],
  ['removed teams', 'Delete a team'],
  ['scorecard', 'Scorecards overview'],
  ['blueprint', 'Set up blueprints'],
])('“%s” has the meaning of “%s”', (a, b) => {
  expect(meaningOf(a)).toBe(meaningOf(b))
})

test('another order, or one more word, has another meaning', () => {
  expect(meaningOf('owner of a service')).not.toBe(meaningOf('service owner'))
  expect(meaningOf('install')).not.toBe(meaningOf('install the exporter'))
})

test('stop words, and words that frame a subject, have a meaning if there are no other words', () => {
  expect(meaningOf('what is it')).not.toBe('')
  expect(meaningOf('overview')).not.toBe('')
})
