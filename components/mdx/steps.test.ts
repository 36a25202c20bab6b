import { describe, expect, test } from 'vitest'
import { componentHtml, componentMarkdown, componentPage } from '../../tests/support/component-page.ts'

describe('Steps', () => {
  const text = `<Steps>

<Step title="Create the blueprint">

Text with \`code\`.

</Step>

<Step title="Use it" level="4">Text</Step>

</Steps>

## After`

  test('are a list, each item with a heading', async () => {
    expect(await componentHtml(text)).toMatchInlineSnapshot(`
      "
      <ol class="steps">
      <li class="step"><h3 id="create-the-blueprint">Create the blueprint<a class="anchor" href="#create-the-blueprint" aria-label="Link to “Create the blueprint”"></a></h3><p>Text with <code>code</code>.</p></li>
      <li class="step"><h4 id="use-it">Use it<a class="anchor" href="#use-it" aria-label="Link to “Use it”"></a></h4>Text</li></ol>
      <h2 id="after">After<a class="anchor" href="#after" aria-label="Link to “After”"></a></h2>
      "
    `)
  })

  test('are in the list of headings', async () => {
    expect((await componentPage(text)).headings).toEqual([
      { depth: 3, id: 'create-the-blueprint', text: 'Create the blueprint' },
      { depth: 4, id: 'use-it', text: 'Use it' },
      { depth: 2, id: 'after', text: 'After' },
    ])
  })
})

test('the Markdown version', async () => {
  const text =
    '<Steps>\n<Step title="Create it">\n\nDo this.\n\n</Step>\n<Step title="Then" level="4">\n\nThat.\n\n</Step>\n</Steps>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    1. **Create it**

       Do this.

    2. **Then**

       That.
    "
  `)
})
