import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import type { RoutePath } from '../pages/route.ts'
import { nextGuides } from './next-guides.ts'

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
const next = (name: string, links: Record<string, string[]> = {}) =>
  nextGuides({ pages, type: 'Guide', themes, linksOf: (route) => new Set(links[route] ?? []) })
    .get(`/g/${name}` as RoutePath)
    ?.map(({ label, title }) => `${label}: ${title}`)

test('first the next guide of the theme, then those with the most in common', () => {
  expect(next('alpha')).toEqual(['Next in Incidents: delta', 'AI: gamma', 'AI: beta'])
})

test('the last guide of a theme has three related ones, never itself', () => {
  expect(next('delta')).toEqual(['Incidents: alpha', 'AI: beta', 'AI: gamma'])
  expect(next('omega')).toEqual(['AI: beta', 'AI: gamma', 'Incidents: alpha'])
})

test('a guide that links here comes first; one that is linked here comes last', () => {
  expect(next('delta', { '/g/omega': ['/g/delta'] })).toEqual(['AI: omega', 'Incidents: alpha', 'AI: beta'])
  expect(next('alpha', { '/g/alpha': ['/g/delta', '/g/gamma'] })).toEqual(['AI: beta', 'AI: omega', 'AI: gamma'])
})

test('pages without a theme follow one another, and have no theme in common', () => {
  const plain = (name: string) => pageSummary(`/g/${name}`, { type: 'Guide', title: name })
  const all = nextGuides({
    pages: [plain('a'), plain('b'), plain('c'), guide('d', 'ai')],
    type: 'Guide',
    themes,
    linksOf: (route) => new Set(route === '/g/d' ? ['/g/a'] : []),
  })
  expect(all.get('/g/a' as RoutePath)?.map(({ label, title }) => `${label}: ${title}`)).toEqual([
    'Next: b',
    'AI: d',
    ': c',
  ])
})

test('guides of another version are separate, and other pages have none', () => {
  expect(next('old')).toEqual([])
  const all = nextGuides({ pages, type: 'Guide', themes, linksOf: () => new Set() })
  expect(all.has('/doc' as RoutePath)).toBe(false)
  expect(
    [...all].filter(([route]) => route !== '/g/old').flatMap(([, guides]) => guides.map(({ title }) => title)),
  ).not.toContain('old')
})

test('the order of the pages does not matter', () => {
  const reversed = nextGuides({ pages: pages.toReversed(), type: 'Guide', themes, linksOf: () => new Set() })
  expect(reversed.get('/g/alpha' as RoutePath)?.map(({ title }) => title)).toEqual(['delta', 'gamma', 'beta'])
})
