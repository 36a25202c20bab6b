import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { highlightedWords } from '../languages/languages.ts'
import { codeColors } from './code-theme.ts'

const compile = createTestCompiler()

async function codeHtml(language: string, code: string): Promise<string> {
  const { html, diagnostics } = await compile({ file: 'page.md', text: `\`\`\`${language}\n${code}\n\`\`\`` })
  expect(diagnostics).toEqual([])
  return /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
}

/** Samples, each with a piece of code and its expected color. */
const samples: readonly [language: string, code: string, piece: string, color: (typeof codeColors)[number]['name']][] =
  [
    ['bash', 'curl -s "https://a.example" # get', '# get', 'comment'],
    ['shell', 'if true; then echo 1; fi', 'if', 'keyword'],
    ['go', 'func main() { return 1 }', 'func', 'keyword'],
    ['groovy', 'def name = "x" // y', '// y', 'comment'],
    ['hcl', 'resource "x" "y" {\n  count = 2\n}', '2', 'number'],
    ['javascript', 'const a = "b"', 'const', 'keyword'],
    ['jq', '.items | map(.id) # x', '# x', 'comment'],
    ['json', '{"a": 12}', '12', 'number'],
    ['json', '{"a": 12}', '"a"', 'property'],
    ['python', 'def f(): return None', 'None', 'number'],
    ['typescript', 'interface A { b: string }', 'interface', 'keyword'],
    ['yaml', 'key: value', 'key', 'property'],
  ]

describe('languages', () => {
  test.each(highlightedWords)('%s has colors', async (word) => {
    expect(await codeHtml(word, '"text"')).toMatch(/<span class="t\d+">/)
  })

  test.each(samples)('a sample of %s has the colors of its parts', async (language, code, piece, color) => {
    const index = codeColors.findIndex(({ name }) => name === color)
    expect(await codeHtml(language, code)).toMatch(new RegExp(`<span class="t${index}">\\s*${piece}\\s*</span>`))
  })

  test.each([
    ['js', 'javascript'],
    ['ts', 'typescript'],
    ['shell', 'bash'],
  ])('%s is the same as %s', async (short, long) => {
    const code = 'const a = 1 // b'
    expect(await codeHtml(short, code)).toBe(await codeHtml(long, code))
  })
})

test('plain text has no colors and is escaped', async () => {
  expect(await codeHtml('text', 'if (a < b && c) { "d" }')).toBe('if (a &lt; b &amp;&amp; c) { "d" }')
})

test('adjacent tokens of the same color share an element', async () => {
  const html = await codeHtml('json', '[[1]]')
  expect(html.match(/<span/g)).toHaveLength(3)
})

test('the text of a sample is unchanged, including blank lines and indentation', async () => {
  const code = 'a:\n\n  b: "<&>"\n\tc: 1'
  const text = (await codeHtml('yaml', code))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  expect(text).toBe(code)
})

test('concurrent compilers and pages in one process do not interfere', async () => {
  const texts = ['yaml\na: 1', 'json\n{"a": 1}', 'go\nvar a = 1', 'text\na'].map((body) => `\`\`\`${body}\n\`\`\``)
  const expected: string[] = []
  for (const text of texts) expected.push((await compile({ file: 'page.md', text })).html)
  const other = createTestCompiler()
  const [first, second] = await Promise.all(
    [compile, other].map((compiler) => Promise.all(texts.map((text) => compiler({ file: 'page.md', text })))),
  )
  expect(first?.map(({ html }) => html)).toEqual(expected)
  expect(second?.map(({ html }) => html)).toEqual(expected)
  expect(new Set(expected).size).toBe(texts.length)
})
