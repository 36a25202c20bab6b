import { expect, test } from 'vitest'
import { sampleOf } from '../../tests/support/sample-calls.ts'
import { testForms } from '../../tests/support/test-compiler.ts'
import type { Language } from '../languages/languages.ts'
import { checkPlayground } from '../playground/check-playground.ts'
import { findPlaygrounds } from './find-playgrounds.ts'

const sample = (language: Language, text: string, ...words: string[]) => ({ ...sampleOf(language, text), words })
const payload = sample('json', '{}', 'live-input')

test('a program has the payload right before it', () => {
  const program = sample('jq', '.', 'live')
  const mapping = sample('yaml', 'resources: []', 'mapping', 'live')
  const jsx = sample('javascript', '<b />', 'live')
  const samples = [payload, program, sample('json', '{}'), payload, mapping, jsx]
  expect(findPlaygrounds(samples, testForms)).toEqual([
    { kind: 'jq', program, input: payload },
    { kind: 'mapping', program: mapping, input: payload },
    { kind: 'jsx', program: jsx },
  ])
})

test('a kind that needs no payload takes none', () => {
  const wall = sample('yaml', 'width: 2', 'wall', 'live')
  expect(findPlaygrounds([payload, wall], testForms)).toEqual([{ kind: 'wall', program: wall }])
})

test('incomplete pairs and other languages are not playgrounds', () => {
  const live = sample('jq', '.', 'live')
  const samples = [live, payload, sample('yaml', 'a: 1', 'live'), sample('yaml', 'a: 1', 'live-input'), live]
  expect(findPlaygrounds(samples, testForms)).toEqual([])
  expect(findPlaygrounds([payload, sample('yaml', '', 'mapping', 'live')], [])).toEqual([])
})

test('errors and empty results are reported in the file', () => {
  const program = {
    ...sample('jq', '.a\n.b', 'live'),
    lines: [
      { line: 8, shift: 2 },
      { line: 9, shift: 2 },
    ],
  }
  const playground = { kind: 'jq', program, input: payload }
  const diagnostics = [{ part: 'program' as const, line: 2, column: 2, message: 'No.', hint: 'Yes.' }]
  expect(checkPlayground(playground, { text: '', diagnostics })).toMatchObject([
    { severity: 'error', code: 'playground-result', line: 9, column: 4, message: 'No.', hint: 'Yes.' },
  ])
  expect(checkPlayground(playground, { text: '', diagnostics: [] })).toMatchObject([
    { line: program.line, message: 'This live block gives nothing for its payload.' },
  ])
  expect(checkPlayground(playground, { text: '1', diagnostics: [] })).toEqual([])
})
