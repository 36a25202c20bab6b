import { expect, test } from 'vitest'
import { shown } from '../../tests/support/checked-pages.ts'
import { readRedirects } from './redirect-file.ts'

const targets = { routes: new Set(['/', '/new', '/other', '/api/slipway-api']), files: new Set(['/favicon.svg']) }
const read = (text: string) => readRedirects('content/redirects.yaml', text, targets, { brand: 'slipway' })
const shownDiagnostics = (text: string) => shown(read(text).diagnostics, text)

test('old paths with their pages; tokens are replaced and trailing slashes removed', () => {
  expect(read('# Comment\n/old: /new\n/old/deep.page/: /other/\n/{brand}: /api/{brand}-api\n/gone: /\n')).toEqual({
    redirects: [
      { from: '/old', to: '/new' },
      { from: '/old/deep.page', to: '/other' },
      { from: '/slipway', to: '/api/slipway-api' },
      { from: '/gone', to: '/' },
    ],
    diagnostics: [],
  })
})

test.each(['', '# Only a comment\n'])('a file without entries: %j', (text) => {
  expect(read(text)).toEqual({ redirects: [], diagnostics: [] })
})

test('entries that are not paths', () => {
  expect(
    shownDiagnostics(
      'old: /new\n/a: https://example.com\n/../b: /new\n/c/*: /new\n/d:\n/e: [/new]\n/_next: /new\n/f: /new#x\n',
    ),
  ).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:1  redirect-invalid
      “old” is not a path of the site.  Write it like “/folder/page”.
        > 1 | old: /new
            | ^
          2 | /a: https://example.com

    content/redirects.yaml:2:5  redirect-invalid
      “https://example.com” is not a path of the site.  Write it like “/folder/page”.
          1 | old: /new
        > 2 | /a: https://example.com
            |     ^
          3 | /../b: /new

    content/redirects.yaml:3:1  redirect-invalid
      “/../b” is not a path of the site.  Write it like “/folder/page”.
          2 | /a: https://example.com
        > 3 | /../b: /new
            | ^
          4 | /c/*: /new

    content/redirects.yaml:4:1  redirect-invalid
      “/c/*” is not a path of the site.  Write it like “/folder/page”.
          3 | /../b: /new
        > 4 | /c/*: /new
            | ^
          5 | /d:

    content/redirects.yaml:5:4  redirect-invalid
      “” is not a path of the site.  Write it like “/folder/page”.
          4 | /c/*: /new
        > 5 | /d:
            |    ^
          6 | /e: [/new]

    content/redirects.yaml:6:5  redirect-invalid
      This is not a path of the site.  Write it like “/folder/page”.
          5 | /d:
        > 6 | /e: [/new]
            |     ^
          7 | /_next: /new

    content/redirects.yaml:7:1  redirect-invalid
      “/_next” is not a path of the site.  Write it like “/folder/page”.
          6 | /e: [/new]
        > 7 | /_next: /new
            | ^
          8 | /f: /new#x

    content/redirects.yaml:8:5  redirect-invalid
      “/new#x” is not a path of the site.  Write it like “/folder/page”.
          7 | /_next: /new
        > 8 | /f: /new#x
            |     ^
          9 | 
    "
  `)
})

test('a path that appears twice, with or without a trailing slash', () => {
  expect(shownDiagnostics('/old: /new\n/old: /other\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:2:1  redirect-invalid
      This key appears twice in one mapping.  Keep one of the two.
          1 | /old: /new
        > 2 | /old: /other
            | ^
          3 | 
    "
  `)
  expect(shownDiagnostics('/old: /new\n/old/: /other\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:2:1  redirect-invalid
      /old appears twice.  Keep one.
          1 | /old: /new
        > 2 | /old/: /other
            | ^
          3 | 
    "
  `)
})

test('a file that is not a map, or not YAML', () => {
  expect(shownDiagnostics('- /old\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:1  redirect-invalid
      The file is not a list of “/old/path: /new/path” lines.
        > 1 | - /old
            | ^
          2 | 
    "
  `)
  expect(shownDiagnostics('/old: "/new\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:7  redirect-invalid
      This string is never closed.  Add its closing quote.
        > 1 | /old: "/new
            |       ^
          2 | 
    "
  `)
})

test('a target that is not a page, with a suggestion', () => {
  expect(shownDiagnostics('/old:   /othr\n/older: /nothing/like/it\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:9  redirect-missing-page
      There is no page /othr.  Did you mean “/other”?
        > 1 | /old:   /othr
            |         ^
          2 | /older: /nothing/like/it

    content/redirects.yaml:2:9  redirect-missing-page
      There is no page /nothing/like/it.  Redirect to a page that exists.
          1 | /old:   /othr
        > 2 | /older: /nothing/like/it
            |         ^
          3 | 
    "
  `)
})

test('a source that is a page or a file', () => {
  expect(shownDiagnostics('/new: /other\n/favicon.svg: /new\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:1  redirect-from-page
      /new is a page; a redirect would hide it.  Remove this line, or move what is there.
        > 1 | /new: /other
            | ^
          2 | /favicon.svg: /new

    content/redirects.yaml:2:1  redirect-from-page
      /favicon.svg is a file; a redirect would hide it.  Remove this line, or move what is there.
          1 | /new: /other
        > 2 | /favicon.svg: /new
            | ^
          3 | 
    "
  `)
})

test('a source that is a page ends a chain', () => {
  const { redirects, diagnostics } = read('/old: /new\n/new: /other\n')
  expect(redirects).toEqual([{ from: '/old', to: '/new' }])
  expect(diagnostics).toMatchObject([{ code: 'redirect-from-page', line: 2, column: 1 }])
})

test('a chain is reported in full; only its last redirect is kept', () => {
  expect(shownDiagnostics('/a: /b\n/b: /c\n/c: /new\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:5  redirect-chain
      Readers are redirected more than once: /a → /b → /c → /new.  Redirect straight to /new.
        > 1 | /a: /b
            |     ^
          2 | /b: /c

    content/redirects.yaml:2:5  redirect-chain
      Readers are redirected more than once: /b → /c → /new.  Redirect straight to /new.
          1 | /a: /b
        > 2 | /b: /c
            |     ^
          3 | /c: /new
    "
  `)
  expect(read('/a: /b\n/b: /c\n/c: /new\n').redirects).toEqual([{ from: '/c', to: '/new' }])
})

test('loops, and redirects that lead into one', () => {
  expect(shownDiagnostics('/a: /a\n/b: /c\n/c: /b\n/d: /b\n')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:1:5  redirect-loop
      /a redirects to itself.  Redirect to a page that exists.
        > 1 | /a: /a
            |     ^
          2 | /b: /c

    content/redirects.yaml:2:5  redirect-loop
      Readers are sent in a circle: /b → /c → /b.  Redirect to a page that exists.
          1 | /a: /a
        > 2 | /b: /c
            |     ^
          3 | /c: /b

    content/redirects.yaml:3:5  redirect-loop
      Readers are sent in a circle: /c → /b → /c.  Redirect to a page that exists.
          2 | /b: /c
        > 3 | /c: /b
            |     ^
          4 | /d: /b

    content/redirects.yaml:4:5  redirect-loop
      Readers are sent in a circle: /d → /b → /c → /b.  Redirect to a page that exists.
          3 | /c: /b
        > 4 | /d: /b
            |     ^
          5 | 
    "
  `)
})
