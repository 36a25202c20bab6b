import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { guideIndexHeadings, guideIndexHtml, headingsWithSlot } from './guide-index.ts'

test('guides stand under their theme, by title; themes without guides are left out', () => {
  const guide = (route: string, title: string, theme: string, more = {}) =>
    pageSummary(route, { type: 'Guide', title, theme, ...more })
  const html = guideIndexHtml(
    [
      guide('/guides/all/b', 'Beta & more', 'ai'),
      guide('/guides/all/a', 'Alpha', 'ai'),
      guide('/guides/all/c', 'Gamma', 'incidents'),
      guide('/1.0/guides/all/c', 'Old', 'incidents', { version: '1.0' }),
      pageSummary('/doc', { theme: 'ai' }),
    ],
    { incidents: { label: 'Incidents' }, ai: { label: 'AI' }, empty: { label: 'Empty' } },
  )
  expect(html.replaceAll(/<(section|h3|li)/g, '\n<$1')).toMatchInlineSnapshot(`
    "
    <section>
    <h3 id="theme-incidents">Incidents</h3><ul class="page-list">
    <li><a href="/guides/all/c/">Gamma</a><p>About /guides/all/c</p></li></ul></section>
    <section>
    <h3 id="theme-ai">AI</h3><ul class="page-list">
    <li><a href="/guides/all/a/">Alpha</a><p>About /guides/all/a</p></li>
    <li><a href="/guides/all/b/">Beta &#x26; more</a><p>About /guides/all/b</p></li></ul></section>"
  `)
})

test('the headings of the list stand in the table of contents where the list stands in the page', () => {
  const pages = [pageSummary('/guides/all/a', { type: 'Guide', theme: 'ai' })]
  const guides = guideIndexHeadings(pages, { ai: { label: 'AI' }, empty: { label: 'Empty' } })
  expect(guides).toEqual([{ depth: 3, id: 'theme-ai', text: 'AI' }])
  const own = [
    { depth: 2 as const, id: 'all', text: 'All' },
    { depth: 2 as const, id: 'more', text: 'More' },
  ]
  const html = '<h2 id="all">All</h2>SLOT<h2 id="more">More</h2>'
  expect(headingsWithSlot(own, html, 'SLOT', guides).map(({ id }) => id)).toEqual(['all', 'theme-ai', 'more'])
  expect(headingsWithSlot(own, html, 'NONE', guides)).toEqual(own)
})
