import { expect, test } from 'vitest'
import { otherPaths, sitemapPaths } from '../../e2e/exported-site.ts'
import { pages } from '../../export/exported-pages.ts'

/** Paths of generated pages, without what is asked of them. */
const generated = otherPaths.map((path) => path.split('?')[0])

const labels = ['Documentation', 'API reference', 'Guides', 'Solutions'] as const

/** The sidebar that a page must show, by its path. @see specification, section 2.1 */
function expectedSidebar(path: string): (typeof labels)[number] | undefined {
  if (path.startsWith('/api-reference/')) return 'API reference'
  if (path.startsWith('/solutions/')) return 'Solutions'
  if (path === '/guides/all/manage-integrations/') return 'Guides'
  if (path.startsWith('/guides/') || generated.includes(path)) return undefined
  return 'Documentation'
}

const paths = new Set([...sitemapPaths, ...generated])
const shown = pages.filter(({ address }) => paths.has(address))

test('each doc route belongs to at most one sidebar, and shows the right one', () => {
  expect(shown).toHaveLength(paths.size)
  const wrong = shown.filter(({ address, sidebars }) => sidebars.join() !== (expectedSidebar(address) ?? ''))
  expect(wrong.map(({ address, sidebars }) => ({ address, sidebars }))).toEqual([])
})

test('the table of contents shows heading levels 2 to 6, on every page that has one', () => {
  const withContents = shown.filter(({ contents }) => contents.length > 0)
  expect(withContents.length).toBeGreaterThan(20)
  const wrong = withContents.filter(({ contents, sections }) => contents.join() !== sections.join())
  expect(wrong.map(({ address, contents, sections }) => ({ address, contents, sections }))).toEqual([])
})
