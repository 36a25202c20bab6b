import { expect, type Page, type Route, test } from '@playwright/test'
import { addLink, markDocument, visit } from '../../e2e/visit.ts'

const start = '/scorecards/overview/'
const scripts = '**/assets/js/*.js'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading chunk' })
const results = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Scorecards overview' }).first()

/** Follows a link to a page with its own script, after the scripts of the current page have loaded. */
async function openSearch(page: Page, treat: (route: Route) => unknown): Promise<void> {
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  await page.route(scripts, treat)
  await (await addLink(page, '/search/?q=scorecard')).click()
}

test('a script chunk fails: the error names it, and Retry loads it in place', async ({ page }) => {
  await openSearch(page, (route) => route.abort())
  await expect(failure(page)).toContainText(/^Loading chunk search-page failed\. Cause: \S/)
  await expect(heading(page, 'Search')).toBeVisible()
  const unchanged = await markDocument(page)
  const failedAgain = page.waitForEvent('console', (message) => message.text().startsWith('ChunkLoadError'))
  await failure(page).getByRole('button', { name: 'Retry' }).click()
  await failedAgain
  await expect(failure(page)).toHaveCount(1)
  await page.unroute(scripts)
  await failure(page).getByRole('button', { name: 'Retry' }).click()
  await expect(results(page)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  expect(await unchanged()).toBe(true)
})

test('a part of a script chunk fails: Retry loads it in place', async ({ page }) => {
  let isMended = false
  await openSearch(page, (route) =>
    isMended || /search-page/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await expect(failure(page)).toContainText('Loading chunk search-page failed.')
  isMended = true
  await failure(page).getByRole('button', { name: 'Retry' }).click()
  await expect(results(page)).toBeVisible()
})

test('a script chunk that does not arrive within 120 s counts as failed', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  await openSearch(page, (route) => void asked.push(route.request().url()))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.clock.runFor(119_000)
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(failure(page)).toContainText('Loading chunk search-page failed. Cause: It did not arrive within 120 s.')
})

test('one automatic reload when a newer deployment is the cause, and never a second', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await openSearch(page, (route) => (/search-page/.test(route.request().url()) ? route.abort() : route.continue()))
  await expect.poll(() => loads).toBe(2)
  await expect(failure(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
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

test('without its script, a page is one without JavaScript: no control is dead', async ({ page }) => {
  await page.route('**/assets/js/site.*.js', (route) => route.abort())
  await page.goto('/search-and-query/examples/')
  await page.waitForLoadState('load')
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
  await expect(page.locator('.needs-js:visible')).toHaveCount(0)
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible()
})
