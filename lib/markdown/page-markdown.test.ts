import { expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler()

async function markdownOf(body: string, file = 'content/a/page.mdx'): Promise<string> {
  const { markdown, diagnostics } = await compile({ file, text: body })
  expect(diagnostics).toEqual([])
  return `\n${markdown}\n`
}

test('components become their Markdown equivalents', async () => {
  const { markdown, diagnostics } = await compile({ file: 'content/page.mdx', text: components })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  await expect(`${markdown}\n`).toMatchFileSnapshot('fixtures/components.markdown.txt')
})

test('tabs become sections with headings, below the enclosing heading and above nested ones', async () => {
  const tabs = (...inner: string[]) =>
    `<Tabs>\n${inner.map((text, index) => `<Tab label="T${index + 1}">\n\n${text}\n\n</Tab>`).join('\n')}\n</Tabs>`
  expect(
    await markdownOf(`${tabs('a', 'b')}\n\n## Two\n\n### Three\n\n${tabs('## Deep\n\n#### Deeper', 'd')}`),
  ).toMatchInlineSnapshot(`
    "
    ## T1

    a

    ## T2

    b

    ## Two

    ### Three

    #### T1

    ##### Deep

    ###### Deeper

    #### T2

    d
    "
  `)
})

test('URLs of pages, anchors, and images are absolute; others are unchanged', async () => {
  expect(
    await markdownOf(
      '[a](/b#c) [d](#e) [f](https://x.example/y) [g](mailto:h@x.example)\n\n![Entity page](/images/entity-page.png)',
    ),
  ).toMatchInlineSnapshot(`
    "
    [a](https://docs.example/b/#c) [d](https://docs.example/a/page/#e) [f](https://x.example/y) [g](mailto:h@x.example)

    ![Entity page](https://docs.example/images/entity-page.png)
    "
  `)
})

test('there are no private markers of the build, and the source of a drawing is only in the Markdown version', async () => {
  const { markdown, html } = await compile({
    file: 'content/page.mdx',
    text: '```mermaid alt="A leads to B"\ngraph LR\n  A --> B\n```\n\n<Figure src="/images/model.svg" alt="M" inline />',
  })
  expect(markdown).not.toMatch(/[\uE000-\uE003]/)
  expect(markdown).toContain('A --> B')
  expect(html).toContain('<svg')
  expect(html).not.toMatch(/data-sou?rce?/)
})

const components = `<Hero eyebrow="Docs" title="The claim" primary="Start" primaryHref="/a/b">

Some text.

<Figure src="/images/model.svg" alt="A model" inline />

</Hero>

## Install <Badge>Beta</Badge>

<Tabs group="region">
<Tab label="EU" value="eu">

Text with a <Term id="blueprint">blueprints</Term> and [link](#x).

### Inner heading

Text.

</Tab>
<Tab label="US" value="us">

Other.

</Tab>
</Tabs>

<Steps>
<Step title="Create \`x\` the credentials">

Do this.

<Tabs>
<Tab label="A">

a

</Tab>
<Tab label="B">

b

</Tab>
</Tabs>

\`\`\`json title="a.json" {1}
{ "a": 1 }
\`\`\`

</Step>
<Step title="Then">

That.

</Step>
</Steps>

<Details summary="Full response">

Some **details**.

</Details>

<Cards>
<Card title="Define blueprints" href="/build" icon="blueprint">One sentence.</Card>
<Card title="Other" href="/build#x">

Two. With [link](/a).

</Card>
</Cards>

<FileTree>

- content/
  - index.mdx
  - guides/
    - a.mdx

</FileTree>

<Video src="/images/tour.mp4" title="Tour" captions="/images/tour.vtt" />

<Video src="https://videos.example/x" title="Far" />

<Figure src="/images/entity-page.png" alt="The page" caption="A caption" />

\`\`\`mermaid alt="Alt text" title="Cap"
graph LR
  A --> B
\`\`\`

:::note
See.
:::

<GuideIndex />

Press <kbd>mod</kbd>+<kbd>k</kbd>.
`
