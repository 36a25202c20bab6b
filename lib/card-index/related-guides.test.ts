import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import type { RoutePath } from '../pages/route.ts'
import { noGuideLinks, relatedGuides } from './related-guides.ts'

const themes = { incidents: { label: 'Incidents' }, ai: { label: 'AI' } }
const technologies = { pagerduty: { label: 'PagerDuty' }, github: { label: 'GitHub' } }
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
  relatedGuides({
    pages,
    type: 'Guide',
    themes,
    technologies,
    index: undefined,
    linksOf: (route) => new Set(links[route] ?? []),
  }).get(`/g/${name}` as RoutePath)
const related = (...source: Parameters<typeof linksOf>) => linksOf(...source)?.related.map(({ title }) => title)

test('related guides are those of the theme, and then those with the most in common', () => {
  expect(related('alpha')).toEqual(['delta', 'gamma', 'beta'])
  expect(related('omega')).toEqual(['beta', 'gamma', 'alpha'])
})

test('a related guide is shown with its tools and its time', () => {
  const all = [guide('a', 'ai', ['pagerduty', 'github'], { minutes: 75 }), guide('b', 'ai', ['own'])]
  const links = relatedGuides({
    pages: all,
    type: 'Guide',
    themes,
    technologies,
    index: undefined,
    linksOf: () => new Set(),
  })
  const factsOn = (name: string) => links.get(`/g/${name}` as RoutePath)?.related.map(({ facts }) => facts)
  expect(factsOn('b')).toEqual(['PagerDuty, GitHub · 1 hr 15 min'])
  expect(factsOn('a')).toEqual(['own'])
})

test('a guide that links here comes first after those of the theme; one that is linked here comes last', () => {
  expect(related('delta', { '/g/omega': ['/g/delta'] })).toEqual(['alpha', 'omega', 'beta'])
  expect(related('alpha', { '/g/alpha': ['/g/delta', '/g/gamma'] })).toEqual(['beta', 'omega', 'delta'])
})

test('words of titles, descriptions, and keywords count; one of several technologies counts less', () => {
  const all = [
    guide('a', 'one', ['github', 'gitlab', 'bitbucket', 'azure'], { keywords: ['templates'] }),
    guide('b', 'two', ['github', 'gitlab', 'bitbucket', 'azure']),
    guide('c', 'two', ['github'], { description: 'Start from a template that you maintain' }),
    guide('d', 'two', ['github'], { keywords: ['github'] }),
  ]
  const { related = [] } =
    relatedGuides({ pages: all, type: 'Guide', themes, technologies, index: undefined, linksOf: () => new Set() }).get(
      '/g/a' as RoutePath,
    ) ?? {}
  expect(related.map(({ title }) => title)).toEqual(['b', 'c', 'd'])
})

test('pages without a theme have none in common', () => {
  const plain = (name: string) => pageSummary(`/g/${name}`, { type: 'Guide', title: name })
  const all = relatedGuides({
    pages: [plain('a'), plain('b'), plain('c'), guide('d', 'ai')],
    type: 'Guide',
    themes,
    technologies,
    index: undefined,
    linksOf: (route) => new Set(route === '/g/d' ? ['/g/a'] : []),
  })
  expect(all.get('/g/a' as RoutePath)).toMatchObject({
    related: [{ title: 'd' }, { title: 'b' }, { title: 'c' }],
  })
})

test('a guide leads to the list of its theme, if that has others', () => {
  const all = relatedGuides({
    pages,
    type: 'Guide',
    themes,
    technologies,
    index: '/g' as RoutePath,
    linksOf: () => new Set(),
  })
  expect(all.get('/g/beta' as RoutePath)?.ofTheme).toEqual({ label: 'AI', count: 3, href: '/g/?theme=ai' })
  expect(all.get('/g/old' as RoutePath)?.ofTheme).toBeUndefined()
})

test('guides of another version are separate, and other pages have none', () => {
  expect(linksOf('old')).toEqual(noGuideLinks)
  const all = relatedGuides({ pages, type: 'Guide', themes, technologies, index: undefined, linksOf: () => new Set() })
  expect(all.has('/doc' as RoutePath)).toBe(false)
  expect(
    [...all].filter(([route]) => route !== '/g/old').flatMap(([, { related }]) => related.map(({ title }) => title)),
  ).not.toContain('old')
})

test('the order of the pages does not matter', () => {
  const reversed = relatedGuides({
    pages: pages.toReversed(),
    type: 'Guide',
    themes,
    technologies,
    index: undefined,
    linksOf: () => new Set(),
  })
  expect(reversed.get('/g/alpha' as RoutePath)).toEqual(linksOf('alpha'))
})
