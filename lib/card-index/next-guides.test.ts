import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import type { RoutePath } from '../pages/route.ts'
import { nextGuides, noGuideLinks } from './next-guides.ts'

const themes = { incidents: { label: 'Incidents' }, ai: { label: 'AI' } }
const guide = (name: string, theme: string, technologies: string[] = [], more = {}) =>
  pageSummary(`/g/${name}`, {
    type: 'Guide',
    title: name,
    theme,
    technologies,
    facets: { parts: ['actions'] },
    ...more,
  })

const pages = [
  guide('delta', 'incidents'),
  guide('alpha', 'incidents', ['pagerduty', 'github']),
  guide('beta', 'ai', ['github']),
  guide('gamma', 'ai', ['pagerduty', 'github']),
  guide('omega', 'ai'),
  guide('old', 'incidents', ['pagerduty'], { version: '1.0' }),
  pageSummary('/doc', { theme: 'incidents' }),
]
const linksOf = (name: string, links: Record<string, string[]> = {}) =>
  nextGuides({ pages, type: 'Guide', themes, index: undefined, linksOf: (route) => new Set(links[route] ?? []) }).get(
    `/g/${name}` as RoutePath,
  )
const related = (...source: Parameters<typeof linksOf>) =>
  linksOf(...source)?.related.map(({ label, title }) => `${label}: ${title}`)

test('a guide is between the previous and the next one of its theme, by title', () => {
  expect(linksOf('beta')).toMatchObject({ previous: undefined, next: { label: 'gamma', route: '/g/gamma' } })
  expect(linksOf('gamma')).toMatchObject({ previous: { label: 'beta' }, next: { label: 'omega' } })
  expect(linksOf('omega')).toMatchObject({ previous: { label: 'gamma' }, next: undefined })
})

test('related guides are those of the theme, the previous and the next one last, and then those with the most in common', () => {
  expect(related('alpha')).toEqual(['Incidents: delta', 'AI: gamma', 'AI: beta'])
  expect(related('omega')).toEqual(['AI: beta', 'AI: gamma', 'Incidents: alpha'])
})

test('a guide that links here comes first after those of the theme; one that is linked here comes last', () => {
  expect(related('delta', { '/g/omega': ['/g/delta'] })).toEqual(['Incidents: alpha', 'AI: omega', 'AI: beta'])
  expect(related('alpha', { '/g/alpha': ['/g/delta', '/g/gamma'] })).toEqual([
    'AI: beta',
    'AI: omega',
    'Incidents: delta',
  ])
})

test('words of titles, descriptions, and keywords count; one of several technologies counts less', () => {
  const all = [
    guide('a', 'one', ['github', 'gitlab', 'bitbucket', 'azure'], { keywords: ['templates'] }),
    guide('b', 'two', ['github', 'gitlab', 'bitbucket', 'azure']),
    guide('c', 'two', ['github'], { description: 'Start from a template that you maintain' }),
    guide('d', 'two', ['github'], { keywords: ['github'] }),
  ]
  const { related = [] } =
    nextGuides({ pages: all, type: 'Guide', themes, index: undefined, linksOf: () => new Set() }).get(
      '/g/a' as RoutePath,
    ) ?? {}
  expect(related.map(({ title }) => title)).toEqual(['b', 'c', 'd'])
})

test('pages without a theme follow one another, and have no theme in common', () => {
  const plain = (name: string) => pageSummary(`/g/${name}`, { type: 'Guide', title: name })
  const all = nextGuides({
    pages: [plain('a'), plain('b'), plain('c'), guide('d', 'ai')],
    type: 'Guide',
    themes,
    index: undefined,
    linksOf: (route) => new Set(route === '/g/d' ? ['/g/a'] : []),
  })
  expect(all.get('/g/a' as RoutePath)).toMatchObject({
    next: { label: 'b' },
    related: [
      { label: 'AI', title: 'd' },
      { label: '', title: 'c' },
      { label: '', title: 'b' },
    ],
  })
})

test('a guide leads to the list of its theme, if that has others', () => {
  const all = nextGuides({ pages, type: 'Guide', themes, index: '/g' as RoutePath, linksOf: () => new Set() })
  expect(all.get('/g/beta' as RoutePath)?.ofTheme).toEqual({ label: 'AI', count: 3, href: '/g/?theme=ai' })
  expect(all.get('/g/old' as RoutePath)?.ofTheme).toBeUndefined()
})

test('guides of another version are separate, and other pages have none', () => {
  expect(linksOf('old')).toEqual(noGuideLinks)
  const all = nextGuides({ pages, type: 'Guide', themes, index: undefined, linksOf: () => new Set() })
  expect(all.has('/doc' as RoutePath)).toBe(false)
  expect(
    [...all].filter(([route]) => route !== '/g/old').flatMap(([, { related }]) => related.map(({ title }) => title)),
  ).not.toContain('old')
})

test('the order of the pages does not matter', () => {
  const reversed = nextGuides({
    pages: pages.toReversed(),
    type: 'Guide',
    themes,
    index: undefined,
    linksOf: () => new Set(),
  })
  expect(reversed.get('/g/alpha' as RoutePath)).toEqual(linksOf('alpha'))
})
