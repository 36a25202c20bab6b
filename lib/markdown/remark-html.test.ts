import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('a component in a page of plain Markdown', async () => {
  expect(await pageDiagnostics('md', 'Text\n\n<div>\n  <Badge>x</Badge>\n</div>')).toMatchInlineSnapshot(`
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

test('an element that is not allowed, in plain Markdown', async () => {
  expect(await pageDiagnostics('md', 'Text <iframe src="x"></iframe>')).toMatchInlineSnapshot(`
    "
    page.md:1:6  unknown-component
      <iframe> is not an element that a page may hold.  To show it as text, write it in backticks.
        > 1 | Text <iframe src="x"></iframe>
            |      ^
    "
  `)
})

const details = 'Write “<Details summary="…">…</Details>”, with the text of <summary> as “summary”.'

test.each([
  ['h1', 'Write “## Text”: the only heading of level 1 is the title in the frontmatter.', ''],
  ['h3', 'Write a heading as “### Text”, on a line of its own.', ''],
  ['details', details, 'Rename the file to end in “.mdx”. '],
  ['center', 'Write “<div>…</div>”, or only its content: text is aligned to the left.', ''],
  ['Image', 'Write “![What it shows](/images/name.png)”, or <Figure> for a picture with a caption.', ''],
  ['summary', details, 'Rename the file to end in “.mdx”. '],
  ['TabItem', 'Write “<Tab label="…">…</Tab>” inside <Tabs>.', 'Rename the file to end in “.mdx”. '],
])('the hint about <%s> says how it is written', async (name, hint, rename) => {
  expect(await pageDiagnostics('md', `<${name}>x</${name}>`)).toContain(`  ${rename}${hint}`)
  expect(await pageDiagnostics('mdx', `<${name}>x</${name}>`)).toContain(`  ${hint}`)
})
