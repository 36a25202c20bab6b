import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openStore } from '../disk/store.ts'
import { allQuestions, createQuestionReader } from './read-questions.ts'

const tokens = { brand: 'lantern', product: 'Lantern' }
const texts: Readonly<Record<string, string>> = {
  'questions/docks.yaml': `/docks#limits:
  - how many boats fit
  - asked:
      - can i add a boat
    answer: >-
      Yes. Set \`{brand}_boats\` in
      the dock.
`,
  'questions/lights.yaml': '/docks#limits:\n  - are there limits\nlights:\n  - why dark\n',
}

test('the files of the folder are read as one, with the places of what is checked', () => {
  const store = openStore(temporaryFolder(), 'engine')
  const textOf = vi.fn((name: string) => texts[name])
  const read = createQuestionReader(store)
  const names = [...Object.keys(texts), 'questions.yaml', 'questions/old/docks.yaml']
  const files = read(names, textOf, tokens)
  expect(allQuestions(files)).toEqual({
    '/docks#limits': [
      'how many boats fit',
      { asked: ['can i add a boat'], answer: 'Yes. Set `lantern_boats` in the dock.' },
    ],
  })
  const [docks, lights] = files
  expect(docks).toMatchObject({
    links: [{ href: '/docks#limits', line: 1, column: 1 }],
    codes: [{ link: '/docks#limits', code: 'lantern_boats', line: 6, column: 17 }],
    prose: [{ kind: 'text' }],
  })
  expect(lights?.diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/questions/lights.yaml:3 data-file-invalid',
  ])
  expect(read(names, textOf, tokens)).toBe(files)
})

test('the questions of a heading in two files are all asked', () => {
  const file = { links: [], codes: [], prose: [], diagnostics: [] }
  const both = [
    { file: 'a', questions: { '/docks': ['one'] }, ...file },
    { file: 'b', questions: { '/docks': ['two'] }, ...file },
  ]
  expect(allQuestions(both)).toEqual({ '/docks': ['one', 'two'] })
})
