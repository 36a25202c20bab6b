import { describe, expect, test } from 'vitest'
import { createTestCompiler, pageDiagnostics } from '../../tests/support/test-compiler.ts'

const partials = {
  'partials/setup.md': '## Set up {#setup}\n\nText with <kbd>F1</kbd>, and [a link](/a).\n',
  'partials/setup.mdx': '## Set up {#setup}\n\n<Badge>New</Badge>\n',
}
const compile = createTestCompiler(partials)
const page = (extension: string, text: string) => compile({ file: `content/page.${extension}`, text })

describe.each(['md', 'mdx'] as const)('headings of .%s pages', (extension) => {
  test('have the ID that the writer gives, in HTML, contents, and search', async () => {
    const text = '## Install `jq` {#setup}\n\nText.\n\n### Setup\n\nMore {#not-an-id}\n\nLast {#b} ##\n---\n'
    const { headings, html, sections, markdown, diagnostics } = await page(extension, text.replace(' ##\n', '\n'))
    expect(diagnostics).toEqual([])
    expect(headings).toEqual([
      { depth: 2, id: 'setup', text: 'Install jq' },
      { depth: 3, id: 'setup-1', text: 'Setup' },
      { depth: 2, id: 'b', text: 'Last' },
    ])
    expect(html).toContain('<h2 id="setup">Install <code>jq</code><a class="anchor" href="#setup"')
    expect(html).toContain('<p>More {#not-an-id}</p>')
    expect(JSON.stringify(sections)).toContain('"setup"')
    expect(markdown).toContain('## Install `jq`\n')
  })

  test('keep {#…} in code', async () => {
    const { html } = await page(extension, '```text\n## A {#b}\n```\n\n`{#c}`\n')
    expect(html).toContain('{#b}')
    expect(html).toContain('<code>{#c}</code>')
  })

  test('with a duplicate or invalid ID are reported', async () => {
    expect(
      (await pageDiagnostics(extension, '## One {#a}\n\n## Two {#a}\n\n## Three {#a b}\n')).replaceAll('.mdx:', '.md:'),
    ).toMatchInlineSnapshot(`
      "
      page.md:3:8  heading-id
        Another heading of this page already has the ID “a”.  Give each heading its own ID.
            2 | 
          > 3 | ## Two {#a}
              |        ^
            4 | 

      page.md:5:10  heading-id
        “a b” can’t be the ID of a heading.  Use letters, digits, hyphens, and underscores, such as {#install}.
            4 | 
          > 5 | ## Three {#a b}
              |          ^
            6 | 
      "
    `)
  })

  test('come from partials, too', async () => {
    const text = '## First\n\n<Include file="partials/setup.md" />\n\n## Set up\n\nRead [this](#setup).\n'
    const { headings, diagnostics, html } = await page(extension, text)
    expect(diagnostics).toEqual([])
    expect(headings.map(({ id }) => id)).toEqual(['first', 'setup', 'set-up'])
    expect(html).toContain('<kbd>F1</kbd>')
    expect(html).not.toContain('data-partial')
  })

  test('of a partial that is included twice have two IDs and a warning', async () => {
    const text = '<Include file="partials/setup.md" />\n\n<Include file="partials/setup.md" />\n'
    const { headings, diagnostics } = await page(extension, text)
    expect(headings.map(({ id }) => id)).toEqual(['setup', 'setup-1'])
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'heading-id', line: 3, column: 1 }])
  })
})

test('a .md page can only include .md partials', async () => {
  const text =
    'Text.\n\n- Item\n\n  <Include file="partials/setup.mdx" />\n\n  <Include file="partials/setup.md" sort="a" />\n'
  const { diagnostics } = await page('md', text)
  expect(diagnostics.map(({ code, line, column, hint }) => ({ code, line, column, hint }))).toMatchInlineSnapshot(`
    [
      {
        "code": "include-property",
        "column": 3,
        "hint": "Rename this file to end in “.mdx”, or the partial to end in “.md” if it has no components.",
        "line": 5,
      },
      {
        "code": "include-property",
        "column": 3,
        "hint": undefined,
        "line": 7,
      },
    ]
  `)
})
