import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const names = readdirSync(fixtures)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
const compile = createTestCompiler()

const markdown = (text: string) => compile({ file: 'content/page.md', text })
const mdx = (text: string) => compile({ file: 'content/page.mdx', text })

describe.each(names)('the fixture %s', (name) => {
  const text = readFileSync(join(fixtures, `${name}.md`), 'utf8')

  test('becomes the HTML and the Markdown of its snapshots, without a diagnostic', async () => {
    const page = await markdown(text)
    expect(page.diagnostics).toEqual([])
    await expect(`${page.html}\n`).toMatchFileSnapshot(join(fixtures, `${name}.html`))
    await expect(`${page.markdown}\n`).toMatchFileSnapshot(join(fixtures, `${name}.markdown.txt`))
  })

  test('is the same page as .md and as .mdx', async () => {
    const page = await mdx(text)
    expect(page.html).not.toBe('')
    // Samples name their page, and that is all the difference.
    const other = JSON.parse(JSON.stringify(await markdown(text)).replaceAll('content/page.md', 'content/page.mdx'))
    expect(page).toEqual(other)
  })
})

describe('headings', () => {
  test('are listed with their level, their id and their text', async () => {
    const { headings } = await markdown('## Set up `jq`\n\n#### Deeper & deeper\n\n## Set up jq\n')
    expect(headings).toEqual([
      { depth: 2, id: 'set-up-jq', text: 'Set up jq' },
      { depth: 4, id: 'deeper--deeper', text: 'Deeper & deeper' },
      { depth: 2, id: 'set-up-jq-1', text: 'Set up jq' },
    ])
  })

  test('do not count badges as their text', async () => {
    const { headings } = await mdx('## Agents <Badge variant="info">Beta</Badge>')
    expect(headings).toEqual([{ depth: 2, id: 'agents', text: 'Agents' }])
  })
})

describe('links', () => {
  test('are collected with the place that the writer sees', async () => {
    const { links } = await mdx('{product} [a](/a#b)\n\n<Card title="T" href="/c">x</Card>\n\n[d][e]\n\n[e]: /f\n')
    expect(links).toEqual([
      { href: '/a#b', line: 1, column: 11 },
      { href: '/c', line: 3, column: 1 },
      { href: '/f', line: 7, column: 1 },
    ])
  })
})

test('words are those of running text, not of code', async () => {
  const { words } = await markdown(
    '## Two words\n\nThree more `words`\n\n```js\nnot counted here\n```\n\n- one\n\n| a | b |\n|---|---|\n| c | d |\n',
  )
  expect(words).toBe(10)
})

test('included snippets are named, so that a change of theirs is noticed', async () => {
  const { includes } = await markdown(
    '```json file="snippets/service.json"\n```\n\n```json file="snippets/none.json"\n```\n',
  )
  expect(includes).toEqual(['snippets/service.json', 'snippets/none.json'])
})

describe('HTML in a page of plain Markdown', () => {
  test('comments are not published', async () => {
    const { html, diagnostics } = await markdown('A <!-- b --> c\n\n<!-- d\ne -->\n\nf\n')
    expect(diagnostics).toEqual([])
    expect(html).not.toContain('<!--')
    expect(html).toMatch(/^<p>A {2}c<\/p>\s*<p>f<\/p>$/)
  })

  test('elements stay, and what stands beside them is compiled as ever', async () => {
    const { html } = await markdown('Press <kbd>K</kbd>.\n\n```yaml title="a.yaml"\n# highlight-next-line\na: 1\n```\n')
    expect(html).toContain('<p>Press <kbd>K</kbd>.</p>')
    expect(html).toContain('<figcaption>a.yaml</figcaption>')
    expect(html).toContain('<span class="line is-highlighted"><span class="t5">a</span>')
  })
})

test('what a page exports it may show', async () => {
  const { html, diagnostics } = await mdx('export const days = 3\n\nAfter {days} days.')
  expect(diagnostics).toEqual([])
  expect(html).toBe('<p>After 3 days.</p>')
})

test('all diagnostics of a page are reported at once', async () => {
  const text = '![x](/nope.png)\n\n# A\n\n<Foo/>\n\n:::nope\n:::\n\n```rb\n```\n\n:::'
  const { diagnostics } = await compile({ file: 'page.mdx', text })
  const places = diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`).sort()
  expect(places).toMatchInlineSnapshot(`
    [
      "10:1 unknown-language",
      "13:1 unclosed-directive",
      "1:1 missing-image",
      "3:1 heading-level",
      "5:1 unknown-component",
      "7:1 unknown-directive",
    ]
  `)
})

test('byte-order mark and CRLF change neither the page nor its places', async () => {
  const text = '---\ntitle: x\n---\n\n:::note\n\n```js\n1\n```\n\n:::\n\n{product} ![x](/nope.png)\n'
  const file = 'page.md'
  const page = await compile({ file, text })
  expect(page.diagnostics).toMatchObject([{ code: 'missing-image', line: 13, column: 11 }])
  expect(await compile({ file, text: `\uFEFF${text.replaceAll('\n', '\r\n')}` })).toEqual(page)
})
