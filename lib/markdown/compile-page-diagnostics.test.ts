import { describe, expect, test } from 'vitest'
import { createTestCompiler, formatFindings } from '../../tests/support/test-compiler.ts'

const compile = createTestCompiler()

async function findings(extension: 'md' | 'mdx', text: string): Promise<string> {
  const page = await compile({ file: `page.${extension}`, text })
  return `\n${formatFindings(page, text)}\n`
}

describe('code samples', () => {
  test('an unknown language with a known other name', async () => {
    expect(await findings('md', 'Text in {product}.\n\n```yml\na: 1\n```')).toMatchInlineSnapshot(`
      "
      page.md:3:1  unknown-language
        “yml” is not a language of code samples. There are: bash, shell, go, groovy, hcl, javascript, js, jq, json, python, typescript, ts, yaml, text, mermaid.  Write “yaml”.
            2 | 
          > 3 | \`\`\`yml
              | ^
            4 | a: 1
      "
    `)
  })

  test('a misspelt language', async () => {
    expect(await findings('md', '- ```pyton\n  ```')).toMatchInlineSnapshot(`
      "
      page.md:1:3  unknown-language
        “pyton” is not a language of code samples. There are: bash, shell, go, groovy, hcl, javascript, js, jq, json, python, typescript, ts, yaml, text, mermaid.  Did you mean “python”?
          > 1 | - \`\`\`pyton
              |   ^
            2 |   \`\`\`
      "
    `)
  })

  test('a language outside the closed list', async () => {
    expect(await findings('md', '```ruby\n```')).toMatchInlineSnapshot(`
      "
      page.md:1:1  unknown-language
        “ruby” is not a language of code samples. There are: bash, shell, go, groovy, hcl, javascript, js, jq, json, python, typescript, ts, yaml, text, mermaid.  Use “text” for output that needs no colours.
          > 1 | \`\`\`ruby
              | ^
            2 | \`\`\`
      "
    `)
  })

  test('a missing snippet', async () => {
    expect(await findings('md', '```json file="snippets/servce.json"\n```')).toMatchInlineSnapshot(`
      "
      page.md:1:1  missing-snippet
        There is no file content/snippets/servce.json to include.  Did you mean “snippets/service.json”?
          > 1 | \`\`\`json file="snippets/servce.json"
              | ^
            2 | \`\`\`
      "
    `)
  })

  test('a snippet that is like no other', async () => {
    expect(await findings('md', '```json file="x"\n```')).toMatchInlineSnapshot(`
      "
      page.md:1:1  missing-snippet
        There is no file content/x to include.  Paths start at content/, for example file="snippets/service.json".
          > 1 | \`\`\`json file="x"
              | ^
            2 | \`\`\`
      "
    `)
  })

  test('a code group with other content', async () => {
    expect(await findings('md', ':::code-group\n\nText\n\n```bash\n```\n\n:::')).toMatchInlineSnapshot(`
      "
      page.md:1:1  invalid-code-group
        A code group holds two or more fences and nothing else.  Move other text out of “:::code-group”, or use a single fence.
          > 1 | :::code-group
              | ^
            2 | 
      "
    `)
  })

  test('a code group with two tabs of one name', async () => {
    expect(await findings('md', ':::code-group\n\n```bash\na\n```\n\n```shell\nb\n```\n\n:::')).toMatchInlineSnapshot(`
      "
      page.md:7:1  invalid-code-group
        Two fences of this group would both be labelled “Shell”.  Give each fence a different title="…".
            6 | 
          > 7 | \`\`\`shell
              | ^
            8 | b
      "
    `)
  })

  test('a broken diagram', async () => {
    expect(await findings('md', '```mermaid alt="x"\nnonsense\n```')).toMatchInlineSnapshot(`
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
    expect(await findings('md', '```mermaid\ngraph LR\n  A --> B\n```')).toMatchInlineSnapshot(`
      "
      page.md:1:1  invalid-diagram
        A diagram needs a text for readers who cannot see it.  Add alt="What the diagram shows and why it matters" after “mermaid”.
          > 1 | \`\`\`mermaid
              | ^
            2 | graph LR
      "
    `)
  })
})

describe('components', () => {
  test('an unknown component, after a token', async () => {
    expect(await findings('mdx', '- In {product}: <Badg variant="info">x</Badg>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:17  unknown-component
        <Badg> is not a component. There are: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “Badge”?
          > 1 | - In {product}: <Badg variant="info">x</Badg>
              |                 ^
      "
    `)
  })

  test('an unknown component that is like no other', async () => {
    expect(await findings('mdx', 'Text\n\n<Foo />')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', '<spam>x</spam>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:1  unknown-component
        <spam> is not a component. There are: Badge, Card, Cards, Details, Figure, FileTree, GuideIndex, Hero, Step, Steps, Tab, Tabs, Term, Video.  Did you mean “span”?
          > 1 | <spam>x</spam>
              | ^
      "
    `)
  })

  test('a missing property', async () => {
    expect(await findings('mdx', 'Text\n\n  <Figure src="/images/entity-page.png" />')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', '{product} <Badge varian="info">x</Badge>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:18  component-props
        <Badge> has no property “varian”. It has: variant.  Did you mean “variant”?
          > 1 | {product} <Badge varian="info">x</Badge>
              |                  ^
      "
    `)
  })

  test('a wrong value of a property', async () => {
    expect(await findings('mdx', '<Badge variant="blue">x</Badge>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:8  component-props
        “variant” of <Badge>: Invalid option: expected one of "neutral"|"info"|"success"|"warning"|"danger".
          > 1 | <Badge variant="blue">x</Badge>
              |        ^
      "
    `)
  })

  test('a wrong computed value', async () => {
    expect(await findings('mdx', '<Badge variant={1 + 1}>x</Badge>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:1  mdx-expression
        An expression of this page fails: “variant” of <Badge>: Invalid option: expected one of "neutral"|"info"|"success"|"warning"|"danger".
          > 1 | <Badge variant={1 + 1}>x</Badge>
              | ^
      "
    `)
  })

  test('an unknown term, after a token', async () => {
    expect(await findings('mdx', 'In {product} a <Term id="bluprint">x</Term>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:22  unknown-term
        “bluprint” is not in content/glossary.yaml.  Did you mean “blueprint”?
          > 1 | In {product} a <Term id="bluprint">x</Term>
              |                      ^
      "
    `)
  })

  test('a component in a page of plain Markdown', async () => {
    expect(await findings('md', 'Text\n\n<div>\n  <Badge>x</Badge>\n</div>')).toMatchInlineSnapshot(`
      "
      page.md:4:3  unknown-component
        <Badge> is a component, and this page is plain Markdown.  Rename the file to end in “.mdx”.
            3 | <div>
          > 4 |   <Badge>x</Badge>
              |   ^
            5 | </div>
      "
    `)
  })

  test('an element in plain Markdown that no page may hold', async () => {
    expect(await findings('md', 'Text <iframe src="x"></iframe>')).toMatchInlineSnapshot(`
      "
      page.md:1:6  unknown-component
        <iframe> is not an element that a page may hold.  To show it as text, write it in backticks.
          > 1 | Text <iframe src="x"></iframe>
              |      ^
      "
    `)
  })
})

describe('MDX syntax', () => {
  test('a component that is not closed', async () => {
    expect(await findings('mdx', 'Text\n\n<Details summary="x">\n\nMore\n')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', '- In {product} <Badge>a\n- b')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', '<Details summary="x">\n\nText\n\n</Cards>')).toMatchInlineSnapshot(`
      "
      page.mdx:5:1  mdx-syntax
        “</Cards>” closes nothing here; <Details> is still open.  Close it first with “</Details>”.
            4 | 
          > 5 | </Cards>
              | ^
      "
    `)
  })

  test('a closing tag without an opening one', async () => {
    expect(await findings('mdx', '{product} x </Badge>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:13  mdx-syntax
        “</Badge>” closes nothing: no component is open here.  Remove it, or open the component above it.
          > 1 | {product} x </Badge>
              |             ^
      "
    `)
  })

  test('a number after “<”', async () => {
    expect(await findings('mdx', '{product} answers in <10s.')).toMatchInlineSnapshot(`
      "
      page.mdx:1:22  mdx-syntax
        “<” starts a component here, and “1” cannot stand in its tag.  To show the character itself, write “&lt;” or put the text in backticks.
          > 1 | {product} answers in <10s.
              |                      ^
      "
    `)
  })

  test('a sign after “<”', async () => {
    expect(await findings('mdx', 'a <= b')).toMatchInlineSnapshot(`
      "
      page.mdx:1:3  mdx-syntax
        “<” starts a component here, and “=” cannot stand in its tag.  To show the character itself, write “&lt;” or put the text in backticks.
          > 1 | a <= b
              |   ^
      "
    `)
  })

  test('an address in angle brackets', async () => {
    expect(await findings('mdx', 'See <https://example.com>.')).toMatchInlineSnapshot(`
      "
      page.mdx:1:5  mdx-syntax
        “<” starts a component here, and “/” cannot stand in its tag.  Write the address without “<” and “>”.
          > 1 | See <https://example.com>.
              |     ^
      "
    `)
  })

  test('a comment of HTML', async () => {
    expect(await findings('mdx', 'Text <!-- later -->')).toMatchInlineSnapshot(`
      "
      page.mdx:1:6  mdx-syntax
        “<” starts a component here, and “!” cannot stand in its tag.  Write a comment as “{/* … */}”.
          > 1 | Text <!-- later -->
              |      ^
      "
    `)
  })

  test('a tag without its end', async () => {
    expect(await findings('mdx', '<Tabs>\n<Tab label="A">x</Tab>\n</Tabs')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', '<Badge variant="info>x</Badge>')).toMatchInlineSnapshot(`
      "
      page.mdx:1:16  mdx-syntax
        The quoted value that starts here is never closed.  Add “"” after it.
          > 1 | <Badge variant="info>x</Badge>
              |                ^
      "
    `)
  })

  test('a stray brace, before a token', async () => {
    expect(await findings('mdx', 'Text\n\nA stray { brace in {product}.\n\nMore')).toMatchInlineSnapshot(`
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
    expect(await findings('mdx', 'The path `{a}` of {your service}.')).toMatchInlineSnapshot(`
      "
      page.mdx:1:19  mdx-syntax
        “{” starts an expression here, and what follows cannot be read as one.  To show a brace, write it in backticks or as “\\{”.
          > 1 | The path \`{a}\` of {your service}.
              |                   ^
      "
    `)
  })

  test('a single name in braces, after a token', async () => {
    expect(await findings('mdx', 'Call {product} with {service_id}.')).toMatchInlineSnapshot(`
      "
      page.mdx:1:21  mdx-expression
        “{service_id}” is read as an expression, not as text.  To show it, put it in backticks or write “\\{service_id}”.
          > 1 | Call {product} with {service_id}.
              |                     ^
      "
    `)
  })

  test('an expression that fails', async () => {
    expect(await findings('mdx', 'Text {missing.name}')).toMatchInlineSnapshot(`
      "
      page.mdx:1:1  mdx-expression
        An expression of this page fails: missing is not defined.
          > 1 | Text {missing.name}
              | ^
      "
    `)
  })

  test('an import', async () => {
    expect(await findings('mdx', "Text\n\nimport x from './x'")).toMatchInlineSnapshot(`
      "
      page.mdx:3:1  mdx-expression
        A page cannot import: it is rendered to HTML when the site is built.  Remove the line. Components are there without an import; shared samples are included with file="snippets/…".
            2 | 
          > 3 | import x from './x'
              | ^
      "
    `)
  })

  test('a sentence that begins with “import”', async () => {
    expect(await findings('mdx', 'Text\n\nimport the data')).toMatchInlineSnapshot(`
      "
      page.mdx:3:1  mdx-syntax
        A block that begins with “import” or “export” is read as code, and this one is none.  Begin the sentence with another word.
            2 | 
          > 3 | import the data
              | ^
      "
    `)
  })
})

describe('directives', () => {
  test('a directive that is not closed', async () => {
    expect(await findings('md', 'Text\n\n:::note\nfoo')).toMatchInlineSnapshot(`
      "
      page.md:3:1  unclosed-directive
        “:::note” is never closed.  Close it with a line that holds only “:::”.
            2 | 
          > 3 | :::note
              | ^
            4 | foo
      "
    `)
  })

  test('a directive that is not closed around another', async () => {
    expect(await findings('mdx', ':::note\n\n  :::tip\n  x\n  :::\n')).toMatchInlineSnapshot(`
      "
      page.mdx:1:1  unclosed-directive
        “:::note” is never closed.  Close it with a line that holds only “:::”.
          > 1 | :::note
              | ^
            2 | 
      "
    `)
  })

  test('a stray “:::”', async () => {
    expect(await findings('md', ':::note\nfoo\n:::\n\n  :::')).toMatchInlineSnapshot(`
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
    expect(await findings('md', ':::nota {product}\nfoo\n:::')).toMatchInlineSnapshot(`
      "
      page.md:1:1  unknown-directive
        “:::nota” is not a directive. There are: note, tip, info, warning, danger, caution, code-group.  Did you mean “note”?
          > 1 | :::nota {product}
              | ^
            2 | foo
      "
    `)
  })

  test('a title that cannot be read', async () => {
    expect(await findings('md', ':::note a ] b\nx\n:::')).toMatchInlineSnapshot(`
      "
      page.md:1:1  unknown-directive
        This line begins like a directive and cannot be read as one.  Write it like “:::note Title”; brackets in a title come in pairs.
          > 1 | :::note a ] b
              | ^
            2 | x
      "
    `)
  })

  test('a mistake in a title that moved', async () => {
    expect(await findings('md', ':::note {product} ![x](/nope.png)\n\n:::tip Inner\n:::\n\n:::')).toMatchInlineSnapshot(`
      "
      page.md:1:19  missing-image
        There is no image /nope.png; images lie in content/images/ and are named from the site's root.
          > 1 | :::note {product} ![x](/nope.png)
              |                   ^
            2 | 
      "
    `)
  })
})

describe('text', () => {
  test('a missing image, after a token', async () => {
    expect(await findings('md', '{product} ![x](/images/entity-pag.png)')).toMatchInlineSnapshot(`
      "
      page.md:1:11  missing-image
        There is no image /images/entity-pag.png; images lie in content/images/ and are named from the site's root.  Did you mean “/images/entity-page.png”?
          > 1 | {product} ![x](/images/entity-pag.png)
              |           ^
      "
    `)
  })

  test('a missing image of a component', async () => {
    expect(await findings('mdx', '<Figure src="/images/nothing-like-it.png" alt="x" />')).toMatchInlineSnapshot(`
      "
      page.mdx:1:1  missing-image
        There is no image /images/nothing-like-it.png; images lie in content/images/ and are named from the site's root.
          > 1 | <Figure src="/images/nothing-like-it.png" alt="x" />
              | ^
      "
    `)
  })

  test('headings of level 1', async () => {
    expect(await findings('md', '# Title\n\nOther title\n===')).toMatchInlineSnapshot(`
      "
      page.md:1:1  heading-level
        The page title is the only heading of level 1.  Use “##”; the title comes from the frontmatter.
          > 1 | # Title
              | ^
            2 | 

      page.md:3:1  heading-level
        The page title is the only heading of level 1.  Use “##”; the title comes from the frontmatter.
            2 | 
          > 3 | Other title
              | ^
            4 | ===
      "
    `)
  })
})

test('all findings of a page are reported at once', async () => {
  const text = '![x](/nope.png)\n\n# A\n\n<Foo/>\n\n:::nope\n:::\n\n```rb\n```\n\n:::'
  const { diagnostics } = await compile({ file: 'page.mdx', text })
  const places = diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`).sort()
  expect(places).toMatchInlineSnapshot(`
    [
      "10:1 unknown-language",
      "13:1 unclosed-directive",
      "1:1 missing-image",
      "3:1 heading-level",
      "5:1 unknown-component",
      "7:1 unknown-directive",
    ]
  `)
})

test('byte-order mark and CRLF change neither the page nor its places', async () => {
  const text = '---\ntitle: x\n---\n\n:::note\n\n```js\n1\n```\n\n:::\n\n{product} ![x](/nope.png)\n'
  const file = 'page.md'
  const page = await compile({ file, text })
  expect(page.diagnostics).toMatchObject([{ code: 'missing-image', line: 13, column: 11 }])
  expect(await compile({ file, text: `\uFEFF${text.replaceAll('\n', '\r\n')}` })).toEqual(page)
})
