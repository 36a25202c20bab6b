import { array, assert, asyncProperty, constantFrom, oneof, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { guideType } from '../../tests/support/guide-type.ts'
import { createTestCompiler, testTokens } from '../../tests/support/test-compiler.ts'
import { checkLinks } from '../checks/links.ts'
import type { CompiledPage } from '../compile/compile-page.ts'
import { readFrontmatter } from '../content/frontmatter.ts'
import type { RoutePath } from '../pages/route.ts'
import { applyFixes } from './apply-fixes.ts'
import type { Diagnostic } from './diagnostic.ts'

// Whatever is wrong with a page: `--fix` leaves its words, headings, links, and code as they are for readers.

const compile = createTestCompiler()
const schema = guideType().schema({
  tags: ['aws', 'actions'],
  themes: ['incidents', 'ai'],
  technologies: [],
  facets: {},
})
const others = ['/scorecards/overview', '/scorecards/levels', '/guides/all/lock-service', '/guides/all/lock-services-2']
const otherPages = Promise.all(
  others.map(async (route) => {
    const file = `content${route}.md`
    return { file, route: route as RoutePath, compiled: await compile({ file, text: '## API tokens\n\n## Levels\n' }) }
  }),
)

async function read(file: string, text: string): Promise<{ diagnostics: Diagnostic[]; compiled: CompiledPage }> {
  const compiled = await compile({ file, text })
  const pages = [{ file, route: '/guides/all/page' as RoutePath, compiled }, ...(await otherPages)]
  const redirects = new Map([['/old/levels', '/scorecards/levels']])
  const links = checkLinks({ pages, generatedRoutes: new Set(['/tags/aws']), files: new Set(), redirects })
  const frontmatter = readFrontmatter(file, text, schema, testTokens)
  return { diagnostics: [...frontmatter.diagnostics, ...compiled.diagnostics, ...links], compiled }
}

/** What `npm run check -- --fix` makes of a page. */
async function fix(file: string, source: string): Promise<string> {
  let text = source
  for (let round = 0; round < 10; round++) {
    const { diagnostics } = await read(file, text)
    const result = applyFixes(text, diagnostics)
    if (result.fixed.length === 0) break
    text = result.text
  }
  return text
}

const words = constantFrom(
  'Core limitations',
  'In {product}',
  'a `code` word',
  'one **strong** word',
  'C# and F#',
  'x_y',
  '1. of 2',
)
const plain = constantFrom('Core limitations', 'All of {product}', 'Step one', 'API tokens', 'Löschen und Ändern')
const href = constantFrom(
  ...['/scorecards/overview', '/scorecards/overveiw#levels', '/Scorecards/Levels', '/scorecards/levels#level', '#api'],
  ...[
    '/guides/all/lock-services-1',
    '/guides/all/lock',
    '/old/levels?tab=a',
    './lock-service.md',
    '../lock.mdx#x',
    'b.md',
  ],
  ...['https://{api_host}/v1', '/tags/AWS', '/nothing/like/it'],
)
const link = tuple(words, href).map(([text, to]) => `[${text}](${to})`)
const level = constantFrom('2', '3', '4')
const sentence = array(oneof(words, link), { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join(' and ')} end.`)

const fence = constantFrom('json', 'html', 'text').map(
  (language) =>
    `\`\`\`${language}\n<h3>Code</h3>\n<details><summary>A</summary></details> {brnd} /scorecards/overveiw\n\`\`\``,
)
const table = tuple(plain, link).map(([head, cell]) => `| ${head} | B |\n|---|---|\n| ${cell} | <Br>c |`)
const list = tuple(sentence, sentence).map(([a, b]) => `- ${a}\n\n  ${b}\n- <h4>${'Item'}</h4>`)
const htmlHeading = tuple(level, oneof(plain, words), constantFrom('', ' id="a"')).map(
  ([depth, text, attribute]) => `<h${depth}${attribute}>${text}</h${depth}>`,
)
const heading = tuple(level, plain).map(([depth, text]) => `${'#'.repeat(Number(depth))} ${text}`)
const markup = constantFrom(
  '<B>bold</B> text',
  '<strng>x</strng>',
  '<bb>x</bb>',
  'Text <I>in *it*</I>',
  '> <h2>Quoted</h2>',
)

const markdownBlock = oneof(sentence, fence, table, list, htmlHeading, heading, markup)

const summary = oneof(plain, words, constantFrom('<b>Bold</b>', '**Strong**', 'A "quoted" one', '', '<i>a</i> b'))
const details = tuple(summary, markdownBlock, constantFrom('\n', '', ' '), constantFrom('', ' open')).map(
  ([text, body, gap, open]) => `<details${open}>${gap}<summary>${text}</summary>\n\n${body}\n\n</details>`,
)
const tab = record({
  text: plain,
  body: markdownBlock,
  rest: constantFrom('', ' value="eu"', ' default', ' className="x"'),
}).map(({ text, body, rest }) => `<TabItem label="${text}"${rest}>\n\n${body}\n\n</TabItem>`)
const tabs = array(tab, { minLength: 1, maxLength: 2 }).map((all) => `<Tabs>\n${all.join('\n')}\n</Tabs>`)
const component = oneof(
  tuple(plain, markdownBlock).map(
    ([title, body]) => `<steps>\n<step title="${title}">\n\n${body}\n\n</step>\n</steps>`,
  ),
  plain.map((text) => `<badge>${text}</badge> text`),
  constantFrom('<GuideIndx />', '<Badg>x</Badg>', '<Detail summary="x">a</Detail>', '<tab label="A">b</tab>'),
)
const block = oneof(markdownBlock, details, tabs, component)

const frontmatter = constantFrom(
  'descripton: All that a reader can do with it, in a description of more than fifty letters\ntags: [AWS, action]',
  'description: All that a reader can do with it, in a description of more than fifty letters\nTheme: ai',
)
const pageOf = (blocks: typeof block) =>
  tuple(frontmatter, array(blocks, { minLength: 1, maxLength: 6 })).map(
    ([fields, body]) => `---\ntitle: A page\ntheme: ai\nkind: guide\n${fields}\n---\n\n${body.join('\n\n')}\n`,
  )

const bodyOf = (text: string) => text.replace(/^---[\s\S]*?\n---\n/, '')
const codeOf = (text: string) => text.match(/```[\s\S]*?```/g) ?? []
const withoutCode = (text: string) => bodyOf(text).replace(/```[\s\S]*?```/g, '')
const linksOf = (text: string) =>
  [...withoutCode(text).matchAll(/\[([^\]]*)\]\(([^)\s]*)\)/g)].map(([, label, to]) => ({ label, to }))
/** The words of a page without the names of tags and attributes, and without addresses. */
const wordsOf = (text: string) =>
  withoutCode(text)
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/<\/?[\w.]+/g, '')
    .replace(/\b(?:summary|label|value|title|id|className)=|\s(?:default|open)\b/g, ' ')
    .match(/[\p{L}\p{N}_]+|[#&"](?=\p{L})|(?<=\p{L})[#"]/gu) ?? []
/** Level and text of headings, those of HTML included. */
const headingsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^[\s>-]*(#{2,6}) (.*)$|<h([2-6])[^>]*>(.*?)<\/h\3>/gm)].map(
    ([, hashes, text = '', depth, html = text]) => `${hashes?.length ?? depth} ${html.trim()}`,
  )

async function keepsMeaning(file: string, source: string): Promise<void> {
  const fixed = await fix(file, source)
  expect(codeOf(fixed)).toEqual(codeOf(source))
  expect(headingsOf(fixed)).toEqual(headingsOf(source))
  expect(wordsOf(fixed).filter((word) => word !== '"')).toEqual(wordsOf(source).filter((word) => word !== '"'))
  const [before, after] = [linksOf(source), linksOf(fixed)]
  expect(after.map(({ label }) => label)).toEqual(before.map(({ label }) => label))
  for (const [index, { to = '' }] of after.entries()) {
    if (to !== before[index]?.to) expect([...others, '/tags/aws']).toContain(to.replace(/[?#].*/, ''))
  }
  const { compiled, diagnostics } = await read(file, fixed)
  expect(applyFixes(fixed, diagnostics).fixed).toEqual([])
  // A page that was whole before the fixes, but for their tags, is whole after them.
  if (diagnostics.some(({ code }) => code === 'mdx-syntax')) {
    const first = await read(file, source)
    expect(first.diagnostics.map(({ code }) => code)).toContain('mdx-syntax')
  }
  if (compiled.isRead) expect(compiled.headings.length).toBeGreaterThanOrEqual(fixed.match(/^#{2,6} /gm)?.length ?? 0)
}

test.each([
  ['content/guides/all/page.md', pageOf(markdownBlock)],
  ['content/guides/all/page.mdx', pageOf(block)],
])(
  'the fixes of %s keep its words, headings, links, and code',
  async (file, page) => {
    await assert(
      asyncProperty(page, (source) => keepsMeaning(file, source)),
      { numRuns: 80 },
    )
  },
  120_000,
)
