import { expect, test } from 'vitest'
import { mdxComponents } from '#components/mdx/mdx-components.ts'
import { createTestCompiler, pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('an unknown component, after a token', async () => {
  expect(await pageDiagnostics('mdx', '- In {product}: <Badg variant="info">x</Badg>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:17  unknown-component
      <Badg> is not a component. Use one of: (all components).  Did you mean “Badge”?
        > 1 | - In {product}: <Badg variant="info">x</Badg>
            |                 ^
    "
  `)
})

test('the message about an unknown component lists all components', async () => {
  const { diagnostics } = await createTestCompiler()({ file: 'page.mdx', text: '<Badg />' })
  expect(diagnostics[0]?.message).toContain(`Use one of: ${Object.keys(mdxComponents).join(', ')}.`)
})

test('an unknown component with no similar name', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\n<Foo />')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  unknown-component
      <Foo> is not a component. Use one of: (all components).  To show it as text, write it in backticks.
          2 | 
        > 3 | <Foo />
            | ^
    "
  `)
})

test('a misspelled HTML element', async () => {
  expect(await pageDiagnostics('mdx', '<spam>x</spam>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  unknown-component
      <spam> is not a component. Use one of: (all components).  Did you mean “span”?
        > 1 | <spam>x</spam>
            | ^
    "
  `)
})

test('a missing property', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\n  <Figure src="/images/entity-page.png" />')).toMatchInlineSnapshot(`
    "
    page.mdx:3:3  component-props
      <Figure> needs the property “alt”.  Write <Figure alt="…">.
          2 | 
        > 3 |   <Figure src="/images/entity-page.png" />
            |   ^
    "
  `)
})

test('an unknown property, after a token', async () => {
  expect(await pageDiagnostics('mdx', '{product} <Badge varian="info">x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:18  component-props
      <Badge> has no property “varian”. It has: variant.  Did you mean “variant”?
        > 1 | {product} <Badge varian="info">x</Badge>
            |                  ^
    "
  `)
})

test('a wrong value of a property', async () => {
  expect(await pageDiagnostics('mdx', '<Badge variant="blue">x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:8  component-props
      “blue” is not a value of “variant” of <Badge>.  Use one of: neutral, info, success, warning, danger.
        > 1 | <Badge variant="blue">x</Badge>
            |        ^
    "
  `)
})

test('a wrong computed value', async () => {
  expect(await pageDiagnostics('mdx', '<Badge variant={1 + 1}>x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:8  component-props
      “2” is not a value of “variant” of <Badge>.  Use one of: neutral, info, success, warning, danger.
        > 1 | <Badge variant={1 + 1}>x</Badge>
            |        ^
    "
  `)
})

test('a property without a value, and one that needs none', async () => {
  const text = '<Figure src="/images/entity-page.png" alt />\n\n<Details summary="A" open="yes">\n\nText\n\n</Details>'
  expect(await pageDiagnostics('mdx', text)).toMatchInlineSnapshot(`
    "
    page.mdx:1:39  component-props
      “alt” of <Figure> must be a text.  Write alt="…".
        > 1 | <Figure src="/images/entity-page.png" alt />
            |                                       ^
          2 | 

    page.mdx:3:22  component-props
      “open” of <Details> must be true or false.  Write “open” alone, or leave it out.
          2 | 
        > 3 | <Details summary="A" open="yes">
            |                      ^
          4 | 
    "
  `)
})

test('an empty property', async () => {
  expect(await pageDiagnostics('mdx', '<Term id="">x</Term>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:7  component-props
      “id” of <Term> has 0 characters.  It needs at least 1.
        > 1 | <Term id="">x</Term>
            |       ^

    page.mdx:1:7  unknown-term
      “” is not in content/glossary.yaml.
        > 1 | <Term id="">x</Term>
            |       ^
    "
  `)
})

test('a misspelled property that is needed is one diagnostic', async () => {
  const shown = await pageDiagnostics('mdx', '<Steps><Step titel="A">b</Step></Steps>')
  expect(shown.match(/component-props/g)).toHaveLength(1)
  expect(shown).toContain('Did you mean “title”?')
})
