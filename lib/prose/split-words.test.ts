import { expect, test } from 'vitest'
import { notProse } from './prose-run.ts'
import { splitWords } from './split-words.ts'

const spelled = (text: string) =>
  splitWords(text)
    .filter((word) => word.spelled)
    .map((word) => word.text)
const words = (text: string) => splitWords(text).map((word) => word.text)

test.each([
  ['Read it, then (if you must) “write” it.', ['Read', 'it', 'then', 'if', 'you', 'must', 'write', 'it']],
  ["It isn’t the team’s, nor the users' one", ['It', 'isn’t', 'the', 'team', 'nor', 'the', 'users', 'one']],
  ['day-to-day and read/write', ['day', 'to', 'day', 'and', 'read', 'write']],
  ['naïve café', ['naïve', 'café']],
  ['ends here—and goes on', ['ends', 'here', 'and', 'goes', 'on']],
])('words of %j', (text, expected) => {
  expect(spelled(text)).toEqual(expected)
})

test.each(['camelCase GitHub OAuth userInputs IDs APIs', 'HTTP SAML'])(
  '%j is in no dictionary, and may be a name',
  (text) => {
    expect(spelled(text)).toEqual([])
    expect(words(text)).toEqual(text.split(' '))
  },
)

test.each([
  'snake_case $team key=value #tag a@b.example https://a.example/pathe',
  '/v1/entites ./scritps ~/confg values.yaml Node.js',
  'v2 2nd S3 k8s 3rd-party 10x'.replace('-party', ''),
  `${notProse}s ${notProse}’s pre${notProse}`,
])('%j contains no words', (text) => {
  expect(words(text)).toEqual([])
})

test('the other part of a compound with code is a word', () => {
  expect(words(`${notProse}-based`)).toEqual(['based'])
})

test('each word has its place', () => {
  const text = '“Read/write” it: isn’t.'
  expect(splitWords(text).map((word) => text.slice(word.offset, word.offset + word.text.length))).toEqual([
    'Read',
    'write',
    'it',
    'isn’t',
  ])
})
