import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedbackRecord } from '#lib/feedback/feedback-record.ts'
import { violationsInBothModes } from '../e2e/axe.ts'
import { type BrowsedSite, browseSite } from './browse-site.ts'
import { buildLaidOutSite, layOutOnSharedEngine } from './lay-out-site.ts'

// A site that names every third party and a sink for feedback. All hosts are played by the test: nothing is asked of a
// real one.
const fixture = join(process.cwd(), 'tests/sites/fixtures/readings')
const sink = 'https://feedback.lantern.example/v1'
const settings = `
  thirdParties: {
    googleAnalytics: 'G-ABC1234567',
    googleTagManager: 'GTM-ABC1234',
    tealium: 'lantern/docs/prod',
    hotjar: '1234567',
    hubspot: '12345678',
    intercom: 'ab12cd34',
  },
  consent: { policy: '/operate' },
  feedback: { endpoint: '${sink}' },
} as const satisfies SiteSettings`
let site: BrowsedSite

beforeAll(async () => {
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  const root = layOutOnSharedEngine({
    content: join(fixture, 'content'),
    config: config.replace('\n} as const satisfies SiteSettings', settings),
  })
  buildLaidOutSite(root)
  site = await browseSite(root)
})

afterAll(() => site?.close())

interface Visit {
  page: Page
  /** Hosts of scripts that have been asked for, sorted. */
  hosts: () => string[]
  /** What the sink got. */
  posted: Request[]
}

/** A new reader. Every host but the site's own is played. */
async function visit(
  path: string,
  options: Parameters<BrowsedSite['visit']>[1] & { signal?: boolean } = {},
): Promise<Visit> {
  const { signal = false, ...contextOptions } = options
  const page = await site.visit('/404.html', contextOptions)
  page.setDefaultTimeout(10_000)
  await page.evaluate(() => localStorage.clear())
  const asked: string[] = []
  const posted: Request[] = []
  await page.context().route(/^https:/, (route) => {
    const request = route.request()
    if (request.url() === sink) posted.push(request)
    else asked.push(new URL(request.url()).host)
    return route.fulfill({
      body: '',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  if (signal) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await site.open(page, path)
  return { page, hosts: () => [...asked].sort(), posted }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const consent = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('lantern.consent') ?? 'null'))
const everything = [
  'js.hs-scripts.com',
  'static.hotjar.com',
  'tags.tiqcdn.com',
  'widget.intercom.io',
  'www.googletagmanager.com',
  'www.googletagmanager.com',
]

async function goTo(page: Page, name: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Handbook' })
  await pages.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('nothing is loaded before consent, on no page, and the page can be read and used', async () => {
  const { page, hosts } = await visit('/')
  await dialog(page).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await goTo(page, 'Alerts')
  await dialog(page).waitFor()
  await site.open(page, '/overview/')
  await dialog(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(hosts()).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await consent(page)).toBeNull()
})

test('Accept all loads all, now and at the next visit, and is stored with version and date', async () => {
  const { page, hosts } = await visit('/')
  await press(page, 'Accept all')
  await expect.poll(hosts).toEqual(everything)
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await consent(page)).toEqual({
    version: '1 googleAnalytics googleTagManager tealium hotjar hubspot intercom',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    accepted: ['analytics', 'recording', 'marketing', 'support'],
  })
  await site.open(page, '/overview/')
  await expect.poll(hosts).toEqual([...everything, ...everything].sort())
  expect(await dialog(page).count()).toBe(0)
})

test('Reject all is one press, too, and holds', async () => {
  const { page, hosts } = await visit('/')
  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject all'].map((name) =>
      dialog(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, height } = getComputedStyle(button)
          return { color, backgroundColor, borderColor, fontSize, height }
        }),
    ),
  )
  expect(reject).toEqual(accept)
  await press(page, 'Reject all')
  await dialog(page).waitFor({ state: 'hidden' })
  await goTo(page, 'Alerts')
  await site.open(page, '/overview/')
  await page.waitForLoadState('networkidle')
  expect(await dialog(page).count()).toBe(0)
  expect(hosts()).toEqual([])
})

test('a choice loads exactly what it names', async () => {
  const { page, hosts } = await visit('/')
  await press(page, 'Choose')
  const boxes = page.getByRole('checkbox')
  await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true)
  await page.getByRole('checkbox', { name: /^Session recording/ }).check()
  await page.getByRole('checkbox', { name: /^Support chat/ }).check()
  await press(page, 'Save choice')
  await expect.poll(hosts).toEqual(['static.hotjar.com', 'widget.intercom.io'])
  await site.open(page, '/overview/')
  await expect.poll(hosts).toHaveLength(4)
  expect(new Set(hosts())).toEqual(new Set(['static.hotjar.com', 'widget.intercom.io']))
})

test('services learn of pages that are opened within the site, each once', async () => {
  const { page } = await visit('/')
  await press(page, 'Accept all')
  await goTo(page, 'Alerts')
  const views = () =>
    page.evaluate(() => {
      const { dataLayer, _hsq } = window as unknown as { dataLayer: ArrayLike<unknown>[]; _hsq: unknown[] }
      const calls = dataLayer.map((call) => Array.from(call)).filter(([, name]) => name === 'page_view')
      return { calls, paths: _hsq.map((call) => String(call)) }
    })
  await expect.poll(async () => (await views()).calls).toHaveLength(1)
  const { calls, paths } = await views()
  expect(calls[0]).toEqual([
    'event',
    'page_view',
    { page_location: page.url(), page_title: expect.stringContaining('Alerts') },
  ])
  expect(paths).toEqual(['setPath,/alerts/', 'trackPageView'])
})

test('the footer opens the choice again; what is withdrawn is not loaded, and its cookies go', async () => {
  const { page, hosts } = await visit('/')
  await press(page, 'Accept all')
  await expect.poll(hosts).toHaveLength(everything.length)
  const { origin } = new URL(page.url())
  await page.context().addCookies(['_ga', 'own'].map((name) => ({ name, value: '1', url: origin })))
  const opener = page.getByRole('button', { name: 'Privacy choices' })
  await opener.press('Enter')
  await dialog(page).waitFor()
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await opener.click()
  for (const name of [/^Analytics/, /^Marketing/, /^Session/]) await page.getByRole('checkbox', { name }).uncheck()
  await press(page, 'Save choice')
  await dialog(page).getByText('Services that are already running stop when you reload the page.').waitFor()
  expect(await page.evaluate(() => document.cookie)).toBe('own=1')
  const before = hosts().length
  await Promise.all([page.waitForEvent('load'), press(page, 'Reload now')])
  await expect.poll(() => hosts().length).toBe(before + 1)
  await page.waitForLoadState('networkidle')
  expect(hosts().length).toBe(before + 1)
  expect((await consent(page)).accepted).toEqual(['support'])
})

test('a browser that asks not to be tracked is not asked; its reader may still accept', async () => {
  const { page, hosts } = await visit('/', { signal: true })
  await page.waitForLoadState('networkidle')
  expect(await dialog(page).count()).toBe(0)
  expect(hosts()).toEqual([])
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await dialog(page).getByText('Your browser asks sites not to track you.').waitFor()
  await page.getByRole('checkbox', { name: /^Support chat/ }).check()
  await press(page, 'Save choice')
  await expect.poll(hosts).toEqual(['widget.intercom.io'])
})

test('a blocked service is no error of the page', async () => {
  const { page } = await visit('/')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.context().route(/^https:/, (route) => route.abort())
  await press(page, 'Accept all')
  await goTo(page, 'Alerts')
  expect(errors).toEqual([])
})

test('without scripts there is nothing to choose, and nothing is loaded', async () => {
  const { page } = await visit('/')
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const still = await context?.newPage()
  const asked: string[] = []
  still?.on('request', (request) => asked.push(new URL(request.url()).origin))
  await still?.goto(page.url())
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
  expect(await still?.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0)
  await context?.close()
})

test.each([1280, 390])(
  'axe finds nothing with the question and with the choices, dark and light, %i px',
  async (width) => {
    const { page } = await visit('/overview/', { viewport: { width, height: 800 } })
    await dialog(page).waitFor()
    expect(await violationsInBothModes(page)).toEqual([])
    expect((await dialog(page).boundingBox())?.height).toBeLessThan(400)
    await press(page, 'Choose')
    await page.getByRole('group', { name: 'Allow' }).waitFor()
    expect(await violationsInBothModes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
)

const bodies = (posted: readonly Request[]) =>
  posted.filter((request) => request.method() === 'POST').map((request) => request.postDataJSON() as FeedbackRecord)

async function vote(page: Page): Promise<void> {
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Yes' }).click()
}

test('a vote goes to the sink as JSON, and a comment takes its place there', async () => {
  const { page, posted } = await visit('/overview/')
  await press(page, 'Reject all')
  await vote(page)
  await page.getByText('Thank you. Your feedback was sent.').waitFor()
  await page.getByRole('textbox', { name: 'What was helpful?' }).fill('All of it')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect.poll(() => bodies(posted)).toHaveLength(2)
  const [first, second] = bodies(posted)
  expect(first).toMatchObject({ subject: 'page', page: '/overview/', vote: 'up', comment: '' })
  expect(second).toMatchObject({ id: first?.id, vote: 'up', comment: 'All of it' })
})

test('a vote without a network is sent at the next visit', async () => {
  const { page, posted } = await visit('/overview/')
  await press(page, 'Reject all')
  await page.context().route(sink, (route) => route.abort())
  await vote(page)
  await page.getByText('Thank you. Your feedback will be sent as soon as possible.').waitFor()
  await page.context().unroute(sink)
  await site.open(page, '/')
  await expect.poll(() => bodies(posted)).toMatchObject([{ page: '/overview/', vote: 'up' }])
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('lantern.feedback') ?? '{}').unsent))
    .toEqual([])
})
