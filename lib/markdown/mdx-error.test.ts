import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('a component that is not closed', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\n<Details summary="x">\n\nMore\n')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  mdx-syntax
      <Details> is never closed.  Add “</Details>”, or write “<Details />”.
          2 | 
        > 3 | <Details summary="x">
            | ^
          4 | 
    "
  `)
})

test('a component that is not closed in its paragraph', async () => {
  expect(await pageDiagnostics('mdx', '- In {product} <Badge>a\n- b')).toMatchInlineSnapshot(`
    "
    page.mdx:1:16  mdx-syntax
      <Badge> is never closed.  Add “</Badge>”, or write “<Badge />”.
        > 1 | - In {product} <Badge>a
            |                ^
          2 | - b
    "
  `)
})

test('a wrong closing tag', async () => {
  expect(await pageDiagnostics('mdx', '<Details summary="x">\n\nText\n\n</Cards>')).toMatchInlineSnapshot(`
    "
    page.mdx:5:1  mdx-syntax
      “</Cards>” closes nothing here; <Details>, opened on line 1, is still open.  Close it first with “</Details>”.
          4 | 
        > 5 | </Cards>
            | ^
    "
  `)
})

test('a closing tag without an opening one', async () => {
  expect(await pageDiagnostics('mdx', '{product} x </Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:13  mdx-syntax
      “</Badge>” closes nothing: no component is open here.  Remove it, or open the component above it.
        > 1 | {product} x </Badge>
            |             ^
    "
  `)
})

test('a number after “<”', async () => {
  expect(await pageDiagnostics('mdx', '{product} answers in <10s.')).toMatchInlineSnapshot(`
    "
    page.mdx:1:22  mdx-syntax
      “<” starts a component here, and “1” is not allowed in its tag.  To show the character itself, write “&lt;” or put the text in backticks.
        > 1 | {product} answers in <10s.
            |                      ^
    "
  `)
})

test('a punctuation mark after “<”', async () => {
  expect(await pageDiagnostics('mdx', 'a <= b')).toMatchInlineSnapshot(`
    "
    page.mdx:1:3  mdx-syntax
      “<” starts a component here, and “=” is not allowed in its tag.  To show the character itself, write “&lt;” or put the text in backticks.
        > 1 | a <= b
            |   ^
    "
  `)
})

test('a URL in angle brackets', async () => {
  expect(await pageDiagnostics('mdx', 'See <https://example.com>.')).toMatchInlineSnapshot(`
    "
    page.mdx:1:5  mdx-syntax
      “<” starts a component here, and “/” is not allowed in its tag.  Write the address without “<” and “>”.
        > 1 | See <https://example.com>.
            |     ^
    "
  `)
})

test('an HTML comment', async () => {
  expect(await pageDiagnostics('mdx', 'Text <!-- later -->')).toMatchInlineSnapshot(`
    "
    page.mdx:1:6  mdx-syntax
      “<” starts a component here, and “!” is not allowed in its tag.  Write a comment as “{/* … */}”.
        > 1 | Text <!-- later -->
            |      ^
    "
  `)
})

test('an unfinished tag', async () => {
  expect(await pageDiagnostics('mdx', '<Tabs>\n<Tab label="A">x</Tab>\n</Tabs')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  mdx-syntax
      The tag that starts here is never closed.  Add “>”. To show the character itself, write “&lt;” or put the text in backticks.
          2 | <Tab label="A">x</Tab>
        > 3 | </Tabs
            | ^
    "
  `)
})

test('a quote that is not closed', async () => {
  expect(await pageDiagnostics('mdx', '<Badge variant="info>x</Badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:16  mdx-syntax
      The quoted value that starts here is never closed.  Add “"” after it.
        > 1 | <Badge variant="info>x</Badge>
            |                ^
    "
  `)
})

test('a stray brace, before a token', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\nA stray { brace in {product}.\n\nMore')).toMatchInlineSnapshot(`
    "
    page.mdx:3:9  mdx-syntax
      “{” starts an expression here, and what follows cannot be read as one.  To show a brace, write it in backticks or as “\\{”.
          2 | 
        > 3 | A stray { brace in {product}.
            |         ^
          4 | 
    "
  `)
})

test('words in braces', async () => {
  expect(await pageDiagnostics('mdx', 'The path `{a}` of {your service}.')).toMatchInlineSnapshot(`
    "
    page.mdx:1:19  mdx-syntax
      “{” starts an expression here, and what follows cannot be read as one.  To show a brace, write it in backticks or as “\\{”.
        > 1 | The path \`{a}\` of {your service}.
            |                   ^
    "
  `)
})

test('a sentence that starts with “import”', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\nimport the data')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  mdx-syntax
      A block that starts with “import” or “export” is read as code, and this one is not code.  Start the sentence with a different word.
          2 | 
        > 3 | import the data
            | ^
    "
  `)
})

test('a closing tag with different capitalization', async () => {
  expect(await pageDiagnostics('mdx', 'In {product} <Badge>new</badge>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:24  mdx-syntax
      “</badge>” does not close <Badge>: uppercase and lowercase letters are different.  Write “</Badge>”.
        > 1 | In {product} <Badge>new</badge>
            |                        ^
    "
  `)
})
