import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['Set it. Then run it.', ['Set it.', 'Then run it.']],
  ['Set `a. B` first. Go on.', ['Set `a. B` first.', 'Go on.']],
  ['A tool, e.g. Jira. It works.', ['A tool, e.g. Jira.', 'It works.']],
  ['No end', ['No end']],
  ['', []],
])('“%s” has its sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})
