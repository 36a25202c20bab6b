import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('an unknown language that is another name of a known one', async () => {
  expect(await pageDiagnostics('md', 'Text in {product}.\n\n```yml\na: 1\n```')).toMatchInlineSnapshot(`
    "
    page.md:3:1  unknown-language
      “yml” is not a language of code samples. Use one of: (all languages).  Write “yaml”.
          2 | 
        > 3 | \`\`\`yml
            | ^
          4 | a: 1
    "
  `)
})

test('a misspelled language', async () => {
  expect(await pageDiagnostics('md', '- ```pyton\n  ```')).toMatchInlineSnapshot(`
    "
    page.md:1:3  unknown-language
      “pyton” is not a language of code samples. Use one of: (all languages).  Did you mean “python”?
        > 1 | - \`\`\`pyton
            |   ^
          2 |   \`\`\`
    "
  `)
})

test('no language, and indented code', async () => {
  expect(await pageDiagnostics('md', '    {}\n\n- ```\n  {}\n  ```')).toMatchInlineSnapshot(`
    "
    page.md:3:3  unknown-language
      This code block has no language.  Write it after the fence, or “text” for output.
          2 | 
        > 3 | - \`\`\`
            |   ^
          4 |   {}
    "
  `)
})

test('a language that is not in the list', async () => {
  expect(await pageDiagnostics('md', '```ruby\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  unknown-language
      “ruby” is not a language of code samples. Use one of: (all languages).  Use “text” for output that needs no colors.
        > 1 | \`\`\`ruby
            | ^
          2 | \`\`\`
    "
  `)
})

test('a missing snippet', async () => {
  expect(await pageDiagnostics('md', '```json file="snippets/servce.json"\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  missing-snippet
      There is no file content/snippets/servce.json to include.  Did you mean “snippets/service.json”?
        > 1 | \`\`\`json file="snippets/servce.json"
            | ^
          2 | \`\`\`
    "
  `)
})

test('a snippet with no similar name', async () => {
  expect(await pageDiagnostics('md', '```json file="x"\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  missing-snippet
      There is no file content/x to include.  Paths start at content/, for example file="snippets/service.json".
        > 1 | \`\`\`json file="x"
            | ^
          2 | \`\`\`
    "
  `)
})

test('a broken diagram', async () => {
  expect(await pageDiagnostics('md', '```mermaid alt="x"\nnonsense\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  invalid-diagram
      The diagram cannot be drawn: Invalid mermaid header: "nonsense". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc.
        > 1 | \`\`\`mermaid alt="x"
            | ^
          2 | nonsense
    "
  `)
})

test('a diagram without a text alternative', async () => {
  expect(await pageDiagnostics('md', '```mermaid\ngraph LR\n  A --> B\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  invalid-diagram
      A diagram needs alternative text for readers who cannot see it.  Add alt="What the diagram shows and why it matters" after “mermaid”.
        > 1 | \`\`\`mermaid
            | ^
          2 | graph LR
    "
  `)
})
