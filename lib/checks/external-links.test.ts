import { describe, expect, test } from 'vitest'
import { checkedPages, shown } from '../../tests/support/checked-pages.ts'
import { checkExternalLinks } from './external-links.ts'

const check = async (text: string) => checkExternalLinks(await checkedPages({ 'page.md': text }))

test.each([
  'https://example.com',
  'https://example.com/a_(b)?c=d#e',
  'https://bücher.example/ä',
  'https://[2001:db8::1]:8443/',
  'http://localhost:3000/',
  'mailto:help@example.com?subject=Hello',
  'tel:+1-555-0100',
  '/page',
  '#own',
])('a valid URL: %s', async (href) => {
  expect(await check(`[x](<${href}>)`)).toEqual([])
})

describe('invalid URLs', () => {
  test.each([
    'https://',
    'https:/example.com',
    'https:///example.com',
    'https://exa mple.com',
    'https://a..example',
    'https://example.com:99999',
    'mailto:help',
    'mailto:',
    'tel:help',
  ])('malformed: %s', async (href) => {
    const shownDiagnostics = await check(`[x](<${href}>)`)
    expect(shownDiagnostics.map(({ severity, code, line, column }) => [severity, code, line, column])).toEqual([
      ['error', 'external-link', 1, 1],
    ])
  })

  test('each at its place, including after a token, in definitions, and in images', async () => {
    const text = `{product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).

![Picture](http://example.com/x.png) [g](mailto:help) [h](tel:help)

[d]: http://example.com/d
`
    expect(shown(await check(text), text)).toMatchInlineSnapshot(`
      "
      content/page.md:1:12  external-link
        “htps:” is not a scheme that a page can link to.  Did you mean “https://example.com/x”?
          > 1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
              |            ^
            2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).

      content/page.md:1:39  external-link
        “javascript:” is not a scheme that a page can link to.  Use one of: https, http, mailto, tel.
          > 1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
              |                                       ^
            2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).

      content/page.md:1:68  external-link
        “ftp:” is not a scheme that a page can link to.  Use one of: https, http, mailto, tel.
          > 1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
              |                                                                    ^
            2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).

      content/page.md:2:10  external-link
        “//cdn.example/x” has no scheme.  Write “https://cdn.example/x”.
            1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
          > 2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).
              |          ^
            3 | 

      content/page.md:2:35  external-link
        “https://” is not a valid address.  Write it as “https://host/path”.
            1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
          > 2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).
              |                                   ^
            3 | 

      content/page.md:2:45  external-link
        “https:/example.com” is not a valid address.  Write it as “https://host/path”.
            1 | {product}: [a](htps://example.com/x), [b](javascript:alert(1)) and [c](ftp://example.com).
          > 2 | See [d], [e](//cdn.example/x) and <https://>[f](https:/example.com).
              |                                             ^
            3 | 

      content/page.md:4:38  external-link
        “mailto:help” is not an email address.  Write “mailto:name@host”.
            3 | 
          > 4 | ![Picture](http://example.com/x.png) [g](mailto:help) [h](tel:help)
              |                                      ^
            5 | 

      content/page.md:4:55  external-link
        “tel:help” is not a phone number.  Write “tel:+15550100”.
            3 | 
          > 4 | ![Picture](http://example.com/x.png) [g](mailto:help) [h](tel:help)
              |                                                       ^
            5 | 

      content/page.md:6:1  external-link (warning)
        “http://example.com/d” is not encrypted.  Write “https://example.com/d”.
            5 | 
          > 6 | [d]: http://example.com/d
              | ^
            7 | 

      content/page.md:4:1  external-link (warning)
        “http://example.com/x.png” is not encrypted.  Write “https://example.com/x.png”.
            3 | 
          > 4 | ![Picture](http://example.com/x.png) [g](mailto:help) [h](tel:help)
              | ^
            5 | 
      "
    `)
  })
})

test('URLs of a configuration are identified by their key path', () => {
  const links = [{ href: 'htps://a.example', line: 3, column: 5, key: 'iconLinks[0].href' }]
  expect(checkExternalLinks([], [{ file: 'site.config.ts', links }])).toMatchInlineSnapshot(`
    [
      {
        "code": "external-link",
        "column": 5,
        "file": "site.config.ts",
        "hint": "Did you mean “https://a.example”?",
        "line": 3,
        "message": "iconLinks[0].href: “htps:” is not a scheme that a page can link to.",
        "severity": "error",
      },
    ]
  `)
})
