import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { codeColors } from './code-theme.ts'
import { allLanguages, highlightLanguages, languageLabels, plainLanguages } from './languages.ts'

const compile = createTestCompiler()

async function codeHtml(language: string, code: string): Promise<string> {
  const { html, diagnostics } = await compile({ file: 'page.md', text: `\`\`\`${language}\n${code}\n\`\`\`` })
  expect(diagnostics).toEqual([])
  return /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
}

/** A sample of each language of the specification, with a piece and the colour that it must have. */
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
    ['python', 'def f(): return None', 'None', 'number'],
    ['typescript', 'interface A { b: string }', 'interface', 'keyword'],
    ['yaml', 'key: value', 'key', 'property'],
  ]

describe('the languages of the specification', () => {
  test('are these and no other', () => {
    expect(Object.values(languageLabels).sort()).toEqual(
      ['Go', 'Groovy', 'HCL', 'JSON', 'JavaScript', 'Python', 'Shell', 'TypeScript', 'YAML', 'jq'].sort(),
    )
    expect(Object.keys(highlightLanguages).sort()).toEqual(
      [...samples.map(([language]) => language), 'js', 'ts'].sort(),
    )
    expect(allLanguages).toHaveLength(Object.keys(highlightLanguages).length + plainLanguages.length)
  })

  test.each(samples)('%s has colours', async (language, code, piece, color) => {
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

test('plain text has no colours and is escaped', async () => {
  expect(await codeHtml('text', 'if (a < b && c) { "d" }')).toBe('if (a &lt; b &amp;&amp; c) { "d" }')
})

test('neighbours of one colour share an element', async () => {
  const html = await codeHtml('json', '[[1]]')
  expect(html.match(/<span/g)).toHaveLength(3)
})

test('the text of a sample is what was written, blank lines and indentation included', async () => {
  const code = 'a:\n\n  b: "<&>"\n\tc: 1'
  const text = (await codeHtml('yaml', code))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  expect(text).toBe(code)
})

test('compilers of one process, and pages that are compiled at the same time, do not mix', async () => {
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
