import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noGuideLinks } from '#lib/card-index/related-guides.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { PageData } from '#lib/site/manifest.ts'
import { ArticleView } from './article-view.tsx'

const page = {
  route: '/rules',
  file: 'content/rules.md',
  title: 'Rules',
  description: "Rules say what's allowed, and who",
  headings: [],
  breadcrumbs: [],
  tags: [],
  operations: [],
} as unknown as PageData
const lead = '<p class="lead">'
const shown = (body: string) =>
  renderToStaticMarkup(<ArticleView page={page} body={body} tags={[]} guides={noGuideLinks} />)

test('a page shows its description above its text', () => {
  expect(shown('<p>Rules are lists.</p>')).toContain(lead)
  expect(shown('<h2>What</h2>')).toContain(lead)
})

test('a description that is the beginning of the text is shown once', () => {
  expect(shown('<h2>What</h2>\n<p>Rules say <em>what&#x27;s</em> allowed, and who can change it.</p>')).not.toContain(
    lead,
  )
})

test('the table of contents leads to what comes after the text, too', () => {
  const operation = { slug: 'get-a-rule', title: 'Get a rule', method: 'get', route: '/api-reference/get-a-rule' }
  const headings = ['One', 'Two'].map((text) => ({ id: text.toLowerCase(), depth: 2, text }))
  const html = renderToStaticMarkup(
    <ArticleView
      page={{ ...page, headings, tableOfContents: true, operations: [operation] } as unknown as PageData}
      body={headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join('')}
      tags={[]}
      guides={{
        ...noGuideLinks,
        related: [{ title: 'Scores', description: 'How rules add up', route: '/scores' as RoutePath, facts: '' }],
      }}
    />,
  )
  const entries = [...html.matchAll(/<a href="#([^"]+)">([^<]+)/g)].map(([, id, text]) => `<h2 id="${id}">${text}</h2>`)
  expect(entries).toHaveLength(4)
  for (const heading of entries) expect(html).toContain(heading)
})
