import { expect, test } from 'vitest'
import { createTestCompiler, pageDiagnostics } from '../../tests/support/test-compiler.ts'

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
      “ruby” is not a language of code samples. Use one of: (all languages).  Write “text”, or add “ruby” to “code.languages” in site.config.ts to highlight it unchecked.
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

test('a language that Shiki knows, and one that it knows under a name that is another language’s here', async () => {
  expect(await pageDiagnostics('md', '```xml\n<a/>\n```\n\n```jsonc\n{}\n```')).toMatchInlineSnapshot(`
    "
    page.md:1:1  unknown-language
      “xml” is not a language of code samples. Use one of: (all languages).  Write “text”, or add “xml” to “code.languages” in site.config.ts to highlight it unchecked.
        > 1 | \`\`\`xml
            | ^
          2 | <a/>

    page.md:5:1  unknown-language
      “jsonc” is not a language of code samples. Use one of: (all languages).  Write “json”, or add “jsonc” to “code.languages” in site.config.ts to highlight it unchecked.
          4 | 
        > 5 | \`\`\`jsonc
            | ^
          6 | {}
    "
  `)
})

test('a block that does not say why it is unchecked, and a live one', async () => {
  const text = '```json unchecked\n{}\n```\n\n```json unchecked=""\n{}\n```\n\n```jsx live unchecked="why"\n<b />\n```'
  expect(await pageDiagnostics('md', text)).toMatchInlineSnapshot(`
    "
    page.md:1:1  unchecked-reason
      This block does not say why it is unchecked.  Write it like unchecked="two values, as the API streams them".
        > 1 | \`\`\`json unchecked
            | ^
          2 | {}

    page.md:5:1  unchecked-reason
      This block does not say why it is unchecked.  Write it like unchecked="two values, as the API streams them".
          4 | 
        > 5 | \`\`\`json unchecked=""
            | ^
          6 | {}

    page.md:9:1  playground-form
      A live block cannot be unchecked.  Remove “unchecked”.
           8 | 
        >  9 | \`\`\`jsx live unchecked="why"
             | ^
          10 | <b />
    "
  `)
})

test('an unchecked block is highlighted and is not a sample to check', async () => {
  const text = '```json unchecked="two values"\n{ "a": 1 }\n{ "b": … }\n```\n\n```json\n{ "a": 1 }\n```'
  const { diagnostics, html, samples } = await createTestCompiler()({ file: 'page.md', text })
  expect(diagnostics).toEqual([])
  expect(samples.map(({ line }) => line)).toEqual([6])
  const [unchecked = '', checked = ''] = [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code]) => code)
  expect(checked).toContain('<span class="t')
  expect(unchecked.split('\n')[0]).toBe(checked)
  expect(html).not.toContain('two values')
})

test('languages that the site adds are highlighted by any of their names, label tabs, and are not samples', async () => {
  const compile = createTestCompiler({}, ['xml', 'dockerfile', 'jsonc'])
  const fences = '```xml\n<a b="c"/>\n```\n\n```docker\nFROM scratch\n```\n\n```jsonc\n{ "a": 1 } // b\n```'
  const text = `:::code-group\n${fences}\n:::\n\n\`\`\`dockerfile title="A"\nRUN ls\n\`\`\``
  for (const file of ['page.md', 'page.mdx']) {
    const { diagnostics, html, samples, markdown } = await compile({ file, text })
    expect(diagnostics).toEqual([])
    expect(samples).toEqual([])
    for (const code of ['"c"', 'FROM', '// b', 'RUN']) expect(html).toMatch(new RegExp(`<span class="t\\d+">${code}<`))
    for (const label of ['XML', 'Dockerfile', 'JSON with Comments']) expect(html).toContain(label)
    expect(markdown).toContain('```docker')
  }
})

test('without the setting, such a language is not highlighted', async () => {
  const { html } = await createTestCompiler()({ file: 'page.md', text: '```docker\nFROM scratch\n```' })
  expect(html).toContain('FROM scratch')
})

test('errors that a site may turn down do not keep a page from being evaluated', async () => {
  const text = '<Badge>New</Badge>\n\n```ruby\nputs 1\n```\n\n```json file="snippets/none.json"\n```'
  const { diagnostics, html } = await createTestCompiler()({ file: 'page.mdx', text })
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-language', 'missing-snippet'])
  expect(html).toContain('puts 1')
})
