import { expect, test } from 'vitest'
import { createTestCompiler, formatDiagnostics } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler({
  'screens/lock-form.yaml': 'title: Lock service\nbody: [{ type: text, text: Secret inside }]\n',
  'screens/broken.yaml': 'titel: x\n',
  'partials/with-screen.mdx': '<Screen src="lock-form" alt="From a partial." />\n',
})
const page = (text: string) => compile({ file: 'content/page.mdx', text })

test('a screen is an image for readers, and text elsewhere', async () => {
  const text = `Before it.

## Form

<Screen src="lock-form" alt="The form of Lock service." caption="One field" />

<Screen src="lock-form" alt="The same again." />
`
  const { html, markdown, sections, passages, words, includes, diagnostics } = await page(text)
  expect(diagnostics).toEqual([])
  expect(
    html.replace(/<div class="s-win[\s\S]*?(?=<\/div><\/figure>|<\/div><figcaption>)/g, '…'),
  ).toMatchInlineSnapshot(`
    "<p>Before it.</p>
    <h2 id="form">Form<a class="anchor" href="#form" aria-label="Link to “Form”"></a></h2>
    <figure class="figure"><link rel="stylesheet" href="/generated/screens.css?0"><div class="screen" role="img" aria-label="The form of Lock service.">…</div><figcaption>One field</figcaption></figure>
    <figure class="figure"><div class="screen" role="img" aria-label="The same again.">…</div></figure>"
  `)
  expect(html).toContain('Secret inside')
  expect(markdown).toMatchInlineSnapshot(`
    "Before it.

    ## Form

    _The form of Lock service._

    _One field_

    _The same again._"
  `)
  expect(sections.map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Before it.",
      "The form of Lock service. One field The same again.",
    ]
  `)
  // The assistant quotes a page's text, not the example data in a screen.
  expect(JSON.stringify(passages)).not.toContain('The form of Lock service')
  expect(JSON.stringify([markdown, sections, passages])).not.toContain('Secret')
  expect(words).toBe(3)
  expect(includes).toEqual(['screens/lock-form.yaml', 'screens/kit/navigation.yaml'])
})

test('a partial can have one', async () => {
  const { html, includes } = await page('<Include file="partials/with-screen.mdx" />\n')
  expect(html).toContain('aria-label="From a partial."')
  expect(includes).toContain('screens/lock-form.yaml')
})

test('a missing screen is reported; one with errors is only reported in its own file', async () => {
  const text = `<Screen src="lock-from" alt="a" />

<Screen src="nothing-like-it" alt="a" />

<Screen src={'lock-form'} alt="a" />

<Screen src="Lock Form" alt="" />

<Screen src="broken" alt="a" />
`
  expect(`\n${formatDiagnostics(await page(text), text)}\n`).toMatchInlineSnapshot(`
    "
    content/page.mdx:1:9  missing-screen
      There is no screen “lock-from” in content/screens/.  Did you mean “lock-form”?
        > 1 | <Screen src="lock-from" alt="a" />
            |         ^
          2 | 

    content/page.mdx:3:9  missing-screen
      There is no screen “nothing-like-it” in content/screens/.  Write content/screens/nothing-like-it.yaml; docs/screens.md shows how.
          2 | 
        > 3 | <Screen src="nothing-like-it" alt="a" />
            |         ^
          4 | 

    content/page.mdx:5:9  component-props
      “src” of <Screen> is computed.  Write src="…".
          4 | 
        > 5 | <Screen src={'lock-form'} alt="a" />
            |         ^
          6 | 

    content/page.mdx:7:9  component-props
      “Lock Form” is not a value of “src” of <Screen>.  Use the name of the file without “.yaml”.
          6 | 
        > 7 | <Screen src="Lock Form" alt="" />
            |         ^
          8 | 

    content/page.mdx:7:25  component-props
      “alt” of <Screen> has 0 characters.  It needs at least 1.
          6 | 
        > 7 | <Screen src="Lock Form" alt="" />
            |                         ^
          8 | 

    content/page.mdx:7:9  missing-screen
      There is no screen “Lock Form” in content/screens/.  Did you mean “lock-form”?
          6 | 
        > 7 | <Screen src="Lock Form" alt="" />
            |         ^
          8 | 
    "
  `)
})
