import { describe, expect, test } from 'vitest'
import { applyFixes, describeFix } from './apply-fixes.ts'
import type { Diagnostic, TextEdit } from './diagnostic.ts'

function diagnostic(...fix: TextEdit[]): Diagnostic {
  const { line, column } = fix[0] ?? { line: 1, column: 1 }
  return { severity: 'error', code: 'broken-link', file: 'content/a.md', line, column, message: 'x', fix }
}
const word = (line: number, column: number, from: string, to: string) =>
  diagnostic({ line, column, where: 'here', from, to })
const address = (line: number, column: number, from: string, to: string) =>
  diagnostic({ line, column, where: 'next-address', from, to })

/** The fixed text, after checking that applying the same diagnostics again changes nothing. */
function fix(text: string, ...shownDiagnostics: Diagnostic[]): string {
  const first = applyFixes(text, shownDiagnostics)
  expect(applyFixes(first.text, shownDiagnostics)).toEqual({ text: first.text, fixed: [] })
  return first.text
}

describe('a word', () => {
  test('is replaced at its place', () => {
    expect(fix('---\ntitel: A\n---\n', word(2, 1, 'titel', 'title'))).toBe('---\ntitle: A\n---\n')
  })

  test('that is a prefix of its replacement is replaced once', () => {
    expect(fix('tag: [aws]', word(1, 1, 'tag', 'tags'))).toBe('tags: [aws]')
  })

  test.each([
    ['a longer word', 'titels: A'],
    ['another word', 'theme: A'],
    ['a token', '{key}: A'],
  ])('is unchanged if %s is at its place', (_, text) => {
    expect(fix(text, word(1, 1, 'titel', 'title'))).toBe(text)
  })

  test('past the end of the file is unchanged', () => {
    expect(fix('a', word(9, 1, 'a', 'b'), word(1, 9, 'a', 'b'))).toBe('a')
  })
})

describe('a URL', () => {
  test.each([
    ['See [x](/od) now', 5, 'See [x](/old) now'],
    ['[x](/od#part "Title")', 1, '[x](/old#part "Title")'],
    ['[/od](/od)', 1, '[/od](/old)'],
    ['[x](</od>)', 1, '[x](</old>)'],
    ['<Card href="/od" />', 1, '<Card href="/old" />'],
    ['  href: /od', 9, '  href: /old'],
    ["{ label: 'A', href: '/od' }", 22, "{ label: 'A', href: '/old' }"],
  ])('%s', (text, column, expected) => {
    expect(fix(text, address(1, column, '/od', '/old'))).toBe(expected)
  })

  test.each(['[x](/od) [y](/od)', '[x](/od2)', 'the /od path'])(
    'is unchanged if its place is ambiguous: %s',
    (text) => {
      expect(fix(text, address(1, 1, '/od', '/old'))).toBe(text)
    },
  )
})

describe('an anchor', () => {
  test.each([
    ['See [x](/a#od) now', 5, 'See [x](/a#old) now'],
    ['[#od](#od "Title")', 1, '[#od](#old "Title")'],
    ['<Card href="/{brand}-api?a=b#od" />', 1, '<Card href="/{brand}-api?a=b#old" />'],
  ])('%s', (text, column, expected) => {
    expect(fix(text, address(1, column, '#od', '#old'))).toBe(expected)
  })

  test.each(['[x](/a#od) [y](/b#od)', '[x](/a#odd)', 'an #od alone'])('is unchanged in %s', (text) => {
    expect(fix(text, address(1, 1, '#od', '#old'))).toBe(text)
  })
})

test('byte-order mark and CRLF are preserved', () => {
  expect(fix('\uFEFFtitel: A\r\nkinds: B\r\n', word(1, 1, 'titel', 'title'), word(2, 1, 'kinds', 'kind'))).toBe(
    '\uFEFFtitle: A\r\nkind: B\r\n',
  )
})

test.each([[[0, 1]], [[1, 0]]])('several fixes on one line are all applied, in the order %j', (order) => {
  const shownDiagnostics = [word(1, 8, 'asw', 'aws'), word(1, 13, 'gide', 'guide')]
  expect(fix('tags: [asw, gide]', ...order.map((index) => shownDiagnostics[index] as Diagnostic))).toBe(
    'tags: [aws, guide]',
  )
})

test('the first of two overlapping fixes is applied', () => {
  const { text, fixed } = applyFixes('one two', [word(1, 1, 'one two', 'three'), word(1, 5, 'two', 'four')])
  expect(text).toBe('three')
  expect(fixed).toHaveLength(1)
})

test('a fix of several edits is applied as a whole or not at all', () => {
  const edits = (column: number): TextEdit[] => [
    { line: 1, column: 2, where: 'here', from: 'tabs', to: 'Tabs' },
    { line: 2, column, where: 'here', from: 'tabs', to: 'Tabs' },
  ]
  expect(fix('<tabs>\n</tabs>', diagnostic(...edits(3)))).toBe('<Tabs>\n</Tabs>')
  expect(fix('<tabs>\n</tabs>', diagnostic(...edits(4)))).toBe('<tabs>\n</tabs>')
})

test('a diagnostic without a fix changes nothing', () => {
  expect(applyFixes('a', [diagnostic()])).toEqual({ text: 'a', fixed: [] })
})

test('a fix is described on one line', () => {
  expect(describeFix(word(2, 1, 'titel', 'title'))).toBe('content/a.md:2:1  “titel” → “title”')
})
