import { expect, type Page, type Route, test } from '@playwright/test'
import { addLink, markDocument, visit } from './visit.ts'

const start = '/scorecards/overview/'
const scripts = '**/_next/static/chunks/*.js'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Follows a link to a page with its own script, after the scripts of the current page have loaded. */
async function openSearch(page: Page, treat: (route: Route) => unknown): Promise<void> {
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  await page.route(scripts, treat)
  await (await addLink(page, '/search/')).click()
}

test('a script chunk fails: the error names it, and Retry loads it in place', async ({ page }) => {
  await openSearch(page, (route) => route.abort())
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Loading chunk [\w~-]+ failed\. Cause: /)).toBeVisible()
  const unchanged = await markDocument(page)
  const failedAgain = page.waitForEvent('console', (message) => message.text().startsWith('ChunkLoadError'))
  await page.getByRole('button', { name: 'Retry' }).click()
  await failedAgain
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Search results')).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  expect(await unchanged()).toBe(true)
})

test('a script chunk that does not arrive within 120 s counts as failed', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  await openSearch(page, (route) => void asked.push(route.request().url()))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.clock.runFor(119_000)
  await expect(heading(page, 'This page could not be loaded.')).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Loading chunk [\w~-]+ failed\./)).toBeVisible()
})

test('one automatic reload when a newer deployment is the cause, and never a second', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await openSearch(page, (route) => route.abort())
  // Nothing of the scripts arrives after the reload either: the document itself is what the reader gets.
  await expect(heading(page, 'Search results')).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
  await page.unroute(scripts)
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  await page.route(scripts, (route) => route.abort())
  await (await addLink(page, '/search/')).click()
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  expect(loads).toBe(3)
})

test('the script of an operation fails: it is logged by name, and the page reads whole', async ({ page }) => {
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  await page.route(scripts, (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text().includes('Loading chunk operation failed.'))
  await (await addLink(page, '/api-reference/get-a-blueprint/')).click()
  expect((await logged).type()).toBe('warning')
  await expect(heading(page, 'Get a blueprint')).toBeVisible()
})

test('without the scripts of its start, a page is one without JavaScript: no control is dead', async ({ page }) => {
  // All but one: some of them alone do nothing.
  let first: string | undefined
  await page.route(scripts, (route) => {
    first ??= route.request().url()
    return route.request().url() === first ? route.abort() : route.continue()
  })
  await page.goto('/search-and-query/examples/')
  await page.waitForLoadState('load')
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
  await expect(page.locator('.needs-js:visible')).toHaveCount(0)
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible()
})

test('a script of the page that fails once is requested again', async ({ page }) => {
  const html = await (await page.request.get(start)).text()
  const addresses = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address = '']) => address)
  const texts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))
  const article = addresses.find((_, index) => texts[index]?.includes('article is-landing'))
  expect(article).toBeDefined()
  let asked = 0
  await page.route(`**${article}`, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await visit(page, start)
  await expect(page.locator('.toc a[aria-current]')).toHaveCount(1)
  expect(asked).toBe(2)
})
