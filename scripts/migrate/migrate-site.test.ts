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
async function migrated(
  project: Readonly<Record<string, string | Buffer>>,
  urls?: readonly string[],
  languages?: readonly string[],
) {
  const [folder, site] = [temporaryFolder(), temporaryFolder({ 'site.config.ts': smallConfig })]
  for (const [path, content] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { texts, files, notes, pages } = await migrateSite(folder, urls, languages)
  for (const [path, text] of texts) writeTextIfChanged(join(site, path), text)
  for (const [path, file] of files) copyIfChanged(file, join(site, path))
  return { site, notes, pages, texts, files, text: (path: string) => texts.get(`content/${path}`) ?? '' }
}

const shown = (notes: readonly { file: string; line: number; column: number; message: string }[]) =>
  notes.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)

test('a project with every form passes the checks without a change by hand', async () => {
  const { site, pages } = await migrated(docusaurusProject(7, 40))
  expect(pages).toBe(49)
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
  ['a slash too many', '[a](//docs/b) [c](//example.com/b)', '[a](/b) [c](https://example.com/b)'],
  [
    'a link to the old site by its full URL',
    '[a](https://docs.old.example/docs/b?x=1#c) [d](https://docs.old.example/blog/) ![A](//docs.old.example/img/p.png)',
    '[a](/b#c) [d](https://docs.old.example/blog/) ![A](/images/img/p.png)',
  ],
  ['code as an address', '[a](javascript:void)', 'a'],
  ['an own type of admonition', ':::custom\n\nText.\n\n:::', ':::note Custom\n\nText.\n\n:::'],
  ['a link in a title', ':::tip[A [b](./b.md) [c](./c.md)]\n\nText.\n\n:::', ':::tip[A [b](/b) c]\n\nText.\n\n:::'],
  ['styles and scripts', 'a\n\n<style>{`.a{color:red}`}</style>\n\n<script>{`alert(1)`}</script>\n\nb', 'a\n\nb'],
  ['braces in plain Markdown', 'Set {VALUE} { b', 'Set \\{VALUE} { b'],
  ['styles in plain Markdown', 'a { b\n\n<style>\n.a{color:red}\n</style>\n\nc', 'a { b\n\n\n\nc'],
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
  [
    'details on one line',
    '<details><summary>S</summary>Text.</details>\n\n<details><summary>More</summary>\n\nText.\n\n</details>',
    '<Details summary="S">Text.</Details>\n\n<Details summary="More">\n\n\nText.\n\n</Details>',
  ],
  [
    'tabs on one line each',
    '<Tabs>\n<TabItem value="a" label="A">One</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>',
    '<Tabs>\n<Tab label="A" value="a">One</Tab>\n<Tab label="b" value="b">Two</Tab>\n</Tabs>',
  ],
  [
    'tabs in a list',
    '- x\n  <Tabs>\n    <TabItem value="a">One</TabItem>\n  </Tabs>',
    '- x\n  <Tabs>\n    <Tab label="a" value="a">One</Tab>\n  </Tabs>',
  ],
  [
    'tabs in a component',
    '<Tabs>\n<Wrap>\n<TabItem value="a">One</TabItem>\n</Wrap>\n</Tabs>',
    '<Tabs>\n\n<Tab label="a" value="a">One</Tab>\n\n</Tabs>',
  ],
  [
    'commands of npm for all package managers',
    '- Run:\n\n  ```bash npm2yarn\n  npm install -D a\n  npx a\n  ```\n\n```bash npm2yarn\nnpm audit\n```',
    '- Run:\n\n  :::code-group sync="package-manager"\n  ```bash title="npm"\n  npm install -D a\n  npx a\n  ```\n  ```bash title="Yarn"\n  yarn add --dev a\n  yarn dlx a\n  ```\n  ```bash title="pnpm"\n  pnpm add --save-dev a\n  pnpm dlx a\n  ```\n  :::\n\n```bash\nnpm audit\n```',
  ],
  [
    'code blocks that are tabs',
    '- Run:\n\n  ```js tab title="a.js"\n  a()\n  ```\n\n  ```ts tab={"label":"Types"}\n  a()\n  ```\n\n```js tab\na()\n```\n\nText.\n\n```js tab\nb()\n```\n\n```ts tab\nb()\n```',
    '- Run:\n\n  :::code-group\n  ```js title="a.js"\n  a()\n  ```\n\n  ```ts title="Types"\n  a()\n  ```\n  :::\n\n```js\na()\n```\n\nText.\n\n:::code-group\n```js title="JavaScript"\nb()\n```\n\n```ts title="TypeScript"\nb()\n```\n:::',
  ],
  ['a link to a program', 'Install [the **extension**](vscode:extension/a.b).', 'Install the **extension**.'],
  [
    'code in a list at the margin',
    '- Run:\n\n  ```js\nif (a) {\n  b()\n}\n```\n\n  More.\n\n1. Or:\n\n   ```js\n   a()\nb()\n   ```\n\n  ```js\n  a()\n  ```',
    '- Run:\n\n  ```js\n  if (a) {\n    b()\n  }\n  ```\n\n  More.\n\n1. Or:\n\n   ```js\n   a()\n   b()\n   ```\n\n  ```js\n  a()\n  ```',
  ],
  ['a tab outside of tabs', '<Wrap>\n<TabItem value="a">One</TabItem>\n</Wrap>', '\nOne'],
  ['an HTML heading', 'Text.\n\n<h3 id="x">A <b>b</b></h3>', 'Text.\n\n\n### A <b>b</b> {#x}'],
  ['a link in another element', '<b><Link to="/docs/b">b</Link></b>', '<b><a href="/b">b</a></b>'],
  [
    'a closed picture',
    '<center><img src="/img/p.png" alt="P"></img></center>',
    '<div><img src="/images/img/p.png" alt="P" /></div>',
  ],
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
  ['a link that only sets a tab', '[a](?os=mac#part) [b](#part)', '[a](#part) [b](#part)'],
  ['a frame', '<iframe src="https://example.com/v" title="Watch" />', '<a href="https://example.com/v">Watch</a>'],
  [
    'a film',
    '<iframe width="560" src="https://www.youtube-nocookie.com/embed/84-MzN_0Cng?rel=0" title="A tour"></iframe>',
    '<Video src="https://www.youtube.com/watch?v=84-MzN_0Cng" title="A tour" />',
  ],
  [
    'code as a component',
    '<CodeBlock language="yml" title="a.yml">{`a: 1`}</CodeBlock>',
    '```yaml title="a.yml"\na: 1\n```',
  ],
  ['a fence that is never closed', ':::note\n\n```yaml\na: 1\n\n:::\n\nb', ':::note\n\n```yaml\na: 1\n\n```\n:::\n\nb'],
  ['an admonition that is never closed', ':::note\n\nText.', ':::note\n\nText.\n\n:::'],
  [
    'an admonition whose end has another indent',
    '1. A\n\n   :::tip\n   - b\n     :::\n\n2. C',
    '1. A\n\n   :::tip\n   - b\n     :::\n\n2. C',
  ],
  [
    'details as a directive',
    '::: details See **more**\n\nText.\n\n:::',
    '<Details summary="See **more**">\n\nText.\n\n</Details>',
  ],
  [
    'a code group',
    '::: code-group\n\n```js [a.js]\na()\n```\n\n```ts [b.ts]\nb()\n```\n\n:::',
    '::: code-group\n\n```js title="a.js"\na()\n```\n\n```ts title="b.ts"\nb()\n```\n\n:::',
  ],
  ['a code group of one sample', '::: code-group\n\n```js\na()\n```\n\n:::\n\nText.', '```js\na()\n```\n\nText.'],
  [
    'a code group as a component',
    '<CodeGroup>\n\n```bash npm\nnpm i\n```\n\n```bash My yarn\nyarn\n```\n\n</CodeGroup>',
    ':::code-group\n\n```bash title="npm"\nnpm i\n```\n\n```bash title="My yarn"\nyarn\n```\n\n:::',
  ],
  [
    'notes as components',
    '- x\n  <Note>\n    Text.\n  </Note>\n\n<Aside type="caution" title="Mind">Text.</Aside>\n\nA <Tip>word</Tip>.',
    '- x\n  :::note\n    Text.\n  :::\n\n:::caution Mind\nText.\n:::\n\nA word.',
  ],
  [
    'cards in a group',
    '<CardGroup cols={2}>\n  <Card title="B" icon="x" href="/docs/b">Text.</Card>\n  <LinkCard title="C" href="https://example.com" description="More." />\n</CardGroup>',
    '<Cards>\n  <Card title="B" href="/b">Text.</Card>\n  <Card title="C" href="https://example.com">More.</Card>\n</Cards>',
  ],
  [
    'cards that are not links, and a card alone',
    '<CardGrid>\n<Card title="B">Text.</Card>\n</CardGrid>\n\n<LinkCard title="B" href="/docs/b" />',
    '**B**\nText.\n\n\n<Cards>\n<Card title="B" href="/b"></Card>\n</Cards>',
  ],
  [
    'steps, and a list of steps',
    '<Steps>\n<Step title="One">\n\nText.\n\n</Step>\n</Steps>\n\n<Steps>\n\n1. A\n\n</Steps>',
    '<Steps>\n<Step title="One">\n\nText.\n\n</Step>\n</Steps>\n\n\n\n1. A',
  ],
  [
    'tabs with titles',
    '<Tabs>\n<Tab title="A b">\n\nOne\n\n</Tab>\n</Tabs>',
    '<Tabs>\n<Tab label="A b" value="A b">\n\nOne\n\n</Tab>\n</Tabs>',
  ],
  [
    'fields of an API, and what is folded',
    '<ParamField path="id" type="Record<string, {a: b}>" required>\n  The ID.\n</ParamField>\n\n<Accordion title="A">\n\nText.\n\n</Accordion>',
    '**`id`** (`Record<string, {a: b}>`, required)\n\n  The ID.\n\n\n<Details summary="A">\n\nText.\n\n</Details>',
  ],
  ['a tip', 'A <Tooltip tip="One {a} < b">word</Tooltip>.', 'A word (One \\{a\\} \\< b).'],
  [
    'a badge',
    '<Badge text="New" variant="tip" /> <Badge>Old</Badge>',
    '<Badge variant="success">New</Badge> <Badge>Old</Badge>',
  ],
  ['a component', '<Fancy a={b}>\n\nText with  two spaces.\n\n</Fancy>', '\n\nText with  two spaces.'],
  ['plain text', 'Text \\{#a} *b*\n* c\n  * d', 'Text \\{#a} *b*\n* c\n  * d'],
])('%s', async (_, before, after) => {
  const { text } = await migrated({
    'docs/a.md': `---\ntitle: A\n---\n\n${before}\n`,
    'docs/b.md': '# B\n',
    'static/img/p.png': 'x',
    'docusaurus.config.js': 'module.exports = { title: "T", url: "https://docs.old.example" }',
  })
  expect(body(text('a.mdx') || text('a.md'))).toBe(after.trim())
})

test('a partial that isn’t valid MDX is plain Markdown, without imports', async () => {
  const { text } = await migrated({
    'docs/a.mdx': "import P from './_p.mdx'\n\n# A\n\n<P />\n",
    'docs/_p.mdx':
      "import T from '@theme/T'\nimport {\n  b,\n} from './b'\n\nA <b>b <i>c</b> {x.\n\n```js\nimport d from 'd'\n```\n",
  })
  expect(body(text('a.mdx'))).toBe('<Include file="partials/p.md" />')
  expect(body(text('partials/p.md'))).toBe("A <b>b <i>c</b> {x.\n\n```js\nimport d from 'd'\n```")
})

test('more URLs of the old site can be named', async () => {
  const files = {
    'docs/a.md': '# A\n\n[b](http://help.old.example/docs/b) [b](https://old.example/docs/b)\n',
    'docs/b.md': '# B\n',
  }
  const { text } = await migrated(files, ['https://help.old.example', 'https://www.old.example/'])
  expect(body(text('a.mdx'))).toBe('[b](/b) [b](https://old.example/docs/b)')
})

test('frontmatter of other engines', async () => {
  const { text, notes } = await migrated({
    'docs/a.md': '---\ntitle: Long title\nsidebarTitle: Short\nboost: 3\noutline: false\n---\nText.\n',
    'docs/b.md': '---\ntitle: B\nsidebar: { label: Bee, order: 1, badge: New }\ntableOfContents: true\n---\nText.\n',
    'docs/c.md': '---\ntitle: C\nsidebar: { order: 0 }\n---\nText.\n',
  })
  expect(text('a.mdx')).toContain('sidebarLabel: Short\ntableOfContents: false\n')
  expect(text('b.mdx')).toContain('sidebarLabel: Bee\n---')
  expect([...text('sidebars.yaml').matchAll(/path: (.*)/g)].map(([, path]) => path)).toEqual(['/c', '/b', '/a'])
  expect(shown(notes)).toEqual([
    'docs/a.md:4:1 “boost” of the frontmatter was left out.',
    'docs/b.md:3:1 “sidebar” of the frontmatter was left out.',
  ])
})

test('formulas become code where the configuration has formulas', async () => {
  const source = 'It is $\\frac{a}{b}$ `$x$`.\n\n$$\n\\sum_{i} < 2\n$$\n\n{x + 1}'
  const files = { 'docs/a.mdx': `# A\n\n${source}\n` }
  const { notes, text } = await migrated({
    ...files,
    'docusaurus.config.js': "import math from 'remark-math'\nexport default { title: 'T' }",
  })
  expect(body(text('a.mdx'))).toBe('It is `\\frac{a}{b}` `$x$`.\n\n```text\n\\sum_{i} < 2\n```')
  expect(shown(notes)).toEqual([
    'docs/a.mdx:3:7 Formulas are shown as code: 2 in all.',
    'docs/a.mdx:9:1 The expression {x + 1} was left out.',
  ])
  const { text: plain } = await migrated({ 'docs/a.mdx': '# A\n\nFrom $5 to $10.\n' })
  expect(body(plain('a.mdx'))).toBe('From $5 to $10.')
})

test('a tab outside of tabs is noted', async () => {
  const { notes } = await migrated({
    'docs/a.mdx': '# A\n\n<TabItem value="a">One</TabItem>\n\n<Tabs>\n\nText.\n\n</Tabs>\n',
  })
  expect(shown(notes)).toEqual([
    'docs/a.mdx:3:1 A <TabItem> is outside of <Tabs>, so only its content was kept.',
    'docs/a.mdx:5:1 A <Tabs> has no tabs that can be read, so only its content was kept.',
  ])
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

test('addresses have Latin letters, and old ones are redirected', async () => {
  const { texts, text, notes } = await migrated({
    'docs/安装.md': '# Install\n\n[b](./配置.md) [c](/docs/配置) [d](/docs/ünï)\n',
    'docs/配置.md': '# Configure\n',
    'docs/with space & ünï.md': '# Spaces\n',
    'docs/ünï.md': '# Letters\n',
    'docs/uni.md': '# Own\n',
  })
  expect([...texts.keys()].filter((path) => path.includes('.md')).sort()).toEqual(
    ['index.mdx', 'page-2.mdx', 'page.mdx', 'uni-2.mdx', 'uni.mdx', 'with-space-uni.mdx'].map(
      (name) => `content/${name}`,
    ),
  )
  expect(body(text('page.mdx'))).toBe('[b](/page-2) [c](/page-2) [d](/uni-2)')
  expect(text('redirects.yaml')).toBe('/docs/uni: /uni\n/docs/ünï: /uni-2\n/docs/安装: /page\n/docs/配置: /page-2\n')
  expect(shown(notes)).toEqual([
    'docs/安装.md:1:1 The address /安装 became /page.',
    'docs/配置.md:1:1 The address /配置 became /page-2.',
  ])
})

test('the first part of all addresses is left out, and pages of categories have that of their folder', async () => {
  const { text, texts } = await migrated({
    'docs/a.md': '# A\n\n[c](/base/docs/cat/) [d](/base/docs/cat/d) [e](./e/README.md) ![p](/base/p.png)\n',
    'docs/cat/cat.md': '---\nid: cat\n---\n# C\n',
    'docs/cat/d.md': '# D\n\n[c](./cat.md) [e](../e/)\n',
    'docs/e/README.md': '# E\n',
    'static/p.png': 'x',
    'docusaurus.config.js': "module.exports = { baseUrl: '/base/' }",
  })
  expect([...texts.keys()].filter((path) => path.endsWith('.mdx')).sort()).toEqual(
    ['a.mdx', 'cat/d.mdx', 'cat/index.mdx', 'e.mdx', 'index.mdx'].map((name) => `content/${name}`),
  )
  expect(body(text('a.mdx'))).toBe('[c](/cat) [d](/cat/d) [e](/e) ![p](/images/p.png)')
  expect(body(text('cat/d.mdx'))).toBe('[c](/cat) [e](/e)')
  expect(text('redirects.yaml')).toContain('/base/docs/cat/d: /cat/d\n')
})

test('a home page leads to what the sidebars show first, in their order', async () => {
  const { text } = await migrated({
    'docs/z/start.md': '# Start\n',
    'docs/z/next.md': '# Next\n',
    'docs/b.md': '# B\n',
    'docs/empty/_category_.yml': 'label: Empty\n',
    'sidebars.js':
      "module.exports = { docs: [{ type: 'category', label: 'Last letter', items: ['z/start', 'z/next'] }, 'b'] }",
  })
  expect(body(text('index.mdx'))).toBe('- [Last letter](/z/start)\n- [B](/b)')
})

test('a partial that all pages can use without an import', async () => {
  const { text, notes } = await migrated({
    'docusaurus.config.js': 'module.exports = {}',
    'docs/a.mdx': '# A\n\n<Limits />\n\n<Plan name="x" />\n\n<Spark />\n',
    'docs/_limits.mdx': 'At most five.\n',
    'docs/_plan.mdx': 'In {props.name}.\n',
    'src/theme/MDXComponents.js':
      "import Original from '@theme-original/MDXComponents'\nimport Limits from '@site/docs/_limits.mdx'\nimport Plan from \"../../docs/_plan.mdx\"\nimport Spark from '@site/src/spark'\nexport default { ...Original, Limits, Plan, Spark }\n",
  })
  expect(body(text('a.mdx'))).toBe(
    '<Include file="partials/limits.mdx" />\n\n<Include file="partials/plan.mdx" name="x" />',
  )
  expect(body(text('partials/limits.mdx'))).toBe('At most five.')
  expect(shown(notes)).toEqual(['docs/a.mdx:7:1 <Spark> isn’t a component here; it was left out.'])
})

test('code in a language that the site adds keeps its language', async () => {
  const page = { 'docs/a.md': '# A\n\n```dockerfile\nFROM a\n```\n\n```nonesuch\na\n```\n' }
  const { text } = await migrated(page, [], ['docker'])
  expect(body(text('a.mdx'))).toBe('```dockerfile\nFROM a\n```\n\n```text\na\n```')
  const { notes } = await migrated(page)
  expect(notes.map(({ hint }) => hint)).toEqual([
    'For its colors, add “docker” to “code.languages” in site.config.ts, and migrate again.',
    'There are no colors for it.',
  ])
})

test('a component of the project that shows a picture', async () => {
  const { text, notes } = await migrated({
    'docs/a.mdx':
      '# A\n\n<DocsImage src="/img/a.png" alt="A lamp" width="75%" />\n\n<Shot src="/img/a.png" width="40px" />\n\n<Run src="/a.js" />\n',
    'static/img/a.png': 'x',
  })
  expect(body(text('a.mdx'))).toBe(
    '<img src="/images/img/a.png" alt="A lamp" />\n\n<img src="/images/img/a.png" alt="A" width="40" />',
  )
  expect(shown(notes).at(-1)).toBe('docs/a.mdx:7:1 <Run> isn’t a component here; it was left out.')
})

test('a partial with text of the page, on its own line and inside of one', async () => {
  const { text, notes } = await migrated({
    'docs/a.mdx': `import P from './_p.mdx'\n\n# A\n\n<P name="x">child [b](./a.mdx)</P>\n\n- In <P name="y">*this*</P> line\n- <P name="z" />\n`,
    'docs/_p.mdx': 'Of {props.name}, <a href={props.url}>link</a>.\n\n{props.children}\n',
  })
  expect(body(text('a.mdx'))).toBe(
    '<Include file="partials/p.mdx" name="x" />\n\nchild [b](/a)\n\n- In *this* line\n- <Include file="partials/p.mdx" name="z" />',
  )
  expect(body(text('partials/p.mdx'))).toBe('Of {name}, link.')
  expect(shown(notes)).toEqual([
    'docs/_p.mdx:1:18 The URL of a link is computed, so only its text was kept.',
    'docs/_p.mdx:3:1 The expression {props.children} was left out.',
    'docs/a.mdx:5:1 The partial ./_p.mdx contained text, which is below it now.',
    'docs/a.mdx:7:6 The partial ./_p.mdx was left out: it is inside a line of text.',
  ])
})

test.each([
  ['', ''],
  ['{a}{b}{c}{d}{e}{f}{g}{h}{i}{j}{k}{l}{m}{n}{o}{p}{q}{r}', ''],
  ['', `\n${'word '.repeat(60)}`],
])('descriptions have 50 to 160 characters: %j, %j', async (description, more) => {
  const { text } = await migrated({ 'docs/x.md': `---\ntitle: X\ndescription: "${description}"\n---\n${more}` })
  const found = /^description: "?(.*?)"?$/m.exec(text('x.mdx'))?.[1] ?? ''
  expect(found.length).toBeGreaterThanOrEqual(50)
  expect(found.length).toBeLessThanOrEqual(160)
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
  expect(shown(computed.notes)).toEqual(['sidebars.js:2:25 A part was left out: “make()” is computed.'])
  expect(existsSync('x')).toBe(false)
  expect(computed.text('sidebars.yaml')).toContain('path: /a')
})

test('sidebars can be in several files', async () => {
  const { text, notes } = await migrated({
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docusaurus.config.js': 'module.exports = async () => { const title = "T"; return { title } }',
    'sidebars.ts': `import type { Config } from 'x'\nimport first, { second } from './more'\nimport third from './third.json'\nexport default { one: [first, ...second, ...third], two: [...make(), { ...make(), collapsed: false }] }`,
    'more.ts': `const data = { items: 'a' }\nexport const second = ['b']\nexport default data.items`,
    'third.json': '[{"type": "category", "label": "C", "link": {"type": "doc", "id": "a"}, "items": ["b"]}]',
  })
  expect(text('sidebars.yaml')).toMatchInlineSnapshot(`
    "one:
      - type: doc
        path: /a
      - type: doc
        path: /b
      - type: category
        label: C
        link_type: none
        items:
          - type: ref
            path: /a
          - type: ref
            path: /b
    "
  `)
  expect(shown(notes)).toMatchInlineSnapshot(`
    [
      "sidebars.ts:4:62 A part was left out: “make()” is computed.",
      "sidebars.ts:4:75 A part was left out: “make()” is computed.",
      "sidebars.ts:4:83 An entry without a type was left out.",
    ]
  `)
})

test('a project can have several folders of pages', async () => {
  const { text, texts } = await migrated({
    'docs/a.md': '# A\n\n[b](/community/b) [c](../people/c.md) ![p](./p.png)\n',
    'docs/p.png': 'x',
    'people/b.md': '# B\n\n![p](./p.png)\n',
    'people/c.md': '# C\n',
    'people/p.png': 'y',
    'docusaurus.config.js': `module.exports = { presets: ['classic'], plugins: [['@docusaurus/plugin-content-docs', { id: 'p', path: 'people', routeBasePath: '/community' }]] }`,
  })
  expect([...texts.keys()].sort()).toEqual(
    ['a.mdx', 'community/b.mdx', 'community/c.mdx', 'index.mdx', 'redirects.yaml', 'sidebars.yaml'].map(
      (name) => `content/${name}`,
    ),
  )
  expect(body(text('a.mdx'))).toBe('[b](/community/b) [c](/community/c) ![p](/images/p.png)')
  expect(body(text('community/b.mdx'))).toBe('![p](/images/p-2.png)')
  expect(text('redirects.yaml')).toBe('/docs/a: /a\n')
})

test('what is left out or changes its meaning is noted', async () => {
  const { notes, text, files } = await migrated({
    'docs/api/get-it.api.mdx': '---\napi: x\n---\n# Get it\n',
    'docs/secret.md': '---\nunlisted: true\nhide_title: true\n---\n# Secret\n',
    'docs/plain.md': '# Plain\n\n<details>\n<summary>S</summary>\n\nText { with a brace ![](./p.jpg)\n\n</details>\n',
    'docs/p.jpg': Buffer.from('\x89PNG', 'latin1'),
  })
  expect(shown(notes)).toMatchInlineSnapshot(`
    [
      "docs/api/get-it.api.mdx:1:1 Left out: pages that were generated from an API specification, 1 in all.",
      "docs/plain.md:1:1 The file isn’t valid MDX, so it was migrated as plain Markdown: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.",
      "docs/plain.md:3:1 The tag <details> was left out.",
      "docs/plain.md:4:1 The tag <summary> was left out.",
      "docs/plain.md:4:11 The tag </summary> was left out.",
      "docs/plain.md:6:21 A picture had no alternative text; it got the name of its file.",
      "docs/plain.md:8:1 The tag </details> was left out.",
      "docs/secret.md:2:1 The page was unlisted; here, it is public.",
    ]
  `)
  expect(body(text('plain.md'))).toMatchInlineSnapshot(`
    "S

    Text { with a brace ![P](/images/p.png)"
  `)
  expect([...files.keys()]).toEqual(['content/images/p.png'])
})
