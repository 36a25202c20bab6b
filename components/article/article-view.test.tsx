import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
const shown = (body: string) => renderToStaticMarkup(<ArticleView page={page} body={body} tags={[]} guides={[]} />)

test('a page shows its description above its text', () => {
  expect(shown('<p>Rules are lists.</p>')).toContain(lead)
  expect(shown('<h2>What</h2>')).toContain(lead)
})

test('a description that is the beginning of the text is shown once', () => {
  expect(shown('<h2>What</h2>\n<p>Rules say <em>what&#x27;s</em> allowed, and who can change it.</p>')).not.toContain(
    lead,
  )
})
