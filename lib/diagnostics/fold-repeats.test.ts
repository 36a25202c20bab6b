import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { describeRepeats, foldRepeats } from './fold-repeats.ts'

const at = (line: number, change: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'warning',
  code: 'spelling',
  file: 'content/a.md',
  line,
  column: 1,
  message: '“Lampd” is not a word of American English.',
  ...change,
})

const shown = (diagnostics: readonly Diagnostic[]) =>
  foldRepeats(diagnostics).map(({ diagnostic, again }) => [diagnostic.line, ...again.map(({ line }) => line)])

test('the same diagnostic three times in a file is shown at each place', () => {
  expect(shown([at(1), at(5), at(9)])).toEqual([[1], [5], [9]])
})

test('four times, it is shown once, and others stay where they are', () => {
  const other = at(6, { message: '“lampt” is not a word of American English.' })
  expect(shown([at(1), at(5), other, at(9), at(12)])).toEqual([[1, 5, 9, 12], [6]])
})

test('a file, a code, a severity, a hint, or other words make a difference', () => {
  const changes: Partial<Diagnostic>[] = [
    { file: 'content/b.md' },
    { code: 'banned-word' },
    { severity: 'error' },
    { hint: 'Correct it.' },
    { message: 'Other words.' },
  ]
  for (const change of changes) expect(shown([at(1), at(2), at(3), at(4, change)])).toHaveLength(4)
})

test('the pointer in a specification makes none', () => {
  const tag = (line: number) =>
    at(line, { message: `The tag “a” is not in the document’s “tags”, at #/paths/~1${line}.` })
  expect(shown([tag(1), tag(2), tag(3), tag(4)])).toEqual([[1, 2, 3, 4]])
})

test('names each line once, and at most twenty', () => {
  expect(describeRepeats([at(7), at(7)])).toBe('Also on line 7.')
  expect(describeRepeats([at(7), at(7), at(8)])).toBe('Also on lines 7 and 8.')
  const many = Array.from({ length: 25 }, (_, index) => at(index + 1))
  expect(describeRepeats(many)).toMatch(/^Also on lines 1, 2, .*, 20, and 5 more\.$/)
})
