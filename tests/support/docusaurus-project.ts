// A Docusaurus project that uses every form that the migration reads, for as many pages as a test asks for. The same
// seed gives the same project.

/** Numbers from 0 to below a limit. @see mulberry32 */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const words =
  'lamp wick oil glass flame hall cellar stair window shelf keeper harbor signal tower storm night mirror brass'.split(
    ' ',
  )

/** A gray pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** A form of Docusaurus: lines of a page, given the number of the page and the address of another. */
type Form = (n: number, other: string) => string

const forms: Readonly<Record<string, Form>> = {
  links: (n, other) =>
    `Read [the other page](${other}), [its part](${other}#part), [by address](/docs/area-${n % 7}/), or [outside](https://example.com/a(b)).`,
  brokenLink: (n) => `A [link to nowhere](./nothing-${n}.md) and [another](/docs/nothing).`,
  reference: (_, other) => `A [reference][other] with a definition.\n\n[other]: ${other} "Title"`,
  htmlLinks: () => `<a href="/docs/area-0/" target="_blank">Area</a> and <Link to="/docs/area-1/">another</Link>.`,
  admonitions: (n) =>
    `:::tip Light lamp ${n}\n\nText.\n\n:::\n\n:::important\n\nText.\n\n:::\n\n::::caution[Hot glass]\n\n:::secondary Inner\n\nText.\n\n:::\n\n::::`,
  tabs: () =>
    `<Tabs groupId="os" defaultValue="linux" values={[{label: 'Linux "main"', value: 'linux'}, {label: 'macOS', value: 'mac'}]}>\n<TabItem value="linux">\n\nText with \`code\`.\n\n</TabItem>\n<TabItem value="mac">\n\nOther text.\n\n</TabItem>\n</Tabs>`,
  moreTabs: () =>
    `<Tabs queryString="shell">\n  <TabItem value="a" label="First">\n\n  Text.\n\n  </TabItem>\n  <TabItem value="b" label="Second" default>\n\n  More.\n\n  </TabItem>\n</Tabs>`,
  details: () =>
    `<details>\n<summary>Show <b>"more"</b></summary>\n\nHidden text.\n\n<details open><summary>Inner</summary>\n\nDeeper.\n\n</details>\n\n</details>`,
  shortDetails: () =>
    `<details><summary>Short</summary>Text in one line.</details>\n\n<div>\n  <details><summary>In a box</summary>Inner.</details>\n</div>\n\n| A | B |\n|---|---|\n| <details><summary>S</summary>T</details> | b |`,
  shortTabs: () =>
    `<Tabs>\n<TabItem value="a" label="A">One</TabItem>\n<TabItem value="b" label="B">Two</TabItem>\n</Tabs>\n\n<Tabs><TabItem value="a" label="A">One</TabItem><TabItem value="b" label="B">Two</TabItem></Tabs>\n\n- In a list:\n  <Tabs>\n    <TabItem value="only">x</TabItem>\n  </Tabs>\n\n<Fancy>\n<TabItem value="z">Alone</TabItem>\n</Fancy>`,
  formulas: () =>
    'Of $x^{2}_{i}$ and $\\frac{a}{b}$ oil:\n\n$$\n\\begin{aligned} a &= b \\\\ c &< d \\end{aligned}\n$$',
  styles: () =>
    '<style>{`.lamp { color: red }`}</style>\n\n<script>{`document.title`}</script>\n\n[Code](javascript:void) and [a host](//example.com/lamp).',
  titles: (n, other) => `:::lantern\n\nText.\n\n:::\n\n:::tip[Read [the page](${other}) ${n}]\n\nText.\n\n:::`,
  otherLetters: () =>
    'See [the page](../灯/安装.md), [its area](/docs/灯/), [by address](/docs/灯/配置), and [Ü](../灯/über%20&%20ünï.md).',
  partialWithText: () => '<Setup name="Lamp" count={1}>Text of the page.</Setup>\n\nInside <Plain /> of a line.',
  headingIds: (n) => `## Own heading {#own-${n}}\n\nSee [it](#own-${n}).\n\n### Again {#own-${n}}\n\nText.`,
  part: () => '## Part\n\nText of a part.',
  htmlHeading: () => '<h3 id="html-heading" style={{color: "red"}}>An <em>HTML</em> heading</h3>\n\nText.',
  comments: () => 'Before.\n\n<!-- A note\nfor writers -->\n\nAfter <!-- inline --> it.',
  html: () =>
    'One<br/>two<br>three\n\n<center>\n\nIn the middle.\n\n</center>\n\n<div className="box" style={{margin: 3}}>\n\nIn a box.\n\n</div>',
  pictures: () =>
    '![The lamp](./img/lamp.png "Lamp")\n\n![](/img/tower.png)\n\n<img src="/img/tower.png" width="300" />\n\n<img src={require(\'./img/lamp.png\').default} alt="Lamp" className="wide" />\n\n<img src={useBaseUrl(\'/img/tower.png\')} alt="Tower" width={200} />\n\n<Image img={lamp} alt="Imported" />',
  missingPicture: () => '![Gone](./img/gone.png)',
  file: () => '[The list](/files/list.csv) and [another](pathname:///files/list.csv).',
  partial: (n) => `<Setup name="Lamp ${n}" count={3} />\n\n<Plain />`,
  component: () => `<Fancy color="red">\n\nInside of a component.\n\n</Fancy>\n\n<Gone />`,
  expressions: () => `Version {'1.0'} of {frontMatter.title}, {/* hidden */} and {1 + version}.`,
  exports: () => 'export const version = 3',
  fences: () =>
    '```yml title="lamp.yml" showLineNumbers {1,3-5}\nlamp: 1\n# highlight-next-line\noil: 2\n```\n\n```jsonc\n{\n  // A comment\n  "lamp": 1,\n}\n```\n\n```jsx live noInline\nfunction Lamp() {\n  // highlight-start\n  return <b>Lamp</b>\n  // highlight-end\n}\n```\n\n```sh\ncurl https://example.com\n```\n\n```\nplain output\n```\n\n```toml title=\'lamp.toml\'\nlamp = 1\n```\n\n```bash\nlamp --name <name\n```\n\n```md\n:::important\n[a](./b.md) {#c}\n:::\n```',
  mermaid: () => '```mermaid\ngraph LR\n  A --> B\n```',
  list: (_, other) =>
    `1. First:\n\n   :::note\n\n   In a list, with [a link](${other}).\n\n   :::\n\n2. Second:\n\n   \`\`\`yml\n   a: 1\n   \`\`\``,
  table: (_, other) => `| Lamp | Page |\n|---|---|\n| \`a\\|b\` | [Page](${other}) |\n| <br/> | ![x](/img/tower.png) |`,
  codeBlock: () => '<CodeBlock language="js" title="lamp.js">{`const lamp = 1`}</CodeBlock>',
  admonitionTag: () => '<Admonition type="info" title="As a tag">\n\nText.\n\n</Admonition>',
  footnote: () => 'A sentence.[^1]\n\n[^1]: The note.',
  autolink: () => 'See <https://example.com/lamp> and https://example.com.',
}

const imports = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Fancy from '@site/src/components/Fancy';
import Gone from '@site/src/components/Gone';
import Image from '@theme/IdealImage';
import lamp from './img/lamp.png';
import Setup from '../_partials/_setup.mdx';
import Plain from '@site/docs/_partials/_plain.md';
`

const config = `import {themes} from 'prism-react-renderer';
import type {Config} from '@docusaurus/types';
import remarkMath from 'remark-math';

const config: Config = {
  title: 'Lantern',
  url: 'https://lantern.example',
  baseUrl: '/',
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts', path: 'docs', remarkPlugins: [remarkMath]}, theme: {customCss: require.resolve('./a.css')}}]],
  themeConfig: {prism: {theme: themes.github}},
};

export default config;
`

const sidebars = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
const first = [{type: 'doc', id: 'intro', label: 'Start'}];
const sidebars: SidebarsConfig = {
  main: [
    ...first,
    {type: 'category', label: 'Area 0', link: {type: 'generated-index', slug: '/all-of-area-0', description: 'All.'}, items: [{type: 'autogenerated', dirName: '01-area-0'}]},
    {'Area 1': ['area-1/index', {type: 'link', label: 'Outside', href: 'https://example.com'}, {type: 'link', label: 'Inside', href: '/docs/intro'}]},
    {type: 'html', value: '<hr/>'},
    'missing-page',
  ],
  rest: [{type: 'autogenerated', dirName: '.'}, 'intro'],
} satisfies SidebarsConfig;
export default sidebars;
`

/** The frontmatter of a page: each page has some of the keys. */
function frontmatter(n: number): string {
  const keys = [
    n % 2 === 0 ? `title: "Title: lamp ${n}"` : '',
    n % 3 === 0 ? `sidebar_position: ${n}` : '',
    n % 4 === 0 ? `sidebar_label: Lamp ${n}` : '',
    n % 5 === 0 ? `tags: [Big Lamps, {label: Oil, permalink: /oil}]` : '',
    n % 6 === 0 ? `keywords: [lamp, ${words[n % words.length]}]` : '',
    n % 7 === 0 ? `slug: ${n % 2 === 0 ? `/own/lamp-${n}` : `moved-${n}`}` : '',
    n % 8 === 0 ? 'hide_table_of_contents: true\nhide_title: true\npagination_next: null' : '',
    n % 9 === 0 ? `description: Lamp ${n}` : '',
    n % 11 === 0 ? `id: named-${n}` : '',
    n % 13 === 0 ? 'draft: true' : '',
  ].filter(Boolean)
  return keys.length === 0 ? '' : `---\n${keys.join('\n')}\n---\n\n`
}

const fixed: Readonly<Record<string, string>> = {
  'docusaurus.config.ts': config,
  'sidebars.ts': sidebars,
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/intro.md': '# Old\n',
  'blog/2024-01-01-post.md': '# Post\n',
  'static/files/list.csv': 'lamp\n',
  'docs/intro.md':
    '---\nslug: /\n---\n\n# Lantern\n\nWelcome to Lantern, [start](./01-area-0/index.md) here.\n\n<DocCardList />\n',
  'docs/_partials/_setup.mdx':
    "import Plain from './_plain.md';\n\n## Set up {props.name}\n\nUse {props.count} of `lamp`, and [start](../intro.md).\n\n### Fixed {#fixed-setup}\n\n<Plain />\n\n{props.missing}\n\n<a href={props.url}>More</a> {props.children}\n",
  'docs/not-mdx.md':
    '# Not MDX\n\nSet {VALUE} and {PRODUKT} and { a brace and <YOUR_TOKEN>.\n\n<style>\n.a { color: red }\n</style>\n\n<details><summary>S</summary>T</details>\n\n:::lantern\n\nText.\n\n:::\n',
  'docs/灯/灯.md': '---\nid: lamp\n---\n\n# Lamp\n',
  'docs/灯/安装.md': '---\ntitle: X\n---\n',
  'docs/灯/配置.md': '# Configure\n\n{`a`}{`b`} and `{c}{d}{e}{f}{g}{h}{i}{j}{k}{l}{m}{n}{o}{p}`.\n',
  'docs/灯/über & ünï.md': '# Over\n\n[Back](./灯.md).\n',
  'docs/_partials/_plain.md': 'Plain text with ![](/img/tower.png).\n\n```yml\na: 1\n```\n',
}

/** Path of a page: areas with numbers, names with and without. */
const pathOf = (n: number) =>
  `${String((n % 7) + 1).padStart(2, '0')}-area-${n % 7}/${n % 3 === 0 ? `${n + 1}-` : ''}lamp-${n}.${n % 4 === 0 ? 'md' : 'mdx'}`

/** @returns files by path, `pages` of them in areas */
export function docusaurusProject(seed: number, pages: number): Record<string, string | Buffer> {
  const next = randomNumbers(seed)
  const files: Record<string, string | Buffer> = { ...fixed, 'static/img/tower.png': png }
  for (let area = 0; area < 7; area++) {
    const folder = `docs/0${area + 1}-area-${area}`
    files[`${folder}/index.md`] = `# Area ${area}\n\nEverything about area ${area}.\n`
    files[`${folder}/img/lamp.png`] = png
    if (area % 2 === 0)
      files[`${folder}/_category_.json`] = JSON.stringify({
        label: `Area number ${area}`,
        position: 7 - area,
        link: { type: 'generated-index' },
      })
    else if (area === 3) files[`${folder}/_category_.yml`] = 'label: Third area\ncollapsed: false\n'
  }
  const names = Object.keys(forms)
  for (let n = 0; n < pages; n++) {
    const [from, to] = [n, Math.floor(next(pages) / 13) * 13 + 1].map((page) => pathOf(Math.min(page, pages - 1)))
    const other = `../${to}`
    const chosen = Array.from({ length: 6 }, (_, at) => names[(n + at * 5 + next(2)) % names.length] ?? 'part')
    const text = Array.from({ length: 12 }, () => words[next(words.length)]).join(' ')
    const body = ['part', ...new Set(chosen)]
      .filter((name, at, all) => all.indexOf(name) === at)
      .map((name) => forms[name]?.(n, other))
    const heading = n % 5 === 1 ? `Lamp ${n}\n======` : `# Lamp ${n} {#top}`
    files[`docs/${from}`] = `${frontmatter(n)}${imports}\n${heading}\n\nThe ${text}.\n\n${body.join('\n\n')}\n`
  }
  return files
}
