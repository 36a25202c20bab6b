import { expect, test } from 'vitest'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { withoutConsequences } from './without-consequences.ts'

const codesLeft = (...codes: DiagnosticCode[]) =>
  withoutConsequences(
    codes.map((code): Diagnostic => ({ severity: 'error', code, file: 'a.md', line: 1, column: 1, message: 'A.' })),
  ).map(({ code }) => code)

test('a page that cannot be read hides who uses what', () => {
  expect(codesLeft('orphan-page', 'mdx-syntax', 'broken-link', 'unused-word')).toEqual(['mdx-syntax', 'broken-link'])
  expect(codesLeft('unclosed-fence', 'sample-unknown-reference', 'spelling')).toEqual(['unclosed-fence', 'spelling'])
})

test('a kind of playground that is wrong hides which blocks cannot be live', () => {
  expect(codesLeft('playground-form', 'site-playground-invalid', 'orphan-page')).toEqual([
    'site-playground-invalid',
    'orphan-page',
  ])
  expect(codesLeft('playground-form')).toEqual(['playground-form'])
})

test('everything is reported when all pages can be read', () => {
  expect(codesLeft('orphan-page', 'broken-link', 'unused-word')).toEqual(['orphan-page', 'broken-link', 'unused-word'])
})
