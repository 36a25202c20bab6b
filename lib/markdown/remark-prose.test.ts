import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { placeIn } from '../prose/prose-run.ts'

const compile = createTestCompiler()

/** The runs of a page as “line:column kind text”, with “•” for everything that is not prose. */
async function runs(text: string, extension: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const { prose } = await compile({ file: `content/page.${extension}`, text })
  return prose.map((run) => {
    const { line, column } = placeIn(run, 0)
    return `${line}:${column} ${run.kind} ${run.text.replaceAll('\uFFFC', '•')}`
  })
}

/** The source position of a word in a page's prose. */
async function placeOf(text: string, word: string, extension: 'md' | 'mdx' = 'mdx'): Promise<string> {
  const { prose } = await compile({ file: `content/page.${extension}`, text })
  const run = prose.find((candidate) => candidate.text.includes(word))
  if (run === undefined) throw new Error(`No run contains “${word}”.`)
  const { line, column } = placeIn(run, run.text.indexOf(word))
  expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${word.slice(0, 1)}`))
  return `${line}:${column}`
}

test('paragraphs, list items, cells, headings, and titles are separate runs', async () => {
  const text = [
    '## Set up *the* model',
    '',
    'One paragraph',
    'on two lines.',
    '',
    '- An item',
    '  > in a quote',
    '',
    '| Head | Other |',
    '|---|---|',
    '| Cell | **Bold** cell |',
    '',
    ':::note A title',
    'A note.',
    ':::',
  ].join('\n')
  const expected = [
    '1:4 heading Set up the model',
    '3:1 text One paragraph on two lines.',
    '6:3 text An item',
    '7:5 text in a quote',
    '9:3 text Head',
    '9:10 text Other',
    '11:3 text Cell',
    '11:12 text Bold cell',
    '13:9 heading A title',
    '14:1 text A note.',
  ]
  expect(await runs(text)).toEqual(expected)
  expect(await runs(text, 'md')).toEqual(expected)
})

test('texts of components and of diagrams', async () => {
  const text = [
    '<Steps>',
    '',
    '<Step title="Read the {product} key">',
    '',
    '<Figure src="/images/entity-page.png" alt="A page" caption="The page" />',
    '',
    '</Step>',
    '',
    '</Steps>',
    '',
    '<Card title="A card" href="/a">One sentence.</Card>',
    '',
    '![What it shows](/images/entity-page.png)',
    '',
    '```mermaid alt="Two parts" title="A caption"',
    'flowchart LR',
    '  a --> b',
    '```',
    '',
    '```json title="no prose.json"',
    '{}',
    '```',
  ].join('\n')
  expect(await runs(text)).toEqual([
    '3:14 heading Read the • key',
    '5:44 text A page',
    '5:61 text The page',
    '11:14 heading A card',
    '11:32 text One sentence.',
    '13:3 text What it shows',
    '15:17 text Two parts',
    '15:35 text A caption',
  ])
})

test('code, URLs, tokens, expressions, and keys are not prose', async () => {
  const text =
    'Run `npm start` on {api_host} or https://a.example, press <kbd>Enter</kbd>{/* gone */} and read [the page](/a).'
  expect(await runs(text)).toEqual(['1:1 text Run • on • or •, press •• and read the page.'])
  expect(await runs('<FileTree>\n\n- notaword/\n\n</FileTree>')).toEqual([])
})

test('positions are those in the source: after tokens, escapes, references, prefixes, and in directives', async () => {
  expect(await placeOf('{product} and {BRAND} have wrods.', 'wrods')).toBe('1:28')
  expect(await placeOf('A \\{brace\\} &lt; wrods', 'wrods')).toBe('1:18')
  expect(await placeOf('- > One\n  > two wrods', 'wrods')).toBe('2:9')
  expect(await placeOf(':::note In {product} wrods\nText.\n:::', 'wrods')).toBe('1:22')
  expect(await placeOf(':::note Outer\n:::tip In {product} wrods\nText.\n:::\n:::', 'wrods')).toBe('2:21')
  expect(await placeOf('a<br/>wrods', 'wrods')).toBe('1:7')
  expect(await placeOf('a<br>wrods', 'wrods', 'md')).toBe('1:6')
  expect(await placeOf('<Details summary="In {product} wrods">\n\nText\n\n</Details>', 'wrods')).toBe('1:32')
})

test('a page that cannot be parsed has no prose', async () => {
  expect(await runs('Less than <10 s')).toEqual([])
})
