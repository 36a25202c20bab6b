import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import { SuggestionList } from './suggestion-list.tsx'

const nothing = () => undefined
type Field = AlgoliaHit['_highlightResult']['title']

const none: Field = { value: '', matchLevel: 'none', matchedWords: [] }

function hit(url: string, title: string, more: Partial<AlgoliaHit> = {}): AlgoliaHit {
  const shown: Field = { value: title, matchLevel: 'full', matchedWords: [] }
  return {
    objectID: url,
    url,
    anchor: '',
    kind: 'page',
    type: 'Title',
    context: '',
    title,
    section: '',
    description: '',
    text: '',
    breadcrumbs: [],
    keywords: [],
    terms: [],
    _highlightResult: { title: shown, section: none, description: none, keywords: [] },
    _snippetResult: { text: none },
    ...more,
  }
}

const markup = (hits: readonly AlgoliaHit[], question?: string) =>
  renderToStaticMarkup(
    <SuggestionList
      id="list"
      optionId={(index) => `option-${index}`}
      hits={hits}
      contexts={[{ id: 'scorecards', label: 'Scorecards' }]}
      active={1}
      all={{ href: '/search/?q=scorecards', label: 'See all results' }}
      question={question}
      onPoint={nothing}
      onFollow={nothing}
    />,
  )

const operation = hit('/api-reference/get-a-scorecard', 'Get a scorecard', {
  kind: 'operation',
  keywords: ['GET /v1/scorecards'],
})
const html = markup([
  hit('/scorecards/overview', 'Overview', { context: 'scorecards' }),
  operation,
  hit('/scorecards/examples', 'Examples', { breadcrumbs: ['Scorecards', 'Manage scorecards'] }),
  hit('/security', 'Security and compliance'),
])

test('options are numbered as they are shown: group by group', () => {
  expect(
    [...html.matchAll(/aria-label="([^"]+)"|id="(option-\d)"|href="([^"]+)"/g)].map(([, ...parts]) => parts.join('')),
  ).toEqual([
    'Suggestions',
    'Documentation',
    'option-0',
    '/scorecards/overview/',
    'option-1',
    '/scorecards/examples/',
    'option-2',
    '/security/',
    'API Reference',
    'option-3',
    '/api-reference/get-a-scorecard/',
    'option-4',
    '/search/?q=scorecards',
  ])
  expect(html.match(/id="option-1"[^>]*aria-selected="true"/)).not.toBeNull()
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
})

test('a page shows what it is below, unless the heading of its group says so, and an operation its method and path', () => {
  expect([...html.matchAll(/search-hit-label">([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Scorecards',
    'Manage scorecards',
  ])
  expect(html).toContain('data-method="get">GET</span> <code>/v1/scorecards</code>')
})

test('where there is an assistant, an option before the last one asks it', () => {
  expect(html).not.toContain('Ask AI')
  const asking = markup([operation], 'who owns it')
  const options = [...asking.matchAll(/role="option" id="([^"]+)"/g)].map(([, id]) => id)
  expect(options).toEqual(['option-0', 'option-1', 'option-2'])
  expect(asking).toMatch(/<button[^>]*id="option-1".*who owns it.*<a[^>]*id="option-2"[^>]*search-all/)
})
