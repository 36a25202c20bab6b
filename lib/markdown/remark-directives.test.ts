import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('a code group with other content', async () => {
  expect(await pageDiagnostics('md', ':::code-group\n\nText\n\n```bash\n```\n\n:::')).toMatchInlineSnapshot(`
    "
    page.md:1:1  invalid-code-group
      A code group contains two or more fences and nothing else.  Move other text out of “:::code-group”, or use a single fence.
        > 1 | :::code-group
            | ^
          2 | 
    "
  `)
})

test('a code group with two tabs of the same name', async () => {
  expect(
    await pageDiagnostics('md', ':::code-group\n\n```bash\na\n```\n\n```shell\nb\n```\n\n:::'),
  ).toMatchInlineSnapshot(`
    "
    page.md:7:1  invalid-code-group
      Two fences of this group would both be labeled “Shell”.  Give each fence a different title="…".
          6 | 
        > 7 | \`\`\`shell
            | ^
          8 | b
    "
  `)
})

test('a directive that is not closed', async () => {
  expect(await pageDiagnostics('md', 'Text\n\n:::note\nfoo')).toMatchInlineSnapshot(`
    "
    page.md:3:1  unclosed-directive
      “:::note” is never closed.  Close it with a line that contains only “:::”.
          2 | 
        > 3 | :::note
            | ^
          4 | foo
    "
  `)
})

test('a directive that is not closed around another', async () => {
  expect(await pageDiagnostics('mdx', ':::note\n\n  :::tip\n  x\n  :::\n')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  unclosed-directive
      “:::note” is never closed.  Close it with a line that contains only “:::”.
        > 1 | :::note
            | ^
          2 | 
    "
  `)
})

test.each([
  ['mdx', '{/* ## Later\n\n:::tip\nfoo\n::: */}\n\n:::note\nfoo\n:::'],
  ['mdx', '{/* ## Later\n\n```\n:::tip\nfoo\n::: */}\n\n:::note\nfoo\n:::'],
  ['md', '> <!--\n> :::tip\n> foo\n::: -->\n\n:::note\nfoo\n:::'],
  ['md', '<!-- a --> b\n\n:::note\nfoo\n:::'],
] as const)('a directive in a comment of .%s is not read', async (extension, text) => {
  expect(await pageDiagnostics(extension, text)).not.toContain('unclosed-directive')
})

test('a stray “:::”', async () => {
  expect(await pageDiagnostics('md', ':::note\nfoo\n:::\n\n  :::')).toMatchInlineSnapshot(`
    "
    page.md:5:3  unclosed-directive
      “:::” closes nothing: no directive is open here.  Remove the line, or open one above it, for example “:::note Title”.
          4 | 
        > 5 |   :::
            |   ^
    "
  `)
})

test('an unknown directive', async () => {
  expect(await pageDiagnostics('md', ':::nota {product}\nfoo\n:::')).toMatchInlineSnapshot(`
    "
    page.md:1:1  unknown-directive
      “:::nota” is not a directive. Use one of: (all directives).  Did you mean “note”?
        > 1 | :::nota {product}
            | ^
          2 | foo
    "
  `)
})

test('a title that cannot be parsed', async () => {
  expect(await pageDiagnostics('md', ':::note a ] b\nx\n:::')).toMatchInlineSnapshot(`
    "
    page.md:1:1  unknown-directive
      This line starts like a directive but cannot be read as one.  Write it like “:::note Title”; brackets in a title come in pairs.
        > 1 | :::note a ] b
            | ^
          2 | x
    "
  `)
})

test('a mistake in a title that moved', async () => {
  expect(
    await pageDiagnostics('md', ':::note {product} ![x](/nope.png)\n\n:::tip Inner\n:::\n\n:::'),
  ).toMatchInlineSnapshot(`
    "
    page.md:1:19  missing-image
      There is no image /nope.png; images are in content/images/, and their paths start at the site's root.  Add the file, or correct the path.
        > 1 | :::note {product} ![x](/nope.png)
            |                   ^
          2 | 
    "
  `)
})

test('a directive of another engine', async () => {
  expect(await pageDiagnostics('md', ':::important\nx\n:::')).toContain(
    'Write “:::info Important”, or “:::info” for its own title.',
  )
})
