import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env, variableNames } from '../../env.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutSite, runCommand } from './lay-out-site.ts'

// A site that has been built for a hosted index. The host is played by the test: nothing is asked of a real one.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
const names = {
  NEXT_PUBLIC_SEARCH_APP_ID: 'TESTAPP',
  NEXT_PUBLIC_SEARCH_API_KEY: 'public-search-key',
  NEXT_PUBLIC_SEARCH_INDEX: 'lantern_docs',
}
const adminKey = 'secret-admin-key'

/** A value to recognise for each variable that is read, and for others that a machine has. None may get to readers. */
const canaries: Readonly<Record<string, string>> = {
  SEARCH_ADMIN_KEY: adminKey,
  CHROMIUM_PATH: '/canary/chromium',
  PROGRAMFILES: 'canary-program-files',
  'PROGRAMFILES(X86)': 'canary-program-files-x86',
  LOCALAPPDATA: 'canary-local-app-data',
  PORT: '48611',
  MOCK_API_PORT: '48623',
  CONTENT_TIMEOUT_MS: '648647',
  NO_COLOR: 'canary-no-color',
  SITE_URL: 'https://canary-site-url.example',
  DEPLOY_TOKEN: 'canary-deploy-token',
  GITHUB_TOKEN: 'canary-github-token',
  AWS_SECRET_ACCESS_KEY: 'canary-aws-secret',
  NPM_TOKEN: 'canary-npm-token',
}
/** Variables whose values are public, or that are set by our own commands. */
const publicVariables = ['UPDATE_LOOKS', ...Object.keys(names), 'BUILD_ID', 'CI', 'GITHUB_ACTIONS', 'NODE_ENV', 'PATH']
const hostPattern = /^https:\/\/[^/]*algolia(?:net)?\.(?:net|com)\//
let root: string
let site: BrowsedSite

interface SentQuery {
  indexName: string
  query: string
  facetFilters: string[]
  highlightPreTag: string
  highlightPostTag: string
}

/** One page that only the host knows. */
function answerOf({ query, highlightPreTag: open, highlightPostTag: close }: SentQuery) {
  const none = { matchLevel: 'none', matchedWords: [] }
  const hit = {
    objectID: '/hosted',
    url: '/hosted',
    anchor: '',
    kind: 'page',
    context: 'guides',
    title: 'Only at the host',
    section: '',
    description: 'A page of the test',
    breadcrumbs: ['Guides'],
    keywords: [],
    _highlightResult: {
      title: { value: `Only at the ${open}host${close}`, matchLevel: 'full', matchedWords: [query] },
      description: { value: 'A page of the test', ...none },
    },
    _snippetResult: { text: { value: 'Its text', matchLevel: 'none' } },
  }
  return { hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 8, processingTimeMS: 1, query }
}

const queriesOf = (request: Request) => (JSON.parse(request.postData() ?? '') as { requests: SentQuery[] }).requests

/** Plays the host for a page, and notes what it is asked. */
async function playHost(page: Page, isUp: () => boolean): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(hostPattern, async (route) => {
    const request = route.request()
    asked.push(request)
    if (!isUp()) return route.fulfill({ status: 500, body: '{}' })
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { results: queriesOf(request).map(answerOf) },
    })
  })
  return asked
}

const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option')
const type = (page: Page, text: string) => page.locator('.search-box input').pressSequentially(text)

beforeAll(async () => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  root = layOutSite('hosted-search', { content: join(fixture, 'content'), config })
  buildLaidOutSite(root, { ...names, ...canaries })
  site = await browseSite(root)
})

afterAll(() => site?.close())

test('hits of the host are shown, and it learns nothing but the question', async () => {
  const page = await site.visit('/')
  const asked = await playHost(page, () => true)
  await page.locator('.search-box input').focus()
  await type(page, 'host')
  await suggestions(page).getByText('Only at the host').waitFor()
  expect(await suggestions(page).locator('mark').allTextContents()).toEqual(['host'])
  const last = asked.at(-1) as Request
  expect(new URL(last.url()).searchParams.get('x-algolia-api-key')).toBe('public-search-key')
  expect(queriesOf(last)).toMatchObject([
    { indexName: 'lantern_docs', query: 'host', facetFilters: ['version:current'] },
  ])
})

test('a reader of another version searches that one', async () => {
  const page = await site.visit('/')
  const asked = await playHost(page, () => true)
  await page.goto(`${new URL(page.url()).origin}/search/?q=host&version=1.0`)
  await page.getByText('Only at the host').first().waitFor()
  const filters = asked.flatMap(queriesOf).map(({ facetFilters }) => facetFilters[0])
  expect(new Set(filters)).toEqual(new Set(['version:1.0']))
})

test('when the host fails the local index answers, and the host is left alone', async () => {
  const page = await site.visit('/')
  const asked = await playHost(page, () => false)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await type(page, 'restore')
  await suggestions(page).filter({ hasText: 'Bring every lamp' }).first().waitFor()
  const count = asked.length
  expect(count).toBeGreaterThan(0)
  await page.locator('.search-box input').fill('lamp')
  await suggestions(page).filter({ hasText: 'Keep a copy of every lamp' }).first().waitFor()
  expect(await suggestions(page).getByText('Only at the host').count()).toBe(0)
  expect(asked).toHaveLength(count)
  expect(warnings.filter((text) => /hosted search/i.test(text))).toHaveLength(1)
})

test('no page loads the client of the host at first, and no file holds a value of the machine’s environment', async () => {
  const out = join(root, 'out')
  const files = listFiles(out).map((file) => ({ file, text: readFileSync(join(out, file), 'latin1') }))
  const clients = files
    .filter(({ file, text }) => file.endsWith('.js') && text.includes('.algolianet.com'))
    .map(({ file }) => file)
  expect(clients).toHaveLength(1)
  const page = await site.visit('/')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(loaded).not.toContain(`/${clients[0]}`)
  // A variable that is added has to be decided upon here.
  expect([...Object.keys(canaries), ...publicVariables]).toEqual(expect.arrayContaining([...variableNames]))
  const held = Object.entries({ ...canaries, PATH: env.PATH }).flatMap(([name, value]) =>
    files.filter(({ text }) => text.includes(value)).map(({ file }) => `${name} in ${file}`),
  )
  expect(held).toEqual([])
})

test('a build with a part of the variables stops and names the rest', () => {
  const { NEXT_PUBLIC_SEARCH_INDEX: _, ...some } = names
  const { exitCode, stderr } = runCommand('build', root, root, [], some)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('Missing: NEXT_PUBLIC_SEARCH_INDEX.')
})
