import { describe, expect, test } from 'vitest'
import { createTestCompiler, formatDiagnostics } from '../../tests/support/test-compiler.ts'
import type { RoutePath } from '../pages/route.ts'
import type { CheckedPage } from './checked-site.ts'
import { checkLinks } from './links.ts'

const compile = createTestCompiler()

async function checkedPage(route: string, text: string): Promise<CheckedPage> {
  const file = `content${route}.md`
  return { file, route: route as RoutePath, compiled: await compile({ file, text }) }
}

async function shownDiagnostics(text: string) {
  const pages = [
    await checkedPage('/page', text),
    await checkedPage('/scorecards/overview', '## API tokens\n\n### Levels\n\n## Café\n'),
    await checkedPage('/', 'Home\n'),
  ]
  return checkLinks({
    pages,
    generatedRoutes: new Set(['/tags', '/tags/aws', '/search']),
    files: new Set(['/images/model.svg', '/favicon.svg']),
    redirects: new Map([['/scorecards/start', '/scorecards/overview']]),
  })
}

async function formatted(text: string): Promise<string> {
  return `\n${formatDiagnostics({ diagnostics: await shownDiagnostics(text) }, text)}\n`
}

describe('valid links', () => {
  test.each([
    '/',
    '/#',
    '/scorecards/overview',
    '/scorecards/overview/',
    '/scorecards/overview.html',
    '/scorecards/overview/index.html',
    '/scorecards/overview#levels',
    '/scorecards/overview#caf%C3%A9',
    '/scorecards/overview/?tab=a#api-tokens',
    '#own',
    '#',
    '/tags/aws',
    '/search?q=a',
    '/images/model.svg',
    '/favicon.svg?v=2',
    'https://example.com/nothing#here',
    '//cdn.example/x',
    'mailto:help@example.com',
    'tel:123',
  ])('%s', async (href) => {
    expect(await shownDiagnostics(`## Own\n\n[x](${href})\n`)).toEqual([])
  })
})

describe('invalid links', () => {
  test('a page that does not exist, with a suggestion', async () => {
    expect(await formatted('See {product} in the\n[overview](/scorecards/overveiw#levels).')).toMatchInlineSnapshot(`
      "
      content/page.md:2:1  broken-link
        There is no page “/scorecards/overveiw”.  Did you mean “/scorecards/overview”?
            1 | See {product} in the
          > 2 | [overview](/scorecards/overveiw#levels).
              | ^
      "
    `)
  })

  test('a page that resembles no other, after a token', async () => {
    expect(await formatted('{product}: [x](/nothing/like/this/at/all)')).toMatchInlineSnapshot(`
      "
      content/page.md:1:12  broken-link
        There is no page “/nothing/like/this/at/all”.  Correct the path, or remove the link.
          > 1 | {product}: [x](/nothing/like/this/at/all)
              |            ^
      "
    `)
  })

  test('every link of a component', async () => {
    const text = '<Hero eyebrow="x" title="x" primary="x" primaryHref="/a" secondary="x" secondaryHref="/b" />'
    const page = { file: 'a.mdx', route: '/x' as RoutePath, compiled: await compile({ file: 'a.mdx', text }) }
    const none = { generatedRoutes: new Set<string>(), files: new Set<string>(), redirects: new Map<string, string>() }
    expect(checkLinks({ pages: [page], ...none }).map(({ message }) => message)).toEqual([
      'There is no page “/a”.',
      'There is no page “/b”.',
    ])
  })

  test('a link to a page that has moved gets a warning with its new path', async () => {
    expect(await formatted('{product}: [x](/scorecards/start/#levels)')).toMatchInlineSnapshot(`
      "
      content/page.md:1:12  redirected-link (warning)
        “/scorecards/start” is not a page; it redirects readers.  Write “/scorecards/overview#levels”.
          > 1 | {product}: [x](/scorecards/start/#levels)
              |            ^
      "
    `)
  })

  test('a file that does not exist', async () => {
    expect(await formatted('[x](/images/modell.svg)')).toMatchInlineSnapshot(`
      "
      content/page.md:1:1  broken-link
        There is no file “/images/modell.svg”.  Did you mean “/images/model.svg”?
          > 1 | [x](/images/modell.svg)
              | ^
      "
    `)
  })

  test.each([
    ['scorecards/overview#levels', 'Write “/scorecards/overview#levels”.'],
    ['./scorecards/overview.mdx?a=b', 'Write “/scorecards/overview?a=b”.'],
    ['scorecards/overveiw.md', 'There is no page “/scorecards/overveiw”. Did you mean “/scorecards/overview”?'],
    ['./100%.md', 'There is no page “/100%”.'],
  ])('the hint about the relative link %s shows the path', async (href, hint) => {
    expect(await formatted(`[x](${href})`)).toContain(
      `  ${hint.startsWith('There') ? 'Write the path from the site’s root. ' : ''}${hint}\n`,
    )
  })

  test('a link to a heading of a page that cannot be compiled is not reported', async () => {
    const broken = await compile({ file: 'content/broken.mdx', text: '## One\n\n<Unknown />' })
    const page = await checkedPage('/page', '[x](/broken#two)')
    const pages = [page, { file: 'content/broken.mdx', route: '/broken' as RoutePath, compiled: broken }]
    const site = { pages, generatedRoutes: new Set<string>(), files: new Set<string>(), redirects: new Map() }
    expect(checkLinks(site)).toEqual([])
    const compiled = await compile({ file: 'content/broken.mdx', text: '## One' })
    expect(checkLinks({ ...site, pages: [page, { ...(pages[1] as CheckedPage), compiled }] })).toHaveLength(1)
  })

  test('a relative link', async () => {
    expect(await formatted('[x](../scorecards/overview.md)')).toMatchInlineSnapshot(`
      "
      content/page.md:1:1  broken-link
        “../scorecards/overview.md” is a relative link.  Write “/scorecards/overview”.
          > 1 | [x](../scorecards/overview.md)
              | ^
      "
    `)
  })

  test('a missing anchor of another page gets a warning', async () => {
    expect(await formatted('[x](/scorecards/overview#api-token)')).toMatchInlineSnapshot(`
      "
      content/page.md:1:1  broken-anchor (warning)
        “#api-token” is not a heading of /scorecards/overview.  Did you mean “#api-tokens”?
          > 1 | [x](/scorecards/overview#api-token)
              | ^
      "
    `)
  })

  test('a missing anchor of the page itself gets a warning', async () => {
    expect(await formatted('## Own\n\n[x](#owns) and [y](#nothing-like-it)')).toMatchInlineSnapshot(`
      "
      content/page.md:3:1  broken-anchor (warning)
        “#owns” is not a heading of /page.  Did you mean “#own”?
            2 | 
          > 3 | [x](#owns) and [y](#nothing-like-it)
              | ^

      content/page.md:3:16  broken-anchor (warning)
        “#nothing-like-it” is not a heading of /page.  Use one of its headings, or link to the page only.
            2 | 
          > 3 | [x](#owns) and [y](#nothing-like-it)
              |                ^
      "
    `)
  })

  test('all broken links are reported, not only the first', async () => {
    expect(await shownDiagnostics('[a](/x) [b](/y) [c](#z)')).toHaveLength(3)
  })
})

test('links of a configuration are identified by their key path, those of a data file by their place', () => {
  const none = { pages: [], generatedRoutes: new Set(['/a']), files: new Set<string>(), redirects: new Map() }
  const otherLinks = [
    { file: 'site.config.ts', links: [{ href: '/b', line: 1, column: 1, key: 'navbar[0].href' }] },
    { file: 'content/glossary.yaml', links: [{ href: '/aa', line: 4, column: 9 }] },
  ]
  const messages = checkLinks({ ...none, otherLinks }).map((diagnostic) => {
    return `${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message} ${diagnostic.hint}`
  })
  expect(messages).toMatchInlineSnapshot(`
    [
      "site.config.ts:1:1 navbar[0].href: There is no page “/b”. Did you mean “/a”?",
      "content/glossary.yaml:4:9 There is no page “/aa”. Did you mean “/a”?",
    ]
  `)
})
