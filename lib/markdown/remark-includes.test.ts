import { describe, expect, test } from 'vitest'
import { createTestCompiler, formatDiagnostics } from '../../tests/support/test-compiler.ts'

const partials = {
  'partials/create.mdx': `---
properties: { sample: service.json, blueprint: service }
---

1. Select **Save**.

In **{product}**, open \`{blueprint}\` and read [Send](/send).

\`\`\`shell title="Send {sample}"
curl https://{api_host}/v1/{blueprint} --data @{sample}
\`\`\`
`,
  'partials/plain.mdx': 'Some text, without properties: `{}`.\n',
  'partials/broken.mdx': 'A <Tabs that never ends\n',
  'partials/needs.mdx': '- A token.\n- A **runner**.\n',
  'partials/steps.mdx': '1. Select **Save**.\n\nThe end.\n',
  'partials/nested.mdx': '<Include file="partials/plain.mdx" />\n',
}
const compile = createTestCompiler(partials)
const mdx = (text: string, file = 'content/page.mdx') => compile({ file, text })
const shownDiagnostics = async (text: string, file?: string) => `\n${formatDiagnostics(await mdx(text, file), text)}\n`

const sample = '```json entity title="checkout.json"\n{ "identifier": "checkout", "blueprint": "app" }\n```\n\n'
const include = '<Include file="partials/create.mdx" />\n'

describe('a partial', () => {
  test('becomes part of the page, with the file name and keys of the sample above it', async () => {
    const page = await mdx(sample + include)
    expect(page.diagnostics).toEqual([])
    expect(page.markdown).toContain('In **Slipway**, open `app` and read [Send](')
    expect(page.markdown).toContain('curl https://api.slipway.example/v1/app --data @checkout.json')
    expect(page.html).toContain('Send checkout.json')
    expect(page.sections.map(({ text }) => text).join(' ')).toContain('In Slipway, open app')
  })

  test('prefers the properties of the page to those of the sample', async () => {
    const { markdown } = await mdx(`${sample}<Include file="partials/create.mdx" blueprint="service" />\n`)
    expect(markdown).toContain('open `service`')
  })

  test('is listed with its position and path, and its content is not checked as part of the page', async () => {
    const { partials: placed, includes, links, samples, prose } = await mdx(sample + include)
    expect(placed).toEqual([{ file: 'partials/create.mdx', line: 5, column: 1 }])
    expect(includes).toEqual(['partials/create.mdx'])
    expect([links, samples.map(({ line }) => line), prose]).toEqual([[], [1], []])
  })

  test('is indexed without the names in its samples; the assistant only quotes its steps', async () => {
    const { html, sections, passages } = await mdx(sample + include)
    expect(sections.map(({ code }) => code)).toEqual([expect.not.arrayContaining(['v1'])])
    expect(sections[0]?.code.join(' ')).not.toContain('slipway.example')
    expect(JSON.stringify(passages)).not.toContain('and read')
    expect(JSON.stringify(passages)).toContain('Select **Save**.')
    expect(html).not.toContain('data-partial')
  })

  test('is checked separately, with the examples of its properties', async () => {
    const text = partials['partials/create.mdx']
    const page = await mdx(text, 'content/partials/create.mdx')
    expect(page.diagnostics).toEqual([])
    expect(page.links).toEqual([{ href: '/send', line: 7, column: 47 }])
    expect(page.samples.map((sample) => sample.text)).toEqual([
      'curl https://api.slipway.example/v1/service --data @service.json',
    ])
  })

  test('without properties, leaves braces unchanged', async () => {
    expect((await mdx('<Include file="partials/plain.mdx" />\n')).markdown).toContain('`{}`')
  })
})

describe('a list of a partial next to one of the page', () => {
  const needs = '<Include file="partials/needs.mdx" />\n\n'

  test.each([
    ['after it', `- An account.\n\n${needs}`],
    ['before it', `${needs}- An account.\n`],
    ['of another partial', `${needs}${needs}- An account.\n`],
  ])('is one list with it: %s', async (_, text) => {
    const { html, markdown, sections } = await mdx(text)
    expect(html.match(/<ul>/g)).toHaveLength(1)
    expect(html).toContain('<li>An account.</li>')
    // Two lists in a row would have different bullets.
    expect(markdown).not.toMatch(/^\*/m)
    expect(markdown).toMatch(/^- A token\.\n- A \*\*runner\*\*\.$/m)
    expect(sections[0]?.text).toMatch(/A token\. A runner\./)
  })

  test('continues the numbers of steps, and keeps what follows the list', async () => {
    const { html, markdown } = await mdx('1. Open it.\n2. Edit it.\n\n<Include file="partials/steps.mdx" />\n')
    expect(html.match(/<ol>/g)).toHaveLength(1)
    expect(html).toContain('<p>The end.</p>')
    expect(markdown).toContain('3. Select **Save**.')
  })

  test('stays a list if text or another kind of list is between them', async () => {
    const apart = await mdx(`- An account.\n\nIn the tool:\n\n${needs}`)
    expect(apart.html.match(/<ul>/g)).toHaveLength(2)
    const mixed = await mdx(`1. Open it.\n\n${needs}`)
    expect(mixed.html).toMatch(/<ol>.*<\/ol>\s*<ul>/s)
  })

  test('is one list in a component, too', async () => {
    const { html } = await mdx(`<Details summary="More">\n\n- An account.\n\n${needs}</Details>\n`)
    expect(html.match(/<ul>/g)).toHaveLength(1)
  })
})

test('an invalid partial is reported where the page includes it', async () => {
  expect(
    await shownDiagnostics(
      `${include}
<Include file="partials/crate.mdx" />

<Include file="partials/broken.mdx" />

<Include file="partials/plain.mdx" blueprint="a" />

<Include file="create.mdx" />

Text <Include file="partials/plain.mdx" /> text.

${sample}<Include file="partials/create.mdx" blueprint="<b>" />
`,
    ),
  ).toMatchInlineSnapshot(`
    "
    content/page.mdx:9:10  component-props
      “create.mdx” is not a value of “file” of <Include>.  Write a path such as partials/create-action.mdx.
           8 | 
        >  9 | <Include file="create.mdx" />
             |          ^
          10 | 

    content/page.mdx:1:1  include-property
      content/partials/create.mdx needs the title of the sample above it.  Put the line right below a sample, and give the sample a title="file-name.json".
        > 1 | <Include file="partials/create.mdx" />
            | ^
          2 | 

    content/page.mdx:1:1  include-property
      content/partials/create.mdx needs the property “blueprint”.  Write blueprint="…".
        > 1 | <Include file="partials/create.mdx" />
            | ^
          2 | 

    content/page.mdx:3:1  missing-snippet
      There is no file content/partials/crate.mdx to include.  Did you mean “partials/create.mdx”?
          2 | 
        > 3 | <Include file="partials/crate.mdx" />
            | ^
          4 | 

    content/page.mdx:5:1  missing-snippet
      content/partials/broken.mdx cannot be read.  Correct what is reported in that file.
          4 | 
        > 5 | <Include file="partials/broken.mdx" />
            | ^
          6 | 

    content/page.mdx:7:1  include-property
      content/partials/plain.mdx has no property “blueprint”. It has none.
          6 | 
        > 7 | <Include file="partials/plain.mdx" blueprint="a" />
            | ^
          8 | 

    content/page.mdx:11:6  include-property
      <Include> is inside a line of text.  Put it on a line of its own.
          10 | 
        > 11 | Text <Include file="partials/plain.mdx" /> text.
             |      ^
          12 | 

    content/page.mdx:17:1  include-property
      “blueprint” cannot contain quotes, backticks, braces or angle brackets.  Write plain text.
          16 | 
        > 17 | <Include file="partials/create.mdx" blueprint="<b>" />
             | ^
          18 | 
    "
  `)
})

test('a partial can include another one, but not itself', async () => {
  const { html, diagnostics, includes } = await mdx('<Include file="partials/nested.mdx" />\n')
  expect(diagnostics).toEqual([])
  expect(html).toContain('Some text, without properties')
  expect(includes).toEqual(['partials/nested.mdx', 'partials/plain.mdx'])
  const circle = createTestCompiler({
    'partials/a.mdx': '<Include file="partials/b.mdx" />\n',
    'partials/b.mdx': 'Text.\n\n<Include file="partials/a.mdx" />\n',
  })
  const report = await circle({ file: 'content/partials/b.mdx', text: 'Text.\n\n<Include file="partials/b.mdx" />\n' })
  expect(report.diagnostics).toMatchObject([{ line: 3, column: 1, message: 'content/partials/b.mdx includes itself.' }])
  expect((await circle({ file: 'page.mdx', text: '<Include file="partials/a.mdx" />\n' })).html).toContain('Text.')
})
