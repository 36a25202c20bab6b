import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { placeInSource } from './place-in-source.ts'
import type { Sample } from './sample.ts'

/** Line and column of the mark `¶` in a text, as an editor shows them. */
function markIn(text: string): { line: number; column: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const index = lines.findIndex((line) => line.includes('¶'))
  return { line: index + 1, column: (lines[index] ?? '').indexOf('¶') + 1 }
}

function placeOfMark(sample: Sample | undefined) {
  if (sample === undefined) throw new Error('The page has no sample.')
  const { line, column } = markIn(sample.text)
  return placeInSource(sample, line, column)
}

const fence = '```'
const samplesOf = async (extension: string, text: string, snippets: Readonly<Record<string, string>> = {}) =>
  (await createTestCompiler(snippets)({ file: `content/page.${extension}`, text })).samples

describe('a mark in a code block is mapped to its place in the page', () => {
  test.each([
    ['plain', 'md', `Text.\n\n${fence}yaml\na: 1\nb: ¶\n${fence}\n`],
    ['after tokens on the line', 'md', `${fence}shell\ncurl https://{api_host}/{brand}?x=¶&y={product}\n${fence}\n`],
    ['with tokens on other lines only', 'md', `${fence}shell\n# {product} {brand}\necho ¶ # {api_host}\n${fence}\n`],
    ['in a list item', 'md', `1. One\n\n   ${fence}json\n   {\n     "{BRAND}": ¶\n   }\n   ${fence}\n`],
    ['on the line of a list marker', 'md', `- ${fence}yaml\n  a:\n    b: ¶\n  ${fence}\n`],
    ['in nested lists', 'md', `- a\n  - b\n\n    ${fence}yaml\n    {brand}:\n      - ¶\n    ${fence}\n`],
    ['indented less than its fence', 'md', `   ${fence}yaml\n a: ¶\n   ${fence}\n`],
    ['in a list indented with tabs', 'md', `-\ta\n\n\t${fence}yaml\n\ta: ¶\n\t${fence}\n`],
    ['in a quote', 'md', `> Text\n>\n> ${fence}yaml\n> a:\n>   {brand}: ¶\n> ${fence}\n`],
    ['in a quote without spaces', 'md', `>${fence}yaml\n>a:\n>  b: ¶\n>${fence}\n`],
    ['in a directive', 'md', `:::note {product}\n\n${fence}yaml\n\n{brand}: ¶\n${fence}\n\n:::\n`],
    [
      'in nested directives in a list',
      'md',
      `- a\n\n  :::note A\n  :::tip B\n  ${fence}yaml\n  a: ¶\n  ${fence}\n  :::\n  :::\n`,
    ],
    ['in a code group', 'md', `:::code-group\n\n${fence}yaml title="a"\na: ¶\n${fence}\n\n:::\n`],
    [
      'in MDX',
      'mdx',
      `<Steps>\n  <Step title="A {brand}">\n\n    ${fence}yaml\n    {brand}: ¶\n    ${fence}\n\n  </Step>\n</Steps>\n`,
    ],
    ['in MDX tabs', 'mdx', `<Tabs>\n<Tab title="A">\n${fence}yaml\na: ¶\n${fence}\n</Tab>\n</Tabs>\n`],
    ['with CRLF', 'md', `Text.\r\n\r\n${fence}yaml\r\na: 1\r\n{brand}: ¶\r\n${fence}\r\n`],
    ['with a byte order mark', 'md', `\uFEFF${fence}yaml\na: ¶\n${fence}\n`],
    ['after frontmatter', 'md', `---\ntitle: {product}\n---\n\n${fence}yaml\na: ¶\n${fence}\n`],
    [
      'after highlight comments',
      'md',
      `${fence}yaml\n# highlight-next-line\na: 1\n# highlight-start\nb: ¶\n# highlight-end\n${fence}\n`,
    ],
    ['after a line with a trailing marker', 'md', `${fence}yaml\na: 1 # [!code ++]\nb: ¶ # [!code --]\n${fence}\n`],
    ['after blank lines', 'md', `- a\n\n  ${fence}yaml\n\n\n  a: ¶\n  ${fence}\n`],
    ['after characters of two UTF-16 units', 'md', `${fence}yaml\na: "😀é {product} ¶"\n${fence}\n`],
  ])('%s', async (_, extension, text) => {
    const [sample] = await samplesOf(extension, text)
    expect(placeOfMark(sample)).toEqual({ file: `content/page.${extension}`, ...markIn(text) })
  })
})

test.each([
  ['# {product}\na:\n  {brand}: {api_host} ¶\n'],
  ['\uFEFF# highlight-next-line\r\na: 1\r\nb: {product} ¶\r\n'],
])('a mark in an included snippet is mapped to its place in the snippet', async (snippet) => {
  const text = `- a\n\n  ${fence}yaml mapping title="a.yaml" file="snippets/x.yaml"\n  ${fence}\n`
  const [sample] = await samplesOf('md', text, { 'snippets/x.yaml': snippet })
  expect(placeOfMark(sample)).toEqual({ file: 'content/snippets/x.yaml', ...markIn(snippet) })
  expect(sample).toMatchObject({ page: 'content/page.md', line: 3, column: 3, words: ['mapping'] })
})

test('a sample has the text that readers see and the place of its fence', async () => {
  const text = `In {product}:\n\n{product} ${fence}not\n\n- ${fence}json blueprint partial title="{brand}.json" {1}\n  {"a": "{product}"}\n  ${fence}\n`
  expect(await samplesOf('md', text)).toEqual([
    {
      language: 'json',
      words: ['blueprint', 'partial'],
      text: '{"a": "Slipway"}',
      file: 'content/page.md',
      page: 'content/page.md',
      line: 5,
      column: 3,
      lines: [{ line: 6, shift: 2, tokens: [{ resultStart: 9, resultEnd: 16, delta: -2 }] }],
    },
  ])
})

test('each language has one name, and text and diagrams are not samples', async () => {
  const words = ['bash', 'shell', 'js', 'javascript', 'ts', 'text', 'mermaid alt="A"']
  const text = words.map((word) => `${fence}${word}\ngraph LR\n  A --> B\n${fence}\n`).join('\n')
  const languages = (await samplesOf('md', text)).map(({ language }) => language)
  expect(languages).toEqual(['shell', 'shell', 'javascript', 'javascript', 'typescript'])
})

test('a missing snippet and a page without code blocks yield no samples', async () => {
  expect(await samplesOf('md', `${fence}json file="snippets/none.json"\n${fence}\n\n\`json\`\n`)).toEqual([])
})

test('a page with errors still has its samples', async () => {
  expect(await samplesOf('mdx', `<Unknown />\n\n${fence}json\n{}\n${fence}\n`)).toHaveLength(1)
})

test("a place within a replaced token maps to the token's start, and one past the end maps to the end", async () => {
  const [sample] = await samplesOf('md', `${fence}yaml\na: {product} b\n${fence}\n`)
  if (sample === undefined) throw new Error('The page has no sample.')
  expect(placeInSource(sample, 1, 7)).toMatchObject({ line: 2, column: 4 })
  expect(placeInSource(sample, 2, 1)).toMatchObject({ line: 2, column: 'a: {product} b'.length + 1 })
})
