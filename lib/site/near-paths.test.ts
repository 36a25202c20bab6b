import { describe, expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { IndexedPage } from './manifest.ts'
import { forwardedRoute, knownWords, nearestFolder, nearPaths, titlesAbove, wordsOfPath } from './near-paths.ts'

const page = (route: string, title = route, isOperation = false): IndexedPage => ({
  route: route as RoutePath,
  title,
  description: '',
  ...(isOperation ? { isOperation } : {}),
})
const routesOf = (found: readonly IndexedPage[]) => found.map(({ route }) => route)

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
].map((route) => page(route))

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
  const titled = [page('/actions/create-experiences', 'Self-service actions'), page('/entity-page', 'Entity page')]
  expect(routesOf(nearPaths('/self-service-actions', titled))).toEqual(['/actions/create-experiences'])
  expect(nearPaths('/nope-page', titled)).toEqual([])
})

test('what is far less similar than the best page is left out', () => {
  expect(nearPaths('/scorecard/overveiw', pages).map(({ route }) => route)).toEqual(['/scorecards/overview'])
})

test.each([
  ['/nope', ''],
  // “Page” says nothing.
  ['/nope/nope-page', ''],
  ['/lock-servce-now', 'lock servce now'],
  // A description has “this”.
  ['/nope/this', ''],
])('of %s, %j is worth a search', (path, words) => {
  const described = { ...page('/catalog'), description: 'What you do on this page.' }
  expect(knownWords(path, [...pages, described])).toBe(words)
})

test('a page is in the folders of the pages above it', () => {
  const all = ['/', '/catalog', '/catalog/git', '/catalog/git/github', '/cat'].map((route) =>
    page(route, route.slice(1)),
  )
  expect(titlesAbove('/catalog/git/github', all)).toEqual(['catalog', 'catalog/git'])
  expect(titlesAbove('/cat', all)).toEqual([])
  const links = [
    { route: '/cat', title: 'Cat' },
    { route: '/api/overview', title: 'API' },
  ]
  expect(titlesAbove('/api/get-a-team', all, { links })).toEqual(['API'])
  expect(titlesAbove('/api/overview', all, { links })).toEqual([])
})

test('a folder is meant by its first page rather than by another one', () => {
  const all = ['/scorecards/examples', '/scorecards/overview'].map((route) => page(route))
  expect(nearPaths('/docs/scorecards', all)[0]?.route).toBe('/scorecards/overview')
})

test('no more suggestions than requested', () => {
  expect(nearPaths('/overview', pages)).toHaveLength(3)
  expect(nearPaths('/overview', pages, {}, 2)).toHaveLength(2)
})

const named = [
  page('/api/acme-api', 'Acme API'),
  page('/api/get-all-blueprints', 'Get all blueprints', true),
  page('/api/create-a-blueprint', 'Create a blueprint', true),
  page('/catalog/custom/api', 'Ingest data through the API'),
  page('/catalog/setup-blueprint', 'Set up blueprints'),
  page('/catalog/kubernetes', 'Kubernetes'),
  page('/start/overview', 'Getting started overview'),
  page('/start/catalog', 'Set up a catalog'),
  page('/a/okta', 'Okta (SAML)'),
  page('/other/okta', 'Okta'),
]
const names = { brand: 'acme', links: [{ route: '/start/overview', title: 'Quickstart' }] }

test.each([
  ['/api', ['/api/acme-api', '/catalog/custom/api']],
  ['/blueprints', ['/catalog/setup-blueprint']],
  ['/quickstart', ['/start/overview']],
  ['/docs/quickstart/', ['/start/overview']],
  ['/get-started', ['/start/overview']],
  ['/okta', ['/other/okta', '/a/okta']],
  ['/serch/nope-page', []],
  ['/docs', []],
])('for %s, the pages are %j', (path, expected) => {
  expect(routesOf(nearPaths(path, named, names))).toEqual(expected)
})

test('what is called exactly like the last segment comes first, and a folder can be part of the name', () => {
  const all = [
    page('/custom-integration/ci-cd/jenkins-deployment', 'Jenkins deployment'),
    page('/data/cicd/jenkins', 'Jenkins'),
    page('/data/git/github', 'GitHub'),
    page('/data/git/github/installation', 'Install the GitHub integration'),
  ]
  expect(nearPaths('/integrations/jenkins', all)[0]?.title).toBe('Jenkins')
  expect(nearPaths('/nope/github-instalation', all)[0]?.title).toBe('Install the GitHub integration')
})

test.each([
  ['/Catalog/Kubernetes/', '/catalog/kubernetes'],
  ['/kubernetes', '/catalog/kubernetes'],
  // A folder without a page
  ['/Start/', '/start'],
  ['/start/', undefined],
  ['/create-a-blueprint.html', '/api/create-a-blueprint'],
  ['/docs/catalog/kubernetes', '/catalog/kubernetes'],
  // One of two
  ['/okta', undefined],
  // Another page is more similar.
  ['/api', undefined],
  // A typo, and a folder that is wrong
  ['/kubernets', undefined],
  ['/wrong/kubernetes', undefined],
  // The page's file is missing.
  ['/catalog/kubernetes/', undefined],
])('%s is forwarded to %s', (path, expected) => {
  expect(forwardedRoute(path, named, names)).toBe(expected)
})

test.each([
  ['/guides/lock-service/', 'lock service'],
  ['/a/caf%C3%A9_menu', 'café menu'],
  ['/a/%E0%A4%A', '%e0%a4%a'],
  ['/', ''],
])('the words of %s are “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
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
  expect(nearestFolder(path, pages)[0]?.route).toBe(expected)
})

test('the other pages of the nearest folder follow, unless they are many', () => {
  expect(routesOf(nearestFolder('/getting-started/nope', pages))).toEqual([
    '/getting-started/overview',
    '/getting-started/connect-tools',
  ])
  const many = [page('/guides'), ...Array.from({ length: 13 }, (_, at) => page(`/guides/all/${at}`))]
  expect(routesOf(nearestFolder('/guides/all/nope', many))).toEqual(['/guides'])
  const links = [{ route: '/guides/all/4', title: 'All' }]
  expect(routesOf(nearestFolder('/guides/all/nope', many, { links }))).toEqual(['/guides/all/4'])
})
