import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutOnSharedEngine, rebuildOpenSite } from './lay-out-site.ts'

// A site that can be read offline, through three deployments: as it is, with other words, and with the setting off. The
// tests are in this order.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
let root: string
let site: BrowsedSite
/** A reader who visits all three. */
let reader: Page

const config = () => join(root, 'site.config.ts')
const overview = () => join(root, 'content/overview.md')
const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

beforeAll(async () => {
  root = layOutOnSharedEngine({
    content: join(fixture, 'content'),
    config: readFileSync(join(fixture, 'site.config.ts'), 'utf8').replace(
      '\n} as const satisfies',
      '\n  offline: true,\n} as const satisfies',
    ),
  })
  buildLaidOutSite(root)
  site = await browseSite(root)
  reader = await site.visit('/')
  reader.setDefaultTimeout(15_000)
})

afterAll(() => site?.close())

/** Paths of the pages that a browser has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('.page'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const note = (page: Page) => page.locator('.offline-note')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('a visited page is read without a network: after a reload, and by links', async () => {
  const pages = reader.getByRole('navigation', { name: 'Handbook' })
  await expect.poll(() => kept(reader)).toContain('/')
  await pages.getByRole('link', { name: 'Overview' }).click()
  await heading(reader, 'Overview')
  await expect.poll(() => kept(reader)).toEqual(expect.arrayContaining(['/', '/overview/']))
  expect(await note(reader).textContent()).toBe('')

  await reader.context().setOffline(true)
  await note(reader).getByText('You are offline.').waitFor()
  await reader.reload()
  await heading(reader, 'Overview')
  expect(await reader.evaluate(() => getComputedStyle(document.body).display)).toBe('flex')
  await reader.locator('.theme-switch[title]').waitFor()
  await note(reader).getByText('You are offline.').waitFor()
  expect((await new AxeBuilder({ page: reader }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await pages.getByRole('link', { name: 'Lantern' }).click()
  await reader.waitForURL((url) => url.pathname === '/')
  await reader.getByRole('heading', { level: 1 }).waitFor()
})

test('a page that was never visited says so, and lists those that can be read', async () => {
  await reader.goto(new URL('/operate/restore/', reader.url()).href)
  await heading(reader, 'You are offline')
  await expect.poll(() => reader.getByRole('listitem').allTextContents()).toEqual(expect.arrayContaining(['Overview']))
  expect((await new AxeBuilder({ page: reader }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await reader.getByRole('link', { name: 'Overview' }).click()
  await heading(reader, 'Overview')
  await note(reader).getByRole('button', { name: 'Pages you can read' }).click()
  await heading(reader, 'You are offline')
})

test('the page comes once the network answers, and not when a device only believes to have one', async () => {
  await reader.goto(new URL('/operate/restore/', reader.url()).href)
  await heading(reader, 'You are offline')
  const asked = reader.waitForEvent('requestfailed')
  await reader.evaluate(() => {
    document.body.dataset.before = ''
    Object.defineProperty(navigator, 'onLine', { get: () => true })
    dispatchEvent(new Event('online'))
  })
  await asked
  expect(await reader.locator('body[data-before]').count()).toBe(1)
  await reader.context().setOffline(false)
  await heading(reader, 'Restore')
})

test('a page that comes too late is shown as it was kept', async () => {
  await site.open(reader, '/overview/')
  await expect.poll(() => kept(reader)).toContain('/overview/')
  await reader.context().route('**/overview/', () => undefined)
  await reader.goto(new URL('/overview/', reader.url()).href)
  await heading(reader, 'Overview')
  await reader.context().unroute('**/overview/')
})

test('a new deployment is seen at the first visit, and what the old one had kept is gone', async () => {
  const before = await cacheNames(reader)
  edit(overview(), (text) => text.replace('The lamp shines', 'The new lamp shines'))
  await rebuildOpenSite(root)
  await site.open(reader, '/overview/')
  expect(await reader.getByText('The new lamp shines').isVisible()).toBe(true)
  await expect.poll(async () => (await cacheNames(reader)).filter((name) => before.includes(name))).toEqual([])
  await expect.poll(() => kept(reader)).toEqual(expect.arrayContaining(['/', '/overview/']))
  await reader.context().setOffline(true)
  await reader.reload()
  await reader.getByText('The new lamp shines').waitFor()
  await reader.context().setOffline(false)
})

test('with the setting off, the worker ends itself and leaves nothing behind', async () => {
  expect(await registrations(reader)).toBe(1)
  edit(config(), (text) => text.replace('  offline: true,\n', ''))
  await rebuildOpenSite(root)
  await site.open(reader, '/overview/')
  await expect.poll(() => registrations(reader)).toBe(0)
  await expect.poll(() => cacheNames(reader)).toEqual([])
  await site.open(reader, '/')
  expect(await registrations(reader)).toBe(0)
  expect(await note(reader).count()).toBe(0)
})
