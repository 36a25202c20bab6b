import { expect, test } from 'vitest'
import { baselineOf, baselineText, compareWithBaseline, readBaseline } from './baseline.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A diagnostic whose message is the text of its line. */
function diagnostic(file: string, line: number, text: string, code: Diagnostic['code'] = 'sample-syntax'): Diagnostic {
  return { severity: 'error', code, file, line, column: 1, message: text }
}

const fingerprint = ({ message }: Diagnostic) => message.padStart(8, '0')

const recorded = [
  diagnostic('content/b.md', 9, 'a1'),
  diagnostic('content/a b.md', 3, 'b2'),
  diagnostic('content/b.md', 4, 'a1'),
  diagnostic('content/b.md', 1, 'c3', 'mdx-syntax'),
]

test('a baseline is sorted lines, without what prevents a build, and reads back the same', () => {
  const baseline = baselineOf(recorded, fingerprint)
  const text = baselineText(baseline)
  expect(text.split('\n').slice(1)).toEqual([
    'content/a b.md sample-syntax 000000b2 1',
    'content/b.md sample-syntax 000000a1 2',
    '',
  ])
  expect(readBaseline('checks-baseline.txt', text.replaceAll('\n', '\r\n'))).toEqual({ baseline, diagnostics: [] })
})

test('what is in the baseline is hidden wherever its line is now, as often as it was recorded', () => {
  const now = [
    ...recorded.map((entry) => ({ ...entry, line: entry.line + 10 })),
    diagnostic('content/b.md', 90, 'a1'),
    diagnostic('content/b.md', 91, 'd4'),
    diagnostic('content/c.md', 1, 'a1'),
  ]
  const { diagnostics, baseline } = compareWithBaseline(now, baselineOf(recorded, fingerprint), fingerprint)
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/b.md:11 mdx-syntax',
    'content/b.md:90 sample-syntax',
    'content/b.md:91 sample-syntax',
    'content/c.md:1 sample-syntax',
  ])
  expect(baseline.hidden).toHaveLength(3)
  expect(baseline.fixed).toEqual([])
})

test('what no longer occurs is fixed', () => {
  const { diagnostics, baseline } = compareWithBaseline([], baselineOf(recorded, fingerprint), fingerprint)
  expect(diagnostics).toEqual([])
  expect(baseline).toEqual({ hidden: [], fixed: ['content/b.md', 'content/b.md', 'content/a b.md'] })
})

test('a line that is not an entry is reported', () => {
  const { baseline, diagnostics } = readBaseline(
    'checks-baseline.txt',
    '# A comment\n<<<<<<< HEAD\n\na.md spelling 0 1\n',
  )
  expect(baseline.size).toBe(0)
  expect(diagnostics.map(({ line, message, hint }) => `${line} ${message} ${hint}`)).toEqual([
    '2 “<<<<<<< HEAD” is not an entry of the baseline. Run “npm run check -- --baseline” to write the file again.',
    '4 “a.md spelling 0 1” is not an entry of the baseline. Run “npm run check -- --baseline” to write the file again.',
  ])
})
