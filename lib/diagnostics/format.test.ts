import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatAnnotation, formatDiagnostic, summarize } from './format.ts'

const sampleDiagnostic: Diagnostic = {
  severity: 'warning',
  code: 'broken-anchor',
  file: 'content/a.md',
  line: 10,
  column: 5,
  message: '“#tokens” is not a heading of /a.',
  hint: 'Did you mean “#api-tokens”?',
}
const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')

describe('a diagnostic as text', () => {
  const format = (diagnostic: Diagnostic, text: string | undefined = source) =>
    `\n${formatDiagnostic(diagnostic, { color: false, sourceOf: (file) => (file === 'content/a.md' ? text : undefined) })}\n`

  test('includes place, code, message, and hint, and shows the line with its neighbors', () => {
    expect(format(sampleDiagnostic)).toMatchInlineSnapshot(`
      "
      content/a.md:10:5  broken-anchor (warning)
        “#tokens” is not a heading of /a.  Did you mean “#api-tokens”?
             9 | line 9
          > 10 | line 10
               |     ^
            11 | line 11
      "
    `)
  })

  test('on the first line', () => {
    expect(
      format({ ...sampleDiagnostic, severity: 'error', code: 'broken-link', line: 1, column: 1, hint: undefined }),
    ).toMatchInlineSnapshot(`
      "
      content/a.md:1:1  broken-link
        “#tokens” is not a heading of /a.
          > 1 | line 1
              | ^
            2 | line 2
      "
    `)
  })

  test('on the last line of a file with CRLF', () => {
    expect(format({ ...sampleDiagnostic, line: 2, column: 2 }, 'one\r\ntwo')).toMatchInlineSnapshot(`
      "
      content/a.md:2:2  broken-anchor (warning)
        “#tokens” is not a heading of /a.  Did you mean “#api-tokens”?
            1 | one
          > 2 | two
              |  ^
      "
    `)
  })

  test('of an unreadable file has no frame', () => {
    expect(format({ ...sampleDiagnostic, file: 'gone.md' })).toMatchInlineSnapshot(`
      "
      gone.md:10:5  broken-anchor (warning)
        “#tokens” is not a heading of /a.  Did you mean “#api-tokens”?
      "
    `)
  })

  test('past the end of the file has no frame', () => {
    expect(format({ ...sampleDiagnostic, line: 99 })).not.toContain('|')
  })

  test('far to the right shows the truncated line without a marker', () => {
    const text = format({ ...sampleDiagnostic, line: 1, column: 150 }, 'x'.repeat(200))
    expect(text).toContain(`> 1 | ${'x'.repeat(140)}\n`)
    expect(text).not.toContain('^')
  })

  test('in color has the same text', () => {
    const options = { sourceOf: () => source }
    const colored = formatDiagnostic(sampleDiagnostic, { ...options, color: true })
    expect(colored).toContain('\u001b[')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the escape character
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatDiagnostic(sampleDiagnostic, { ...options, color: false }))
  })
})

test('a GitHub annotation is a single line', () => {
  expect(formatAnnotation({ ...sampleDiagnostic, message: '100 %\nof it' })).toBe(
    '::warning file=content/a.md,line=10,col=5,title=broken-anchor::100 %25%0Aof it Did you mean “#api-tokens”?',
  )
})

test.each([
  [0, 0, 'No errors, no warnings'],
  [1, 0, '1 error, no warnings'],
  [2, 1, '2 errors, 1 warning'],
])('%i errors and %i warnings: %s', (errors, warnings, expected) => {
  const of = (severity: Diagnostic['severity'], count: number) =>
    Array.from({ length: count }, () => ({ ...sampleDiagnostic, severity }))
  expect(summarize([...of('error', errors), ...of('warning', warnings)])).toBe(expected)
})

test('the closing line says how many are in the baseline, and what to do about those that are fixed', () => {
  const hidden = Array.from({ length: 1903 }, () => sampleDiagnostic)
  expect(summarize([], { hidden, fixed: [] })).toBe('No errors, no warnings, 1,903 in the baseline')
  expect(summarize([], { hidden: [], fixed: ['content/a.md'] })).toBe(
    'No errors, no warnings\n1 diagnostic of the baseline is fixed; run “npm run check -- --baseline” to record it.',
  )
  expect(summarize([], { hidden, fixed: ['content/a.md', 'content/b.md'] })).toMatch(
    /1,903 in the baseline\n2 diagnostics of the baseline are fixed; /,
  )
})
