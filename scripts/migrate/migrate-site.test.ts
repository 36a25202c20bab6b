import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { smallConfig } from '../../tests/sites/broken-content.ts'
import { docusaurusProject } from '../../tests/support/docusaurus-project.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { copyIfChanged, writeTextIfChanged } from '../disk/write-file.ts'
import { loadSite } from '../read/load-site.ts'
import { migrateSite } from './migrate-site.ts'

/** Writes a project, migrates it, and writes the result. */
async function migrated(project: Readonly<Record<string, string | Buffer>>) {
  const [folder, site] = [temporaryFolder(), temporaryFolder({ 'site.config.ts': smallConfig })]
  for (const [path, content] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { texts, files, notes, pages } = await migrateSite(folder)
  for (const [path, text] of texts) writeTextIfChanged(join(site, path), text)
  for (const [path, file] of files) copyIfChanged(file, join(site, path))
  return { site, notes, pages, texts, files, text: (path: string) => texts.get(`content/${path}`) ?? '' }
}

const shown = (notes: readonly { file: string; line: number; column: number; message: string }[]) =>
  notes.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)

test('a project with every form passes the checks without a change by hand', async () => {
  const { site, pages } = await migrated(docusaurusProject(7, 40))
  expect(pages).toBe(44)
  const { diagnostics } = await loadSite(site)
  expect(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`),
  ).toEqual([])
}, 120_000)

const body = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n\n/, '').trimEnd()

test.each([
  ['a relative link', '[a](./b.md#c "T") and [d](../docs/b)', '[a](/b#c "T") and [d](/b)'],
  ['a link by address', '[a](/docs/b/) <a href="/docs/b">b</a>', '[a](/b) <a href="/b">b</a>'],
  ['a slash too many', '[a](//docs/b) [c](//example.com/b)', '[a](/b) [c](//example.com/b)'],
  ['a missing video', 'a\n\n<div><source src="/none.mp4" /></div>', 'a\n\n<div></div>'],
  ['a broken link', 'x [**a** b](./none.md) y', 'x **a** b y'],
  ['a picture', '![A](/img/p.png)', '![A](/images/img/p.png)'],
  ['an admonition', ':::important\n\nText.\n\n:::', ':::info Important\n\nText.\n\n:::'],
  ['an admonition with a class', ':::note[Title]{.wide}\n\nText.\n\n:::', ':::note[Title]\n\nText.\n\n:::'],
  ['an admonition in code', '```text\n:::important\n```', '```text\n:::important\n```'],
  [
    'details',
    '<details>\n<summary>A <b>"b"</b></summary>\n\nText.\n\n</details>',
    '<Details summary="A &quot;b&quot;">\n\n\nText.\n\n</Details>',
  ],
  [
    'tabs',
    '<Tabs groupId="g" values={[{value: "x", label: "X y"}]}>\n<TabItem value="x">\n\nText.\n\n</TabItem>\n</Tabs>',
    '<Tabs group="g">\n<Tab label="X y" value="x">\n\nText.\n\n</Tab>\n</Tabs>',
  ],
  ['an HTML heading', 'Text.\n\n<h3 id="x">A <b>b</b></h3>', 'Text.\n\n\n### A <b>b</b> {#x}'],
  ['line breaks', 'a<br></br>b</br>c<br>d', 'a<br />b<br />c<br />d'],
  ['a comment', 'a <!-- b --> c', 'a {/* b */} c'],
  [
    'a fence',
    "```YML title='a.yml' showLineNumbers=4 {1,3-5} foo\na: 1\n```",
    '```yaml title="a.yml" showLineNumbers{4} {1,3-5}\na: 1\n```',
  ],
  [
    'JSON with comments',
    '```jsonc\n// a\n{}\n```',
    '```json unchecked="It isn’t valid on its own, and was carried over as it is."\n// a\n{}\n```',
  ],
  ['a component', '<Fancy a={b}>\n\nText with  two spaces.\n\n</Fancy>', '\n\nText with  two spaces.'],
  ['plain text', 'Text \\{#a} *b*\n* c\n  * d', 'Text \\{#a} *b*\n* c\n  * d'],
])('%s', async (_, before, after) => {
  const { text } = await migrated({
    'docs/a.md': `---\ntitle: A\n---\n\n${before}\n`,
    'docs/b.md': '# B\n',
    'static/img/p.png': 'x',
    'docusaurus.config.js': 'module.exports = { title: "T" }',
  })
  expect(body(text('a.mdx'))).toBe(after.trim())
})

test('notes have the place in the source, and the source is unchanged', async () => {
  const source = { 'docs/a.md': '# A\n\n<!-- long comment --> <br> {x + 1}\n\n[b](./none.md)\n' }
  const { notes } = await migrated(source)
  expect(shown(notes)).toEqual([
    'docs/a.md:3:28 The expression {x + 1} was left out.',
    'docs/a.md:5:1 The link to ./none.md leads nowhere, so only its text was kept.',
  ])
})

test('addresses, frontmatter, and sidebars', async () => {
  const { texts, text } = await migrated({
    'docs/01-intro.md':
      '---\nsidebar_label: Start\ntags: [Big Lamp]\nhide_table_of_contents: true\n---\n# Introduction\n\nA first paragraph that describes the page in some more words than fifty.\n',
    'docs/02-area/_category_.yml': 'label: The area\nlink: { type: generated-index }\n',
    'docs/02-area/02-b.md': '---\nslug: /moved/b\n---\n# B\n',
    'docs/02-area/10-c.md': '---\nid: own\nsidebar_position: 1\n---\n# C\n',
    'docs/02-area/d.md': '---\ndraft: true\n---\n# D\n',
    'docs/02-area/_e.md': 'Text.\n',
  })
  expect([...texts.keys()].sort()).toMatchInlineSnapshot(`
    [
      "content/area/own.mdx",
      "content/index.mdx",
      "content/intro.mdx",
      "content/moved/b.mdx",
      "content/redirects.yaml",
      "content/sidebars.yaml",
      "content/tags.yaml",
    ]
  `)
  expect(text('intro.mdx')).toMatchInlineSnapshot(`
    "---
    title: Introduction
    description: A first paragraph that describes the page in some more words than fifty.
    kind: concept
    tags:
      - big-lamp
    sidebarLabel: Start
    tableOfContents: false
    ---

    A first paragraph that describes the page in some more words than fifty.
    "
  `)
  expect(text('sidebars.yaml')).toMatchInlineSnapshot(`
    "docs:
      - type: doc
        path: /intro
      - type: category
        label: The area
        link_type: generated-index
        link_path: /category/the-area
        items:
          - type: doc
            path: /area/own
          - type: doc
            path: /moved/b
    "
  `)
  expect(text('redirects.yaml')).toContain('/docs/moved/b: /moved/b')
})

test('explicit sidebars are read without running them', async () => {
  const docs = { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }
  const sidebars = (code: string) =>
    migrated({ ...docs, 'docusaurus.config.js': 'export default {}', 'sidebars.js': code })
  const { text } = await sidebars(
    `const more = ['b']\nmodule.exports = { one: ['a', { type: 'category', label: 'C', items: [...more, 'a'] }] }`,
  )
  expect(text('sidebars.yaml')).toMatchInlineSnapshot(`
    "one:
      - type: doc
        path: /a
      - type: category
        label: C
        link_type: none
        items:
          - type: doc
            path: /b
          - type: ref
            path: /a
    "
  `)
  const computed = await sidebars(`require('node:fs').writeFileSync('x', '')\nmodule.exports = { one: make() }`)
  expect(shown(computed.notes)).toEqual(['sidebars.js:2:25 The file was not used: “CallExpression” is computed.'])
  expect(existsSync('x')).toBe(false)
  expect(computed.text('sidebars.yaml')).toContain('path: /a')
})
