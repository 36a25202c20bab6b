import { expect, test } from 'vitest'
import { plainMarkdownVersion } from './plain-markdown.ts'

const context = { origin: 'https://docs.example', routes: new Set(['/', '/a/b']) }

const markdownVersion = `# A page

> What a reader can do with it

- Address: <https://docs.example/page/>
- Last updated: 2026-11-22

See [a page](https://docs.example/a/b/#part), [an operation](https://docs.example/api/x/), [home](https://docs.example/),
[below](#below) and [another site](https://example.org/#there).

![A plan](https://docs.example/images/plan.svg)

<b>Bold</b>

## Below

\`\`\`mermaid title="x"
flowchart
\`\`\`

\`\`\`json title="a.json"
{}
\`\`\`
`

test('makes a page that every engine reads', () => {
  const page = plainMarkdownVersion(markdownVersion, context)
  expect({ ...page, body: '' }).toEqual({
    title: 'A page',
    description: 'What a reader can do with it',
    body: '',
  })
  expect(page.body).toMatchInlineSnapshot(`
    "See [a page](/a/b), an operation, [home](/),
    below and [another site](https://example.org/#there).

    _A plan_

    Bold

    ## Below

    \`\`\`text
    flowchart
    \`\`\`

    \`\`\`json title="a.json"
    {}
    \`\`\`"
  `)
})

test('rejects text that is not a Markdown version', () => {
  expect(() => plainMarkdownVersion('Text', context)).toThrow('not the Markdown version of a page')
})
