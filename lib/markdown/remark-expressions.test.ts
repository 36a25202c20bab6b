import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('a single name in braces, after a token', async () => {
  expect(await pageDiagnostics('mdx', 'Call {product} with {service_id}.')).toMatchInlineSnapshot(`
    "
    page.mdx:1:21  mdx-expression
      “{service_id}” is read as an expression, not as text.  To show it, put it in backticks or write “\\{service_id}”.
        > 1 | Call {product} with {service_id}.
            |                     ^
    "
  `)
})

test('an expression that fails', async () => {
  expect(await pageDiagnostics('mdx', 'Text {missing.name}')).toMatchInlineSnapshot(`
    "
    page.mdx:1:6  mdx-expression
      This expression fails: missing is not defined.  To show a brace, write it in backticks or as “\\{”.
        > 1 | Text {missing.name}
            |      ^
    "
  `)
})

test('an import', async () => {
  expect(await pageDiagnostics('mdx', "Text\n\nimport x from './x'")).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  mdx-expression
      A page cannot import “./x”: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
          2 | 
        > 3 | import x from './x'
            | ^
    "
  `)
})

test('what a page imports in other ways, once each, with the name that the writer wrote', async () => {
  const page = [
    "import data from '@site/src/data'",
    '',
    "export { plans } from './plans'",
    '',
    "export const prices = await import('./prices.js')",
    '',
    "{data.name} {prices.team} {plans} {require('./more.json').name} {service_id}",
  ]
  expect(await pageDiagnostics('mdx', page.join('\n'))).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  mdx-expression
      A page cannot import “@site/src/data”: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
        > 1 | import data from '@site/src/data'
            | ^
          2 | 

    page.mdx:3:1  mdx-expression
      A page cannot import “./plans”: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
          2 | 
        > 3 | export { plans } from './plans'
            | ^
          4 | 

    page.mdx:5:29  mdx-expression
      A page cannot import “./prices.js”: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
          4 | 
        > 5 | export const prices = await import('./prices.js')
            |                             ^
          6 | 

    page.mdx:7:36  mdx-expression
      A page cannot import “./more.json”: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
          6 | 
        > 7 | {data.name} {prices.team} {plans} {require('./more.json').name} {service_id}
            |                                    ^

    page.mdx:7:65  mdx-expression
      “{service_id}” is read as an expression, not as text.  To show it, put it in backticks or write “\\{service_id}”.
          6 | 
        > 7 | {data.name} {prices.team} {plans} {require('./more.json').name} {service_id}
            |                                                                 ^
    "
  `)
})

test('an export that fails, without the expressions that use it', async () => {
  expect(await pageDiagnostics('mdx', 'Text\n\nexport const name = missing.name\n\n{name}')).toMatchInlineSnapshot(`
    "
    page.mdx:3:1  mdx-expression
      This export fails: missing is not defined.  Write the value itself.
          2 | 
        > 3 | export const name = missing.name
            | ^
          4 | 
    "
  `)
})
