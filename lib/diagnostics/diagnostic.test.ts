import { expect, test } from 'vitest'
import { compareDiagnostics, type Diagnostic, hasErrors } from './diagnostic.ts'

function at(file: string, line: number, column: number, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { severity, code: 'broken-link', file, line, column, message: '' }
}

test('diagnostics are sorted by file, line, and column', () => {
  const ordered = [at('a.md', 1, 1), at('a.md', 1, 9), at('a.md', 2, 3), at('a.md', 10, 1), at('b.md', 1, 1)]
  expect([...ordered].reverse().sort(compareDiagnostics)).toEqual(ordered)
})

test('warnings alone do not count as errors', () => {
  expect(hasErrors([])).toBe(false)
  expect(hasErrors([at('a.md', 1, 1, 'warning')])).toBe(false)
  expect(hasErrors([at('a.md', 1, 1, 'warning'), at('a.md', 1, 1)])).toBe(true)
})
