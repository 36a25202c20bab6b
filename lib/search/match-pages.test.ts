import { describe, expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { IndexedPage } from '../pages/site-index.ts'
import { matchPages } from './match-pages.ts'

function page(title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return { route: `/${title}` as RoutePath, title, description: '', keywords: [], headings: [], ...more }
}

const pages = [
  page('Scorecards overview', { description: 'Measure services with rules' }),
  page('Scorecard examples', { headings: ['Production readiness', 'Ownership'] }),
  page('Overview'),
  page('Relation operators', { keywords: ['related', 'belongs to'] }),
  page('Set up', { description: 'Ingest scorecards and Straßen' }),
]

const titles = (query: string) => matchPages(query, pages).map(({ page: { title } }) => title)

describe('the pages that match', () => {
  test.each([
    ['score ex', ['Scorecard examples']],
    ['SCORECARD', ['Scorecard examples', 'Scorecards overview', 'Set up']],
    ['card', []],
    ['belongs', ['Relation operators']],
    ['production readiness', ['Scorecard examples']],
    ['scorecards nothing', []],
    ['straße', ['Set up']],
    ['score-card', []],
    ['', []],
    ['  ?!', []],
  ])('%j: %j', (query, expected) => {
    expect(titles(query)).toEqual(expected)
  })
})

test('a page with exactly the title comes first', () => {
  const richer = page('Needle, with more', { keywords: ['needle'], headings: ['Needle'], description: 'needle' })
  expect(matchPages(' NEEDLE ', [richer, page('Needle')]).map(({ page: { title } }) => title)).toEqual([
    'Needle',
    'Needle, with more',
  ])
  expect(matchPages('needle with', [richer, page('Needle')]).map(({ page: { title } }) => title)).toEqual([
    'Needle, with more',
  ])
})

test('titles weigh more than keywords, headings and descriptions', () => {
  const places = [
    page('d', { description: 'needle' }),
    page('c', { headings: ['needle'] }),
    page('b', { keywords: ['needle'] }),
    page('needle a'),
  ]
  expect(matchPages('needle', places).map(({ page: { title } }) => title)).toEqual(['needle a', 'b', 'c', 'd'])
})

test('the headings that hold a word of the query are named', () => {
  expect(matchPages('scorecard own', pages)[0]?.headings).toEqual(['Ownership'])
})
