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
      A page cannot import: it is rendered to HTML when the site is built.  Remove the line. Components work without an import; include shared samples with file="snippets/…".
          2 | 
        > 3 | import x from './x'
            | ^
    "
  `)
})
