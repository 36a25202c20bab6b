import { expect, test } from 'vitest'
import { checkedPages, shown } from '../../tests/support/checked-pages.ts'
import type { Sidebar } from '../navigation/sidebar-file.ts'
import type { RoutePath } from '../pages/route.ts'
import { checkOrphanPages, frameLinks } from './orphan-pages.ts'

const route = (path: string) => path as RoutePath

const sidebar: Sidebar = {
  id: 'main',
  items: [
    {
      kind: 'category',
      label: 'Category',
      link: { route: route('/category'), generated: false, description: undefined },
      items: [{ kind: 'page', label: 'Referred to', route: route('/referred'), owned: false }],
    },
  ],
}

const link = (href: string) => ({ label: 'x', href })
const frame = frameLinks({
  navbar: [{ ...link('/navbar'), active: { kind: 'under', segment: 'x' } }],
  footer: { columns: [{ title: 'x', links: [link('/footer/'), link('https://example.com/lost')] }], copyright: 'x' },
  versions: { current: { label: 'x' }, others: [{ id: '1.0', label: 'x', outdated: true }], pluginId: 'default' },
})

async function check(texts: Readonly<Record<string, string>>, listed: string[] = []) {
  return checkOrphanPages({ pages: await checkedPages(texts), sidebars: [sidebar], frame, listed: new Set(listed) })
}

test("a page that only links to itself, or whose path only appears in another site's URL", async () => {
  const text = '---\n---\n[itself](/lost#x) and [elsewhere](https://example.com/other)\n'
  expect(shown(await check({ 'lost.md': text, 'other.md': 'Text.' }), text)).toMatchInlineSnapshot(`
    "
    content/lost.md:1:1  orphan-page (warning)
      No sidebar, list, or page links to /lost.  Add it to content/sidebars.yaml, or link it from a page.
        > 1 | ---
            | ^
          2 | ---

    content/other.md:1:1  orphan-page (warning)
      No sidebar, list, or page links to /other.  Add it to content/sidebars.yaml, or link it from a page.
        > 1 | ---
            | ^
          2 | ---
    "
  `)
})

test('pages that are reachable through a link', async () => {
  const pages = {
    'index.md': '[linked](/linked/#part) and [card]\n\n[card]: /defined.html\n',
    'linked.md': '',
    'defined.md': '',
    'category.md': '',
    'referred.md': '',
    'navbar.md': '',
    'footer.md': '',
    '1.0.md': '',
    'guide.md': '',
    'shown.mdx': '<Cards>\n\n<Card title="x" href="/by-card">\n\nText\n\n</Card>\n\n</Cards>',
    'by-card.md': '[shown](/shown)',
  }
  expect(await check(pages, ['/guide'])).toEqual([])
})
