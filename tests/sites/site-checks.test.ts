import { expect, test } from 'vitest'
import { checkContent, smallConfig, soundPage } from './broken-content.ts'

// What a writer sees, word for word, of the checks that need the whole site.

test('each is part of the check', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n'
  const printed = checkContent({
    'index.md': soundPage('Home', '[moved](/old) and [new](/new)'),
    'new.md': soundPage('Home', '#### Deep\n\n![](/images/used.svg) [x](htps://a.example)'),
    'lonely.md': soundPage('Lonely'),
    'images/used.svg': svg,
    'images/unused.svg': svg,
    'snippets/unused.json': '{}\n',
    'redirects.yaml': '/old: /new\n/older: /old\n/404: /new\n/gone: /nw\n',
  })
  expect(printed).toMatchInlineSnapshot(`
    "content/images/unused.svg:1:1  unused-image (warning)
      No page uses this image.  Remove the file, or use it.

    content/index.md:6:1  redirected-link (warning)
      “/old” is not a page; it redirects readers.  Write “/new”.
          5 | ---
        > 6 | [moved](/old) and [new](/new)
            | ^
          7 | 

    content/lonely.md:1:1  orphan-page (warning)
      No sidebar, list, or page links to /lonely.  Add it to content/sidebars.yaml, or link it from a page.
        > 1 | ---
            | ^
          2 | title: Lonely

    content/new.md:2:1  duplicate-title (warning)
      content/index.md has the same title.  Readers cannot tell the two apart in lists and search results.
          1 | ---
        > 2 | title: Home
            | ^
          3 | description: Home is a page of a small site, with a description of more than fifty characters

    content/new.md:3:1  duplicate-description (warning)
      content/index.md has the same description.  Say what only this page is about.
          2 | title: Home
        > 3 | description: Home is a page of a small site, with a description of more than fifty characters
            | ^
          4 | kind: concept

    content/new.md:6:1  heading-level (warning)
      A heading of level 4 follows the page title.  Make it level 2, or add a heading of each level in between.
          5 | ---
        > 6 | #### Deep
            | ^
          7 | 

    content/new.md:8:1  missing-alt
      The image /images/used.svg has no text for readers who cannot see it.  Write what it shows and why it matters: ![…](/images/used.svg).
          7 | 
        > 8 | ![](/images/used.svg) [x](htps://a.example)
            | ^
          9 | 

    content/new.md:8:23  external-link
      “htps:” is not a scheme that a page can link to.  Did you mean “https://a.example”?
          7 | 
        > 8 | ![](/images/used.svg) [x](htps://a.example)
            |                       ^
          9 | 

    content/redirects.yaml:2:9  redirect-chain
      Readers are redirected more than once: /older → /old → /new.  Redirect straight to /new.
          1 | /old: /new
        > 2 | /older: /old
            |         ^
          3 | /404: /new

    content/redirects.yaml:3:1  redirect-from-page
      /404 is a file; a redirect would hide it.  Remove this line, or move what is there.
          2 | /older: /old
        > 3 | /404: /new
            | ^
          4 | /gone: /nw

    content/redirects.yaml:4:8  redirect-missing-page
      There is no page /nw.  Did you mean “/new”?
          3 | /404: /new
        > 4 | /gone: /nw
            |        ^
          5 | 

    content/snippets/unused.json:1:1  unused-snippet (warning)
      No page uses this snippet.  Remove the file, or use it.
        > 1 | {}
            | ^
          2 | 

    5 errors, 7 warnings
    3 pages checked
    exit code 1"
  `)
})

test('language, and links of data files and of the configuration', () => {
  const config = smallConfig.replace(
    "brand: 'lantern',",
    "brand: 'lantern',\n  navbar: [{ label: 'Page', href: '/pgae' }],",
  )
  const printed = checkContent(
    {
      'page.mdx': soundPage('Page', '## Read The page of Lamp Works\n\nSimply recieve <Term id="lamp">lamps</Term>.'),
      'glossary.yaml': 'lamp:\n  term: Lamp\n  definition: A light.\n  href: /pages\n',
      'tags.yaml': 'works:\n  label: Lamp Works\n  description: Where lamps are made.\n',
      'banned-words.yaml': 'simply:\n  instead: Leave it out.\n',
      'words.txt': 'Lantern\n',
    },
    config,
  )
  expect(printed).toMatchInlineSnapshot(`
    "content/glossary.yaml:4:9  broken-link
      There is no page “/pages”.  Did you mean “/page”?
          3 |   definition: A light.
        > 4 |   href: /pages
            |         ^
          5 | 

    content/page.mdx:6:9  heading-case (warning)
      “The” begins with a capital letter inside a heading.  Write “the”, or add a name to content/words.txt.
          5 | ---
        > 6 | ## Read The page of Lamp Works
            |         ^
          7 | 

    content/page.mdx:8:1  banned-word (warning)
      “Simply” is on the list of words to avoid.  Leave it out.
          7 | 
        > 8 | Simply recieve <Term id="lamp">lamps</Term>.
            | ^
          9 | 

    content/page.mdx:8:8  spelling (warning)
      “recieve” is not a word of American English.  Did you mean “receive”? If the word is right, add it to content/words.txt.
          7 | 
        > 8 | Simply recieve <Term id="lamp">lamps</Term>.
            |        ^
          9 | 

    content/words.txt:1:1  unused-word (warning)
      No page uses “Lantern”.  Remove the line.
        > 1 | Lantern
            | ^
          2 | 

    site.config.ts:3:36  broken-link
      navbar[0].href: There is no page “/pgae”.  Did you mean “/page”?
          2 |   brand: 'lantern',
        > 3 |   navbar: [{ label: 'Page', href: '/pgae' }],
            |                                    ^
          4 |   product: 'Lantern',

    2 errors, 4 warnings
    2 pages checked
    exit code 1"
  `)
})
