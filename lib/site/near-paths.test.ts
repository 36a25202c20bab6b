import { describe, expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { IndexedPage } from './manifest.ts'
import { nearestFolder, nearPaths, titlesAbove } from './near-paths.ts'

const pages = [
  '/',
  '/scorecards/overview',
  '/solutions/overview',
  '/getting-started/overview',
  '/getting-started/connect-tools',
  '/guides/all/lock-and-unlock-service',
  '/search-and-query',
  '/properties/string',
  '/properties/text',
  '/integrations-index',
  '/custom-integration/s3-integration',
].map((route): IndexedPage => ({ route: route as RoutePath, title: route }))

describe('the first suggestion', () => {
  test.each([
    ['/scorecard/overveiw', '/scorecards/overview'],
    ['/Scorecards/Overview/', '/scorecards/overview'],
    ['/scorecards/overview.html', '/scorecards/overview'],
    ['/connect-tools', '/getting-started/connect-tools'],
    ['/docs/getting-started/connect-tool', '/getting-started/connect-tools'],
    ['/guides/lock-and-unlock-services', '/guides/all/lock-and-unlock-service'],
    ['/geting-started', '/getting-started/overview'],
    ['/guides/all/lock-service', '/guides/all/lock-and-unlock-service'],
    ['/guides/all/lockandunlockservice', '/guides/all/lock-and-unlock-service'],
    // “All” says nothing about a page, and “s3” is another word, not a mistake.
    ['/all-integrations', '/integrations-index'],
    // The last segment outweighs the section.
    ['/scorecards/connect-tools', '/getting-started/connect-tools'],
  ])('for %s is %s', (path, expected) => {
    expect(nearPaths(path, pages)[0]?.route).toBe(expected)
  })
})

test.each([
  '/',
  '',
  '/wp-login.php',
  '/zzzzzzzz/qqqqqqqq',
  // Two letters away from “string”, four from “tools”, one from “text”: other words.
  '/nope/thing',
  '/nope/stools',
  '/test',
  // The section exists, but nothing in it has a similar name.
  '/scorecards/nonsense',
])('nothing is suggested for %j', (path) => {
  expect(nearPaths(path, pages)).toEqual([])
})

test('a page is also meant by its title; “page” says nothing about it', () => {
  const titled = [
    { route: '/actions/create-experiences', title: 'Self-service actions' },
    { route: '/entity-page', title: 'Entity page' },
  ] as IndexedPage[]
  expect(nearPaths('/self-service-actions', titled).map(({ route }) => route)).toEqual(['/actions/create-experiences'])
  expect(nearPaths('/nope-page', titled)).toEqual([])
})

test('what is far less similar than the best page is left out', () => {
  expect(nearPaths('/scorecard/overveiw', pages).map(({ route }) => route)).toEqual(['/scorecards/overview'])
})

test('a page is in the folders of the pages above it', () => {
  const all = ['/', '/catalog', '/catalog/git', '/catalog/git/github', '/cat'].map(
    (route): IndexedPage => ({ route: route as RoutePath, title: route.slice(1) }),
  )
  expect(titlesAbove('/catalog/git/github', all)).toEqual(['catalog', 'catalog/git'])
  expect(titlesAbove('/cat', all)).toEqual([])
})

test('a folder is meant by its first page rather than by another one', () => {
  const all = ['/scorecards/examples', '/scorecards/overview'].map(
    (route): IndexedPage => ({ route: route as RoutePath, title: route }),
  )
  expect(nearPaths('/docs/scorecards', all).map(({ route }) => route)).toEqual([
    '/scorecards/overview',
    '/scorecards/examples',
  ])
})

test('no more suggestions than requested', () => {
  expect(nearPaths('/overview', pages)).toHaveLength(3)
  expect(nearPaths('/overview', pages, 2)).toHaveLength(2)
})

test.each([
  ['/solutions/nope/', '/solutions/overview'],
  ['/scorecards/nonsense', '/scorecards/overview'],
  ['/search-and-query/nonsense/deeper', '/search-and-query'],
  ['/guides/all/nonsense', '/guides/all/lock-and-unlock-service'],
  ['/Getting-Started/nonsense', '/getting-started/overview'],
  ['/solutoins/nope', '/solutions/overview'],
  ['/serch-and-query/alll', '/search-and-query'],
  ['/nope/thing', undefined],
  ['/nope', undefined],
  ['/', undefined],
])('the nearest folder of %s is %s', (path, expected) => {
  expect(nearestFolder(path, pages)?.route).toBe(expected)
})
