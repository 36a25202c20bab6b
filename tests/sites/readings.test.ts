import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnvironment } from '../../env.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { soundPage } from './broken-content.ts'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'
import { type Host, serveHost } from './serve-host.ts'

// A site of another team, with the readings of the specification that are not this site's: small, without tags and
// glossary, with two versions.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
const changedOn = '2024-05-06'
let root: string
let site: BrowsedSite
let shownDiagnostics: string
let allowed: Host
let other: Host

const exported = (file: string) => readFileSync(join(root, 'out', file), 'utf8')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

/** Commits the content on a known day: the site is a repository of its own, inside the project's. */
function commitContent(): void {
  const date = `${changedOn}T12:00:00Z`
  // Named, because a git hook that runs the tests has named the project's in the environment.
  const repository = join(root, '.git')
  const env = childEnvironment({
    GIT_DIR: repository,
    GIT_WORK_TREE: root,
    GIT_INDEX_FILE: join(repository, 'index'),
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  })
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@lantern.example', '-c', 'commit.gpgsign=false']
  for (const args of [
    ['init', '--quiet'],
    ['add', 'content'],
    [...identity, 'commit', '--quiet', '-m', 'Write'],
  ]) {
    execFileSync('git', args, { cwd: root, env })
  }
}

beforeAll(async () => {
  allowed = await serveHost()
  other = await serveHost()
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8').replace('http://localhost:1', allowed.origin)
  root = layOutOnSharedEngine({ content: join(fixture, 'content'), config })
  mkdirSync(join(root, 'content/loose'))
  writeFileSync(join(root, 'content/loose/index.md'), soundPage('Second claim'))
  commitContent()
  shownDiagnostics = buildLaidOutSite(root)
  site = await browseSite(root)
})

afterAll(async () => {
  allowed?.close()
  other?.close()
  await site?.close()
})

test('a visit starts light, and the switch toggles between dark and light, without system', async () => {
  const page = await site.visit('/', { colorScheme: 'dark' })
  const button = page.getByRole('button', { name: /^Color mode/ })
  expect(await theme(page)).toBe('light')
  const seen: (string | null)[] = []
  for (const _ of [1, 2, 3]) {
    await button.click()
    seen.push(await theme(page))
  }
  expect(seen).toEqual(['dark', 'light', 'dark'])
  await expect.poll(() => stored(page, 'theme')).toBe('dark')
  await site.open(page, '/overview/')
  expect(await theme(page)).toBe('dark')
  await page.evaluate(() => localStorage.setItem('theme', 'system'))
  await site.open(page, '/overview/')
  expect(await theme(page)).toBe('light')
})

test('a page that cannot be loaded is loaded as a whole document', async () => {
  const page = await site.visit('/overview/')
  await page.route('**/alerts/', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  // What the page has loaded ahead is gone.
  await site.open(page, '/overview/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.getByRole('navigation', { name: 'Handbook' }).getByRole('link', { name: 'Alerts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
  expect(loads).toBe(1)
})

test('the way back to a page that cannot be loaded reloads it once; what fails then, too, waits for the reader', async () => {
  const page = await site.visit('/overview/')
  let isWhole = true
  await page.route('**/overview/', (route) =>
    isWhole && route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await page.getByRole('navigation', { name: 'Handbook' }).getByRole('link', { name: 'Alerts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.goBack()
  await loaded
  await page.locator('.theme-switch[title]').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  isWhole = false
  await page.getByRole('navigation', { name: 'Handbook' }).getByRole('link', { name: 'Alerts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' }).waitFor()
})

test('the parameter of embedding has another name, and only a host on an allowed port shows a page and is told', async () => {
  const page = await site.visit('/overview/?lantern-embed=iframe')
  expect(await page.locator('.navbar').isVisible()).toBe(true)
  const received = () => page.evaluate(() => (globalThis as unknown as { received: unknown[] }).received)
  const frame = page.frameLocator('iframe')
  allowed.show(`${site.url}/overview/?inside=iframe`)
  await page.goto(allowed.origin)
  await expect.poll(received).toEqual([{ source: 'lantern-docs', type: 'finished_load_ack', path: '/overview/' }])
  expect(await frame.locator('.navbar').isVisible()).toBe(false)
  allowed.show(`${site.url}/nowhere/?inside=iframe`)
  await page.goto(allowed.origin)
  await expect.poll(received).toEqual([{ source: 'lantern-docs', type: 'page_not_found', path: '/nowhere/' }])
  other.show(`${site.url}/overview/?inside=iframe`)
  await page.goto(other.origin)
  await page.waitForLoadState('networkidle')
  expect(await frame.getByRole('heading', { level: 1, name: 'Overview' }).count()).toBe(0)
  expect(await received()).toEqual([])
})

test('a generated category page lists its pages with their descriptions', async () => {
  const page = await site.visit('/operate/')
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Operate')
  expect(await main.getByText('Everything that keeps Lantern running.').isVisible()).toBe(true)
  const entries = main.locator('.cards > li')
  expect(await entries.getByRole('link').allTextContents()).toEqual(['Back up', 'Restore'])
  expect(await entries.locator('.card-text').allTextContents()).toEqual([
    'Keep a copy of every lamp and switch, so that a lost machine costs minutes instead of days.',
    'Bring every lamp and switch back from a copy, and check that none of them is missing.',
  ])
})

test('the version menu leads to the same page, or to the start of the version, and is remembered', async () => {
  const page = await site.visit('/overview/')
  const menu = page.getByRole('combobox', { name: 'Version' })
  expect(await menu.getByRole('option').allTextContents()).toEqual(['2.0', '1.0'])
  await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('current')

  await menu.selectOption('1.0')
  await page.waitForURL('**/1.0/overview/')
  await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('1.0')
  expect(await menu.inputValue()).toBe('1.0')

  await menu.selectOption('2.0')
  await page.waitForURL((url) => url.pathname === '/overview/')
  await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('current')

  await site.open(page, '/alerts/')
  await menu.selectOption('1.0')
  await page.waitForURL((url) => url.pathname === '/1.0/')
})

test('an outdated version says so and leads to the same page of the current one', async () => {
  const page = await site.visit('/1.0/overview/')
  const banner = page.getByRole('note').filter({ hasText: 'no longer maintained' })
  expect(await banner.innerText()).toContain('This is the documentation of 1.0')
  await banner.getByRole('link', { name: 'Go to 2.0' }).click()
  await page.waitForURL((url) => url.pathname === '/overview/')
  await expect.poll(() => banner.count()).toBe(0)
})

test('the search stays in the version of the page, and so do its results', async () => {
  const page = await site.visit('/1.0/overview/')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group').getByRole('option')
  const addresses = () => options.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const all = page.getByRole('option', { name: 'See all results' })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('lantern')
  await options.first().waitFor()
  // What can be shown at once comes first, and the rest after it.
  await expect.poll(async () => new Set(await addresses())).toEqual(new Set(['/1.0/', '/1.0/overview/']))
  expect(await all.getAttribute('href')).toBe('/search/?q=lantern&version=1.0')
  await all.click()
  const results = page.getByRole('main').locator('ol:not(nav *) a')
  const versions = () =>
    results.evaluateAll((links) => links.map((link) => /^\/1\.0\//.test(link.getAttribute('href') ?? '')))
  await results.first().waitFor()
  expect(new Set(await versions())).toEqual(new Set([true]))
  expect(await page.getByRole('combobox', { name: 'Version to search' }).inputValue()).toBe('1.0')

  await page.getByRole('combobox', { name: 'Version to search' }).selectOption('2.0')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL((url) => url.search === '?q=lantern')
  await expect.poll(async () => (await versions()).length).toBeGreaterThan(2)
  await expect.poll(async () => new Set(await versions())).toEqual(new Set([false]))
})

test('search engines are led to the current version only', () => {
  expect(exported('sitemap.xml')).toContain('<loc>https://docs.lantern.example/operate/</loc>')
  expect(exported('sitemap.xml')).not.toContain('/1.0/')
  for (const [file, current] of [
    ['1.0/index.html', '/'],
    ['1.0/overview/index.html', '/overview/'],
  ] as const) {
    expect(exported(file)).toContain('<meta name="robots" content="noindex"/>')
    // Next writes the start of a site without a slash.
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(exported(file))?.[1] ?? ''
    expect(new URL(canonical).href).toBe(`https://docs.lantern.example${current}`)
  }
  expect(exported('overview/index.html')).not.toContain('name="robots"')
})

test('a site without tags has a tag index that says so, and no tag pages', async () => {
  expect(readdirSync(join(root, 'out/tags'), { withFileTypes: true }).filter((entry) => entry.isDirectory())).toEqual(
    [],
  )
  const page = await site.visit('/tags/')
  expect(await page.getByText('This documentation has no tags yet.').isVisible()).toBe(true)
})

test('docs root, version root and doc root contain one another and the page', async () => {
  const page = await site.visit('/1.0/overview/')
  expect(await page.locator('.docs-root > .version-root[data-version="1.0"] > .doc-root > main').count()).toBe(1)
  await site.open(page, '/overview/')
  expect(await page.locator('.docs-root > .version-root[data-version="current"] > .doc-root > main').count()).toBe(1)
})

test('each page marks itself in its sidebar before scripts run, and a page in no sidebar has none', async () => {
  for (const path of ['/', '/overview/', '/alerts/', '/operate/', '/operate/backup/', '/1.0/', '/1.0/overview/']) {
    const html = exported(join(path, 'index.html'))
    const tree = html.slice(html.indexOf('class="sidebar"'), html.indexOf('<main'))
    expect([...tree.matchAll(/<a href="([^"]+)" aria-current="page">/g)].map((match) => match[1])).toEqual([path])
  }
  const page = await site.visit('/loose/')
  expect(await page.getByRole('heading', { level: 1, name: 'Loose page' }).isVisible()).toBe(true)
  expect(await page.locator('nav.sidebar').count()).toBe(0)
})

test('mark, icon, fonts and dates are found from a folder below the packages', async () => {
  const mark = readFileSync(join(root, 'content/brand/lamp.svg'), 'utf8')
  expect(exported('favicon.svg')).toBe(mark)
  // In a page, it has a size, because the styles may be missing, and needs no namespace.
  const inline = mark.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '')
  expect(exported('index.html')).toContain(inline.replace('<svg ', '<svg width="28" height="28" '))
  const media = readdirSync(join(root, 'out/assets/fonts'))
  expect(media.filter((file) => file.endsWith('.woff2'))).toHaveLength(6)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  const page = await site.visit('/overview/')
  expect(await page.getByRole('main').locator('time').getAttribute('datetime')).toBe(changedOn)
})

test('of two files that claim one route the first is published, with a warning', () => {
  expect(shownDiagnostics).toContain('content/loose/index.md:1:1  duplicate-route (warning)')
  expect(exported('loose/index.html')).toContain('No sidebar lists this page.')
  const holders = listFiles(join(root, 'out')).filter((file) => exported(file).includes('Second claim'))
  expect(holders).toEqual([])
})

test('readers of an old path are sent on, by the host’s rules or by a page, and search engines learn the new one', async () => {
  expect(exported('_redirects')).toBe(
    '/handbook/start /overview/ 301\n/handbook/start/ /overview/ 301\n/run /operate/ 301\n/run/ /operate/ 301\n',
  )
  const page = await site.visit('/handbook/start/')
  await page.waitForURL('**/overview/')
  expect(exported('run/index.html')).toContain('<link rel="canonical" href="https://docs.lantern.example/operate/">')
  expect(exported('sitemap.xml')).not.toMatch(/handbook|\/run\//)
})

test('a closed announcement stays closed, until there is another one', async () => {
  const page = await site.visit('/')
  const bar = (id: string) => page.locator(`#${id}`)
  expect(await bar('lantern_first').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Dismiss announcement' }).click()
  await bar('lantern_first').waitFor({ state: 'hidden' })
  for (const path of ['/', '/overview/', '/1.0/']) {
    await site.open(page, path)
    expect(await bar('lantern_first').isVisible()).toBe(false)
  }
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(join(root, 'site.config.ts'), config.replace("'{brand}_first'", "'{brand}_second'"))
  buildLaidOutSite(root)
  await site.open(page, '/')
  expect(await bar('lantern_second').isVisible()).toBe(true)
})
