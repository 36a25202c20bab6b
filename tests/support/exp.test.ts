import { test } from 'vitest'
import { createTestCompiler, formatFindings } from './test-compiler.ts'
const compile = createTestCompiler()
const fence = '```'
const cases: [string, string][] = [
 ['page.md', `Text\n\n${fence}yml\na: 1\n${fence}\n\n${fence}ruby\n${fence}\n\n${fence}pyton\n${fence}`],
 ['page.mdx', 'Text\n\n- in a list {product}: <Badg variant="info">x</Badg>\n\n<Foo />'],
 ['page.mdx', '<Details>\nx\n</Details>\n\n{product} <Badge varian="info" color="red">x</Badge> <Badge variant="blue">x</Badge>'],
 ['page.mdx', 'Text\n\n<Details summary="x">\n\nMore\n'],
 ['page.mdx', 'Text\n\n<Details summary="x">\n\nMore\n\n</Cards>\n'],
 ['page.mdx', 'Text\n\n<Details summary="x">\n\n- <Badge>a\n- b\n\n</Details>\n'],
 ['page.mdx', 'Waits {product} <10s.'],
 ['page.mdx', 'Waits {product} <= 10s.'],
 ['page.mdx', 'A stray { brace in {product}.\n\nMore'],
 ['page.mdx', 'A {bad expression here}.\n'],
 ['page.mdx', 'A {unknownName}.\n'],
 ['page.mdx', 'A stray } brace.\n'],
 ['page.mdx', "import x from './x'\n\nText"],
 ['page.mdx', "Text\n\nimport x from './x'\n\nText"],
 ['page.mdx', "Text\n\nexport const a = 1\n\nText {a}"],
 ['page.md', 'Text\n\n:::note\nfoo\n'],
 ['page.mdx', 'Text\n\n:::note\nfoo\n'],
 ['page.md', 'Text\n\n:::note\nfoo\n:::\n\n{product}\n\n  :::\n'],
 ['page.md', ':::nota {product}\nfoo\n:::\n'],
 ['page.md', '> :::note\n> foo\n> :::\n'],
 ['page.md', '- :::note\n  foo\n  :::\n'],
 ['page.md', `${fence}json file="snippets/servce.json"\n${fence}\n`],
 ['page.md', `${fence}json file="x"\n${fence}\n`],
 ['page.md', '{product} ![x](/images/entity-pag.png)\n'],
 ['page.mdx', '<Figure src="/images/entity-pag.png" alt="x" />\n'],
 ['page.mdx', '<Figure src="/images/entity-page.png" />\n'],
 ['page.md', '# Title {product}\n\nTitle\n=====\n'],
 ['page.md', `${fence}mermaid alt="x"\nnonsense\n${fence}\n`],
 ['page.md', `${fence}mermaid\ngraph LR\n A-->B\n${fence}\n`],
 ['page.mdx', 'A <Term id="bluprint">x</Term> and {product} <Term id="zzz">x</Term>'],
 ['page.mdx', 'A <Term id={1+1}>x</Term>'],
 ['page.mdx', 'A <https://example.com> autolink'],
 ['page.mdx', 'A <!-- comment -->'],
 ['page.mdx', '<Tabs>\n<Tab label="A">\nx\n</Tab>\n</Tabs\n'],
 ['page.mdx', '<Badge variant="info>x</Badge>\n'],
 ['page.mdx', '<Badge {...x}>x</Badge>\n'],
 ['page.mdx', '<div onclick="x()">x</div>\n'],
 ['page.md', `:::code-group\n\ntext\n\n${fence}bash\n${fence}\n:::\n`],
 ['page.md', `:::code-group\n\n${fence}bash\na\n${fence}\n\n${fence}bash\nb\n${fence}\n:::\n`],
 ['page.mdx', 'x\n\n<10s\n'],
 ['page.mdx', 'Two errors: ![x](/nope.png)\n\n# A\n\n<Foo/>\n\n:::nope\n:::\n'],
 ['page.md', '<Foo>x</Foo> in md\n\n<Badge>x</Badge>\n'],
]
test('x', async () => {
  for (const [file, text] of cases) {
    const r = await compile({ file, text })
    console.log(`######## ${file} ${JSON.stringify(text)}\n${formatFindings(r, text)}\n${r.diagnostics.length ? '' : r.html}`)
  }
})
