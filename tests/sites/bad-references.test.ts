import { expect, test } from 'vitest'
import { checkContent, soundPage } from './broken-content.ts'

// What a writer sees, word for word: place, what is wrong, what to do about it, and the line itself.

test('broken link', () => {
  const body = 'See [the other](/othr), [this](/page#nowhere) and [that](other).'
  expect(checkContent({ 'page.md': soundPage('Page', body), 'other.md': soundPage('Other') })).toMatchInlineSnapshot(`
    "content/page.md:6:5  broken-link
      There is no page “/othr”.  Did you mean “/other”?
          5 | ---
        > 6 | See [the other](/othr), [this](/page#nowhere) and [that](other).
            |     ^
          7 | 

    content/page.md:6:25  broken-anchor (warning)
      “#nowhere” is not a heading of /page.  Use one of its headings, or link to the page only.
          5 | ---
        > 6 | See [the other](/othr), [this](/page#nowhere) and [that](other).
            |                         ^
          7 | 

    content/page.md:6:51  broken-link
      “other” is a relative link.  Write “/other”.
          5 | ---
        > 6 | See [the other](/othr), [this](/page#nowhere) and [that](other).
            |                                                   ^
          7 | 

    2 errors, 1 warning
    3 pages checked
    exit code 1"
  `)
})

test('two files that claim one route only warn, and the second is not published', () => {
  const printed = checkContent({ 'page.md': soundPage('Page'), 'page/index.md': soundPage('Same page') })
  expect(printed).toMatchInlineSnapshot(`
    "content/page/index.md:1:1  duplicate-route (warning)
      content/page.md is already published at /page; this file is not.  Rename or remove one of the two.
        > 1 | ---
            | ^
          2 | title: Same page

    No errors, 1 warning
    2 pages checked
    exit code 0"
  `)
})

test('a sidebar that names a missing page', () => {
  const sidebars = `main:
  - type: doc
    label: Home
    path: /
  - type: category
    label: More
    link_type: none
    items:
      - type: doc
        label: Page
        path: /pgae
`
  expect(checkContent({ 'page.md': soundPage('Page'), 'sidebars.yaml': sidebars })).toMatchInlineSnapshot(`
    "content/sidebars.yaml:9:9  sidebar-missing-page
      There is no page /pgae.  Did you mean “/page”?
           8 |     items:
        >  9 |       - type: doc
             |         ^
          10 |         label: Page

    1 error, no warnings
    2 pages checked
    exit code 1"
  `)
})

test('missing snippet', () => {
  const body = '```json file=servce.json\n```'
  expect(checkContent({ 'page.md': soundPage('Page', body), 'snippets/service.json': '{}\n' })).toMatchInlineSnapshot(`
    "content/page.md:6:1  missing-snippet
      There is no file content/servce.json to include.  Paths start at content/, for example file="snippets/service.json".
          5 | ---
        > 6 | \`\`\`json file=servce.json
            | ^
          7 | \`\`\`

    content/snippets/service.json:1:1  unused-snippet (warning)
      No page uses this snippet.  Remove the file, or use it.
        > 1 | {}
            | ^
          2 | 

    1 error, 1 warning
    2 pages checked
    exit code 1"
  `)
})

test('several errors in several files are all reported in one run', () => {
  const printed = checkContent({
    'first.mdx': soundPage('First', '<Bagde>new</Bagde>\n\nSee [nothing](/nothing).\n\n```jsn\n{}\n```'),
    'second.md': soundPage('Second', ':::noet\nText.\n:::').replace('kind: concept', 'kind: concpt'),
    'third.mdx': soundPage('Third', 'Less than {5} s, <10 s.'),
    'sidebars.yaml': 'main:\n  - type: page\n    label: First\n    path: /first\n',
  })
  expect(printed).toMatchInlineSnapshot(`
    "content/first.mdx:6:1  unknown-component
      <Bagde> is not a component. Use one of: (all components).  Did you mean “Badge”?
          5 | ---
        > 6 | <Bagde>new</Bagde>
            | ^
          7 | 

    content/first.mdx:8:5  broken-link
      There is no page “/nothing”.  Correct the path, or remove the link.
          7 | 
        > 8 | See [nothing](/nothing).
            |     ^
          9 | 

    content/first.mdx:10:1  unknown-language
      “jsn” is not a language of code samples. Use one of: (all languages).  Did you mean “js”?
           9 | 
        > 10 | \`\`\`jsn
             | ^
          11 | {}

    content/second.md:4:7  frontmatter-invalid
      “concpt” is not a value of “kind”.  Did you mean “concept”?
          3 | description: Second is a page of a small site, with a description of more than fifty characters
        > 4 | kind: concpt
            |       ^
          5 | ---

    content/second.md:6:1  unknown-directive
      “:::noet” is not a directive. Use one of: (all directives).  Did you mean “note”?
          5 | ---
        > 6 | :::noet
            | ^
          7 | Text.

    content/sidebars.yaml:2:11  sidebar-invalid
      “page” is not a value of “type”.  Use one of: doc, ref, api, category.
          1 | main:
        > 2 |   - type: page
            |           ^
          3 |     label: First

    content/third.mdx:6:18  mdx-syntax
      “<” starts a component here, and “1” is not allowed in its tag.  To show the character itself, write “&lt;” or put the text in backticks.
          5 | ---
        > 6 | Less than {5} s, <10 s.
            |                  ^
          7 | 

    7 errors, no warnings
    4 pages checked
    exit code 1"
  `)
})
