import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { guideIndexHtml } from './guide-index.ts'

test('guides stand under their theme, by title; themes without guides are left out', () => {
  const guide = (route: string, title: string, theme: string, more = {}) => pageSummary(route, { type: 'Guide', title, theme, ...more })
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
