import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { globMatcher, preventsBuild, withSeverities } from './severity.ts'

function diagnostic(code: Diagnostic['code'], file: string, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { severity, code, file, line: 1, column: 1, message: '' }
}

const summary = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`)

test('without settings, diagnostics stay as they are', () => {
  const diagnostics = [diagnostic('spelling', 'a.md', 'warning'), diagnostic('sample-syntax', 'a.md')]
  expect(withSeverities(diagnostics)).toEqual(diagnostics)
})

test('a severity applies to the whole site, and one of a path to its files', () => {
  const diagnostics = ['content/old/a.md', 'content/old/new/b.md', 'content/c.md'].flatMap((file) => [
    diagnostic('sample-syntax', file),
    diagnostic('spelling', file, 'warning'),
  ])
  const checks = {
    severity: { 'sample-syntax': 'warning', spelling: 'error' },
    paths: [
      { files: 'content/old/**', severity: { 'sample-syntax': 'off', spelling: 'off' } },
      { files: 'content/old/new/*.md', severity: { spelling: 'warning' } },
    ],
  } as const
  expect(summary(withSeverities(diagnostics, checks))).toEqual([
    'warning spelling content/old/new/b.md',
    'warning sample-syntax content/c.md',
    'error spelling content/c.md',
  ])
})

test('errors with which nothing can be built stay errors', () => {
  const diagnostics = [diagnostic('mdx-syntax', 'a.mdx'), diagnostic('sample-syntax', 'a.mdx')]
  const severity = { 'mdx-syntax': 'off', 'sample-syntax': 'off' } as const
  expect(summary(withSeverities(diagnostics, { severity }))).toEqual(['error mdx-syntax a.mdx'])
  expect(preventsBuild(diagnostics)).toBe(true)
  expect(preventsBuild([diagnostic('sample-syntax', 'a.mdx')])).toBe(false)
})

test.each([
  ['content/**', 'content/a/b.md', true],
  ['content/**/*.md', 'content/b.md', true],
  ['content/**/*.md', 'content/a/c/b.md', true],
  ['content/*.md', 'content/a/b.md', false],
  ['content/a.md', 'content/axmd', false],
  ['content/(a)[b].md', 'content/(a)[b].md', true],
  ['content/a', 'content/a/b.md', false],
])('%s matches %s: %s', (pattern, path, expected) => {
  expect(globMatcher(pattern)(path)).toBe(expected)
})
