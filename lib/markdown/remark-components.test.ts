import { expect, test } from 'vitest'
import { pageFindings } from '../../tests/support/test-compiler.ts'

test('an unknown component, after a token', async () => {
  expect(await pageFindings('mdx', '- In {product}: <Badg variant="info">x</Badg>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:17  unknown-component
      <Badg> is not a component. There are: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “Badge”?
        > 1 | - In {product}: <Badg variant="info">x</Badg>
            |                 ^
    "
  `)
})

test('an unknown component that is like no other', async () => {
  expect(await pageFindings('mdx', 'Text\n\n<Foo />')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  unknown-component
      <Foo> is not a component. There are: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Step, Steps, Tab, Tabs, Term, Video.  To show it as text, write it in backticks.
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
      <spam> is not a component. There are: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “span”?
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
      “variant” of <Badge>: Invalid option: expected one of "neutral"|"info"|"success"|"warning"|"danger".
        > 1 | <Badge variant="blue">x</Badge>
            |        ^
    "
  `)
})

test('a wrong computed value', async () => {
  expect(await pageFindings('mdx', '<Badge variant={1 + 1}>x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  mdx-expression
      An expression of this page fails: “variant” of <Badge>: Invalid option: expected one of "neutral"|"info"|"success"|"warning"|"danger".
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
