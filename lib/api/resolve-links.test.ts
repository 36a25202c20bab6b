import { describe, expect, test } from 'vitest'
import { formatSpecDiagnostics, readSpec } from '../../tests/support/api-reading.ts'
import { linkResolver, mapLinks, withAbsoluteLinks } from './resolve-links.ts'

test.each([
  ['a [link](/a#b) and `[code](/a)`', 'a [link](X/a#b) and `[code](/a)`'],
  ['[/a](/a "title /a")', '[/a](X/a "title /a")'],
  ['[![alt](/i.png)](/a)', '[![alt](X/i.png)](X/a)'],
  ['[a][b] and [b]\n\n[b]: /a', '[a][b] and [b]\n\n[b]: X/a'],
  ['![/a](/a) and ![b]\n\n[b]: /b', '![/a](X/a) and ![b]\n\n[b]: X/b'],
  ['no links', 'no links'],
  ["<p>A <a class=b href='/a'>b</a></p>\n\n/a", '<p>A <a class=b href="X/a">b</a></p>\n\n/a'],
  [
    'An <a href="/a?b=1&amp;c">*b*</a> <img src=/i.png alt="/i.png">',
    'An <a href="X/a?b=1&amp;c">*b*</a> <img src="X/i.png" alt="/i.png">',
  ],
])('addresses are changed, and nothing else: %j', (markdown, expected) => {
  expect(mapLinks(markdown, (href) => `X${href}`)).toBe(expected)
})

test.each([
  ['See [the *whole* list](/a) of ![all](/i.png).', 'See the *whole* list of all.'],
  ['[![alt](/i.png)](/a)', 'alt'],
  ['[a][b] and ![b]\n\n[b]: /a', 'a and b\n\n'],
  ['<p>A <a href="/a">b</a> <img src="/i.png" alt="c"></p>', '<p>A b c</p>'],
  ['An <a href="/a">*b* `c`</a> and </a>', 'An *b* `c` and </a>'],
])('links are reduced to their words: %j', (markdown, expected) => {
  expect(mapLinks(markdown, () => undefined)).toBe(expected)
})

describe('links in descriptions', () => {
  const markdown = '[a](/a) [b](b.md) [c](#c) [d](https://d.example) [e](/api/get-e#x) [f](mailto:f@f.example) [g](//g)'

  test('are left alone by default', () => {
    expect(linkResolver(undefined, '/api')(markdown)).toBe(markdown)
  })

  test('can be relative to a URL, except those to operations', () => {
    expect(linkResolver('https://docs.example.com/v1/', '/api')(markdown)).toBe(
      markdown.replace('/a)', 'https://docs.example.com/a)').replace('b.md', 'https://docs.example.com/v1/b.md'),
    )
  })

  test('can be left out', () => {
    expect(linkResolver('text', '/api')(markdown)).toBe(markdown.replace('[a](/a)', 'a').replace('[b](b.md)', 'b'))
  })

  const spec = (summary: string) => `openapi: 3.1.0
info: { title: A, version: '1', description: 'See [it](/nowhere).' }
paths:
  /a: { get: { ${summary}operationId: a, summary: A, description: '[More](more)', responses: { '204': { description: A. } } } }
`

  test('are resolved wherever descriptions are read', () => {
    const { api, links } = readSpec({ 'apispec.yaml': spec('') }, { links: 'https://docs.example.com' })
    expect(links.map(({ href }) => href)).toEqual(['https://docs.example.com/nowhere', 'https://docs.example.com/more'])
    expect(api?.operations[0]?.description).toBe('[More](https://docs.example.com/more)')
    expect(JSON.stringify(api?.bundle)).toContain('See [it](https://docs.example.com/nowhere).')
  })

  test('are found in a specification with errors, too', () => {
    const reading = readSpec({ 'apispec.yaml': spec('tags: B, ') })
    expect(formatSpecDiagnostics(reading)).toContain('api-structure')
    expect(reading.links).toMatchObject([
      { href: '/nowhere', file: 'apispec.yaml', line: 2, column: 56 },
      { href: 'more', line: 4 },
    ])
  })
})

const site = 'https://docs.slipway.example'

test('paths in descriptions become absolute URLs', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', description: 'See [a](/a#b), [c](/c) and [d](https://d.example). `[e](/e)` is no link.' },
    components: {
      schemas: { A: { description: '[$&](/a)', properties: { description: { description: '[a](/a)' } } } },
    },
  }
  expect(withAbsoluteLinks(document, site)).toEqual({
    openapi: '3.1.0',
    info: {
      title: 'A',
      description: `See [a](${site}/a/#b), [c](${site}/c/) and [d](https://d.example). \`[e](/e)\` is no link.`,
    },
    components: {
      schemas: {
        A: { description: `[$&](${site}/a/)`, properties: { description: { description: `[a](${site}/a/)` } } },
      },
    },
  })
})

test('examples are unchanged', () => {
  const document = { openapi: '3.0.3', components: { schemas: { A: { example: { description: '[a](/a)' } } } } }
  expect(withAbsoluteLinks(document, site)).toEqual(document)
})
