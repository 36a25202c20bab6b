import { describe, expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatAnnotation, formatDiagnostic, summarize } from './format.ts'

const finding: Diagnostic = {
  severity: 'warning',
  code: 'broken-anchor',
  file: 'content/a.md',
  line: 10,
  column: 5,
  message: '“#tokens” is not a heading of /a.',
  hint: 'Did you mean “#api-tokens”?',
}
const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')

describe('a finding as text', () => {
  const format = (diagnostic: Diagnostic, text: string | undefined = source) =>
    `\n${formatDiagnostic(diagnostic, { color: false, sourceOf: (file) => (file === 'content/a.md' ? text : undefined) })}\n`

  test('names place, code, message and hint and shows the line with its neighbours', () => {
    expect(format(finding)).toMatchInlineSnapshot(`
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
      format({ ...finding, severity: 'error', code: 'broken-link', line: 1, column: 1, hint: undefined }),
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
    expect(format({ ...finding, line: 2, column: 2 }, 'one\r\ntwo')).toMatchInlineSnapshot(`
      "
      content/a.md:2:2  broken-anchor (warning)
        “#tokens” is not a heading of /a.  Did you mean “#api-tokens”?
            1 | one
          > 2 | two
              |  ^
      "
    `)
  })

  test('of a file that cannot be read has no frame', () => {
    expect(format({ ...finding, file: 'gone.md' })).toMatchInlineSnapshot(`
      "
      gone.md:10:5  broken-anchor (warning)
        “#tokens” is not a heading of /a.  Did you mean “#api-tokens”?
      "
    `)
  })

  test('beyond the end of the file has no frame', () => {
    expect(format({ ...finding, line: 99 })).not.toContain('|')
  })

  test('far to the right shows the cut line without a mark', () => {
    const text = format({ ...finding, line: 1, column: 150 }, 'x'.repeat(200))
    expect(text).toContain(`> 1 | ${'x'.repeat(140)}\n`)
    expect(text).not.toContain('^')
  })

  test('in colour says the same', () => {
    const options = { sourceOf: () => source }
    const colored = formatDiagnostic(finding, { ...options, color: true })
    expect(colored).toContain('\u001b[')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatDiagnostic(finding, { ...options, color: false }))
  })
})

test('a finding as an annotation of GitHub stays on one line', () => {
  expect(formatAnnotation({ ...finding, message: '100 %\nof it' })).toBe(
    '::warning file=content/a.md,line=10,col=5,title=broken-anchor::100 %25%0Aof it Did you mean “#api-tokens”?',
  )
})

test.each([
  [0, 0, 'No errors, no warnings'],
  [1, 0, '1 error, no warnings'],
  [2, 1, '2 errors, 1 warning'],
])('%i errors and %i warnings: %s', (errors, warnings, expected) => {
  const of = (severity: Diagnostic['severity'], count: number) =>
    Array.from({ length: count }, () => ({ ...finding, severity }))
  expect(summarize([...of('error', errors), ...of('warning', warnings)])).toBe(expected)
})
