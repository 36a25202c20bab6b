import { expect, test } from 'vitest'
import { pageFindings } from '../../tests/support/test-compiler.ts'

test('an unknown component, after a token', async () => {
  expect(await pageFindings('mdx', '- In {product}: <Badg variant="info">x</Badg>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:17  unknown-component
      <Badg> is not a component. Use one of: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Include, IntegrationIndex, Screen, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “Badge”?
        > 1 | - In {product}: <Badg variant="info">x</Badg>
            |                 ^
    "
  `)
})

test('an unknown component that is like no other', async () => {
  expect(await pageFindings('mdx', 'Text\n\n<Foo />')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  unknown-component
      <Foo> is not a component. Use one of: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Include, IntegrationIndex, Screen, Step, Steps, Tab, Tabs, Term, Video.  To show it as text, write it in backticks.
          2 | 
        > 3 | <Foo />
            | ^
    "
  `)
})

test('a misspelt HTML element', async () => {
  expect(await pageFindings('mdx', '<spam>x</spam>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  unknown-component
      <spam> is not a component. Use one of: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Include, IntegrationIndex, Screen, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “span”?
        > 1 | <spam>x</spam>
            | ^
    "
  `)
})

test('a missing property', async () => {
  expect(await pageFindings('mdx', 'Text\n\n  <Figure src="/images/entity-page.png" />')).toMatchInlineSnapshot(`
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
  expect(await pageFindings('mdx', '{product} <Badge varian="info">x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:18  component-props
      <Badge> has no property “varian”. It has: variant.  Did you mean “variant”?
        > 1 | {product} <Badge varian="info">x</Badge>
            |                  ^
    "
  `)
})

test('a wrong value of a property', async () => {
  expect(await pageFindings('mdx', '<Badge variant="blue">x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:8  component-props
      “blue” is not a value of “variant” of <Badge>.  Use one of: neutral, info, success, warning, danger.
        > 1 | <Badge variant="blue">x</Badge>
            |        ^
    "
  `)
})

test('a wrong computed value', async () => {
  expect(await pageFindings('mdx', '<Badge variant={1 + 1}>x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  mdx-expression
      An expression on this page fails: “2” is not a value of “variant” of <Badge>.
        > 1 | <Badge variant={1 + 1}>x</Badge>
            | ^
    "
  `)
})

test('an unknown term, after a token', async () => {
  expect(await pageFindings('mdx', 'In {product} a <Term id="bluprint">x</Term>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:22  unknown-term
      “bluprint” is not in content/glossary.yaml.  Did you mean “blueprint”?
        > 1 | In {product} a <Term id="bluprint">x</Term>
            |                      ^
    "
  `)
})

test('a property without a value, and one that needs none', async () => {
  const text = '<Figure src="/images/entity-page.png" alt />\n\n<Details summary="A" open="yes">\n\nText\n\n</Details>'
  expect(await pageFindings('mdx', text)).toMatchInlineSnapshot(`
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
  expect(await pageFindings('mdx', '<Term id="">x</Term>')).toMatchInlineSnapshot(`
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

test('two tabs of one group with one value', async () => {
  const text = `In {product}:

<Tabs group="region">

<Tab label="EU" value="eu">a</Tab>

<Tab label="US" value="eu">b</Tab>

</Tabs>`
  expect(await pageFindings('mdx', text)).toMatchInlineSnapshot(`
    "
    page.mdx:7:1  component-props
      Two tabs of this group have the value “eu”.  Give each tab its own value="…".
          6 | 
        > 7 | <Tab label="US" value="eu">b</Tab>
            | ^
          8 | 
    "
  `)
})

test.each([
  '<Tabs><Tab label="EU">a</Tab><Tab label="US">b</Tab></Tabs>',
  '<Tabs group="a"><Tab label="X">a</Tab></Tabs>\n\n<Tabs group="a"><Tab label="X">b</Tab></Tabs>',
  '<Tabs><Tab label="X"><Tabs><Tab label="X">a</Tab></Tabs></Tab><Tab label="Y">b</Tab></Tabs>',
])('tabs that can be told apart: %j', async (text) => {
  expect(await pageFindings('mdx', text)).toBe('\n\n')
})

test('tabs without values that would have one name', async () => {
  expect(await pageFindings('mdx', '<Tabs><Tab label="A b">a</Tab><Tab label="A B">b</Tab></Tabs>')).toContain('“a-b”')
})
