import { expect, test } from 'vitest'
import { checkContent, soundPage } from './broken-content.ts'

// What a writer sees, word for word: place, what is wrong, what to do about it, and the line itself.

test('sound content', () => {
  expect(checkContent({})).toMatchInlineSnapshot(`
    "No errors, no warnings
    1 page checked
    exit code 0"
  `)
})

test('missing frontmatter', () => {
  expect(checkContent({ 'page.md': '# Page\n\nText.\n' })).toMatchInlineSnapshot(`
    "content/page.md:1:1  frontmatter-missing
      The page has no frontmatter.  Start it with “---”, a title, a description, a kind, and “---”.
        > 1 | # Page
            | ^
          2 | 

    content/page.md:1:1  heading-level
      The page title is the only heading of level 1.  Use “##”; the title comes from the frontmatter.
        > 1 | # Page
            | ^
          2 | 

    2 errors, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('wrong frontmatter', () => {
  const page =
    '---\ntitle: Page\ndescripton: Misspelt, so the description is missing\nkind: guid\ntags: actions\n---\nText.\n'
  expect(checkContent({ 'page.md': page })).toMatchInlineSnapshot(`
    "content/page.md:3:1  frontmatter-unknown-key
      “descripton” is not a key of this page’s frontmatter.  Did you mean “description”?
          2 | title: Page
        > 3 | descripton: Misspelt, so the description is missing
            | ^
          4 | kind: guid

    content/page.md:4:7  frontmatter-invalid
      “guid” is not a value of “kind”.  Did you mean “guide”?
          3 | descripton: Misspelt, so the description is missing
        > 4 | kind: guid
            |       ^
          5 | tags: actions

    content/page.md:5:7  frontmatter-invalid
      “tags” must be a list, for example [one, two].
          4 | kind: guid
        > 5 | tags: actions
            |       ^
          6 | ---

    3 errors, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('frontmatter that is no YAML', () => {
  expect(
    checkContent({ 'page.md': '---\ntitle: Page: the second\nkind: concept\n---\nText.\n' }),
  ).toMatchInlineSnapshot(`
    "content/page.md:2:8  frontmatter-syntax
      A value without quotes cannot contain “: ”.  Put the value in quotes, or start the mapping on its own line.
          1 | ---
        > 2 | title: Page: the second
            |        ^
          3 | kind: concept

    1 error, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('unknown component', () => {
  expect(checkContent({ 'page.mdx': soundPage('Page', 'One.\n\n<Stpes>\n\nTwo.\n\n</Stpes>') })).toMatchInlineSnapshot(`
    "content/page.mdx:8:1  unknown-component
      <Stpes> is not a component. Use one of: (all components).  Did you mean “Step”?
          7 | 
        > 8 | <Stpes>
            | ^
          9 | 

    1 error, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('unknown language', () => {
  expect(checkContent({ 'page.md': soundPage('Page', '```pyton\nprint(1)\n```') })).toMatchInlineSnapshot(`
    "content/page.md:6:1  unknown-language
      “pyton” is not a language of code samples. Use one of: (all languages).  Did you mean “python”?
          5 | ---
        > 6 | \`\`\`pyton
            | ^
          7 | print(1)

    1 error, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('unclosed JSX', () => {
  expect(
    checkContent({ 'page.mdx': soundPage('Page', 'One.\n\n<Details summary="More">\n\nTwo.') }),
  ).toMatchInlineSnapshot(`
    "content/page.mdx:8:1  mdx-syntax
      <Details> is never closed.  Add “</Details>”, or write “<Details />”.
          7 | 
        > 8 | <Details summary="More">
            | ^
          9 | 

    1 error, no warnings
    2 pages checked
    exit code 1"
  `)
})
