import { expect, test } from 'vitest'
import { ownWord } from './page-prose.ts'
import { readWordList } from './word-list.ts'

const read = (text: string) => readWordList('content/words.txt', text)

test('contains words and names, sorted between comments', () => {
  const { words, diagnostics } = read(
    '\uFEFF# Names\r\nGitHub Actions\r\nPulumi # a tool\r\n\r\n# Words\r\nautomations\r\n',
  )
  expect(diagnostics).toEqual([])
  expect([...words.lines]).toEqual([
    ['GitHub Actions', 2],
    ['Pulumi', 3],
    ['automations', 6],
  ])
})

test.each([
  ['automations', 'automations'],
  ['Automations', 'automations'],
  ['Pulumi', 'Pulumi'],
  ['pulumi', undefined],
  ['PULUMI', undefined],
  ['other', undefined],
])('%s is allowed by %s', (word, entry) => {
  expect(ownWord(read('automations\nPulumi\n').words, word)).toBe(entry)
})

test('diagnostics', () => {
  const { diagnostics } = read('beta\n  alpha\nbeta\n\n_x\n')
  expect(
    diagnostics.map(({ line, column, code, severity, message, hint }) => {
      return `${line}:${column} ${code} ${severity} ${message} ${hint}`
    }),
  ).toMatchInlineSnapshot(`
    [
      "2:3 word-list-invalid warning “alpha” comes before “beta” in the alphabet. Sort the lines between two comments.",
      "3:1 word-list-invalid warning “beta” is already on line 1. Keep one of the two.",
      "5:1 word-list-invalid warning “_x” is not a word. Write one word or name per line; a comment starts with “#”.",
    ]
  `)
})
