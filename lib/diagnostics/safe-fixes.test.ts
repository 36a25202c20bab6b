import { expect, test } from 'vitest'
import { guideType } from '../../tests/support/guide-type.ts'
import { createTestCompiler, testTokens } from '../../tests/support/test-compiler.ts'
import { checkLinks } from '../checks/links.ts'
import { readFrontmatter } from '../content/frontmatter.ts'
import type { RoutePath } from '../pages/route.ts'
import { applyFixes } from './apply-fixes.ts'
import type { Diagnostic } from './diagnostic.ts'

const compile = createTestCompiler()
const schema = guideType({ capabilities: { label: 'Capability' } }).schema({
  tags: ['aws', 'actions', 'automations'],
  themes: ['incidents', 'ai'],
  technologies: [],
  facets: { capabilities: ['catalog', 'scorecards'] },
})

async function diagnosticsOf(text: string): Promise<Diagnostic[]> {
  const file = 'content/page.mdx'
  const compiled = await compile({ file, text })
  const target = await compile({ file: 'content/overview.md', text: '## Levels\n' })
  const pages = [
    { file, route: '/page' as RoutePath, compiled },
    { file: 'content/overview.md', route: '/scorecards/overview' as RoutePath, compiled: target },
  ]
  const redirects = new Map([['/old/levels', '/scorecards/overview']])
  const links = checkLinks({ pages, generatedRoutes: new Set(['/tags/aws']), files: new Set(), redirects })
  return [...readFrontmatter(file, text, schema, testTokens).diagnostics, ...compiled.diagnostics, ...links]
}

const fixed = async (text: string) => applyFixes(text, await diagnosticsOf(text)).text

function page(frontmatter: string, body = 'Text'): string {
  return `---\ntitle: A\ntheme: ai\nkind: guide\n${frontmatter}\n---\n\n${body}\n`
}

test.each([
  ['a misspelled key', 'descripton: x', 'description: x'],
  ['a key in the wrong case', 'Tags: [aws]', 'tags: [aws]'],
  ['a tag in the wrong case', 'tags: [AWS, action]', 'tags: [aws, actions]'],
  ['a tag in the wrong case, in a list of lines', 'tags:\n  - AWS\n  - "Actions"', 'tags:\n  - aws\n  - "actions"'],
  ['a tag in the wrong case, in quotes', 'tags: ["AWS"]', 'tags: ["aws"]'],
  ['a value in quotes', 'layout: "Landing"', 'layout: "landing"'],
  ['a value with two letters swapped', 'capabilities: [catalgo, scorecard]', 'capabilities: [catalog, scorecards]'],
])('%s is fixed', async (_, before, after) => {
  expect(await fixed(page(before))).toBe(page(after))
})

test.each([
  ['a key that would be duplicated', page('titel: B')],
  ['a key that resembles no other', page('author: B')],
  ['a missing key', page('tags: [aws]')],
  ['a link that resembles no page', page('tags: [aws]', '[x](/nothing/like/it)')],
])('%s is left to the writer', async (_, text) => {
  expect(await fixed(text)).toBe(text)
})

test('another name of a language is replaced where it says the same', async () => {
  const body = (yaml: string, shell: string) =>
    `\`\`\`${yaml} title="{product}"\na: 1\n\`\`\`\n\n- ~~~~ ${shell}\n  ls\n  ~~~~\n\n\`\`\`jsonc\n{}\n\`\`\``
  expect(await fixed(page('tags: [aws]', body('yml', 'sh')))).toBe(page('tags: [aws]', body('yaml', 'shell')))
})

test('misspelled links are fixed, in Markdown and in components; query and anchor are unchanged', async () => {
  const body = '{product} has [x](/scorecards/overveiw?a=b#levels).\n\n<Card title="A" href="/scorecard/overview" />'
  expect(await fixed(page('tags: [aws]', body))).toBe(
    page(
      'tags: [aws]',
      '{product} has [x](/scorecards/overview?a=b#levels).\n\n<Card title="A" href="/scorecards/overview" />',
    ),
  )
})

test('a link to a tag in the wrong case is fixed, in Markdown and in components', async () => {
  expect(await fixed(page('tags: [aws]', '[x](/tags/AWS)\n\n<Card title="A" href="/tags/Aws" />'))).toBe(
    page('tags: [aws]', '[x](/tags/aws)\n\n<Card title="A" href="/tags/aws" />'),
  )
})

test('an anchor is fixed if only one heading is similar', async () => {
  expect(await fixed(page('tags: [aws]', '[x](/scorecards/overview#level) [y](/scorecards/overview#other)'))).toBe(
    page('tags: [aws]', '[x](/scorecards/overview#levels) [y](/scorecards/overview#other)'),
  )
})

test('a link to an old path is replaced with the new path', async () => {
  expect(await fixed(page('tags: [aws]', '[x](/old/levels#levels)'))).toBe(
    page('tags: [aws]', '[x](/scorecards/overview#levels)'),
  )
})

test.each([
  ['<details summary="{product}">\n\nText\n\n</details>', '<Details summary="{product}">\n\nText\n\n</Details>'],
  ['<stepz>\n\nText\n\n</stepz>', '<stepz>\n\nText\n\n</stepz>'],
  [
    '<steps>\n\n<Step title="A">\n\nText\n\n</Step>\n\n</steps>',
    '<Steps>\n\n<Step title="A">\n\nText\n\n</Step>\n\n</Steps>',
  ],
  ['{product}: <badge>new</badge>', '{product}: <Badge>new</Badge>'],
  ['<GuideIndx />', '<GuideIndx />'],
  ['<h3>How *{product}* works</h3>', '### How *{product}* works'],
  ['- <h4>Core limitations</h4>\n\n  Text', '- #### Core limitations\n\n  Text'],
  ['<h1>Title</h1>', '<h1>Title</h1>'],
  ['<h3 id="x">Text</h3>', '<h3 id="x">Text</h3>'],
  ['Text <h3>Text</h3>', 'Text <h3>Text</h3>'],
  [
    '<details>\n<summary>All of {product}</summary>\n\nText\n\n</details>',
    '\n<Details summary="All of {product}">\n\nText\n\n</Details>',
  ],
  ['<details><summary><b>One</b></summary>Text</details>', '<Details summary="One">Text</Details>'],
  ['<details><summary>**One**</summary>Text</details>', '<Details summary="One">Text</Details>'],
  ['<details open><summary>One</summary>Text</details>', '<details open><summary>One</summary>Text</details>'],
  ['<details><summary>A "b"</summary>c</details>', '<details><summary>A "b"</summary>c</details>'],
  ['<details><summary>`a` b</summary>c</details>', '<details><summary>`a` b</summary>c</details>'],
  [
    '<Tabs>\n<TabItem value="eu" label="EU" default>\n\nA\n\n</TabItem>\n<TabItem label="US">b</TabItem>\n</Tabs>',
    '<Tabs>\n<Tab value="eu" label="EU" >\n\nA\n\n</Tab>\n<Tab label="US">b</Tab>\n</Tabs>',
  ],
  ['<Tabs><TabItem value="eu">A</TabItem></Tabs>', '<Tabs><TabItem value="eu">A</TabItem></Tabs>'],
  ['<badge >new</badge >', '<Badge >new</Badge >'],
  ['<Steps><step title="A">b</step></Steps>', '<Steps><Step title="A">b</Step></Steps>'],
  ['{product}: <Badge>new</badge>', '{product}: <Badge>new</Badge>'],
  ['<Details summary="A">\n\nText\n\n</ details>', '<Details summary="A">\n\nText\n\n</ Details>'],
])('the tags of %j', async (before, after) => {
  expect(await fixed(page('tags: [aws]', before))).toBe(page('tags: [aws]', after))
})

test.each([
  ['<h3>Text</h3>', '### Text'],
  ['<h3>Text</h3>\nMore', '<h3>Text</h3>\nMore'],
  ['<h3>Text *x*</h3>', '<h3>Text *x*</h3>'],
  ['> <h2>In {product}</h2>', '> ## In {product}'],
  ['<details><summary>One</summary>Text</details>', '<details><summary>One</summary>Text</details>'],
])('HTML in a page without components: %j', async (text, expected) => {
  const { diagnostics } = await compile({ file: 'content/page.md', text })
  expect(applyFixes(text, diagnostics).text).toBe(expected)
})

test('uppercase HTML elements, in a page without components', async () => {
  const text = 'In {product} <SPAN>\n*a*</SPAN> and <Br>\n'
  const { diagnostics } = await compile({ file: 'content/page.md', text })
  expect(applyFixes(text, diagnostics).text).toBe('In {product} <span>\n*a*</span> and <br>\n')
})
