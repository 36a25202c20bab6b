import { expect, type Page, type Route, test } from '@playwright/test'
import { addLink, markDocument, visit, whenInteractive } from './visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const body = '**/_fragments/pages/search-and-query.html'
const data = `**${target}index.txt*`
const buildFile = '**/build.json'

const failures = [
  ['cannot be reached', (route: Route) => route.abort()],
  ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const arrived = (page: Page) => expect(heading(page, 'Search and query')).toBeVisible()

/** Lets what a request asks for fail; tells how often it did. */
async function fail(page: Page, url: string, failure: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0
  await page.route(url, (route) => {
    count += 1
    return failure(route)
  })
  return () => count
}

/** Counts full loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

async function deployNewer(page: Page): Promise<void> {
  await page.route(buildFile, (route) => route.fulfill({ json: { id: 'newer' } }))
}

test.describe('the body of a page', () => {
  for (const [name, failure] of failures) {
    test(`${name}: the error is shown, and Retry retries in place until it is there`, async ({ page }) => {
      await visit(page, start)
      const unchanged = await markDocument(page)
      const failed = await fail(page, body, failure)
      await (await addLink(page, target)).click()
      await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
      await expect(page).toHaveURL(target)
      await expect(
        page.getByRole('main').getByText(/^Loading \S+search-and-query\.html failed\. Cause: \S/),
      ).toBeVisible()
      // Pointing at the link may have requested it before.
      const asked = failed()
      expect(asked).toBeGreaterThan(0)
      const retry = page.getByRole('button', { name: 'Retry' })
      await retry.click()
      await expect.poll(failed).toBe(asked + 1)
      await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
      await page.unroute(body)
      await retry.click()
      await arrived(page)
      await expect(retry).toHaveCount(0)
      expect(await unchanged()).toBe(true)
    })
  }

  test('the frame stays, and another page can be opened', async ({ page }) => {
    await visit(page, start)
    await fail(page, body, (route) => route.abort())
    await (await addLink(page, target)).click()
    await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await expect(heading(page, 'This page could not be loaded.')).toHaveCount(0)
  })

  test('a newer deployment is the cause: the page is reloaded once', async ({ page }) => {
    await visit(page, start)
    await fail(page, body, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await deployNewer(page)
    const unchanged = await markDocument(page)
    const loads = countLoads(page)
    await (await addLink(page, target)).click()
    await arrived(page)
    await expect(page).toHaveURL(target)
    expect(await unchanged()).toBe(false)
    expect(loads()).toBe(1)
    // A link that is added before scripts are at work is taken for a mistake of the page, and out.
    await whenInteractive(page)
    // The deployment has been noticed: what still fails waits for the reader.
    await page.unroute(body)
    await page.route('**/_fragments/pages/scorecards/overview.html', (route) => route.abort())
    await (await addLink(page, start)).click()
    await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('the same build, or an unknown one, does not reload anything', async ({ page }) => {
    await visit(page, start)
    await fail(page, body, (route) => route.abort())
    const loads = countLoads(page)
    for (const answer of [undefined, { status: 404, body: '<h1>Page not found</h1>' }, { status: 200, body: '{' }]) {
      if (answer !== undefined) await page.route(buildFile, (route) => route.fulfill(answer))
      const asked = page.waitForResponse(buildFile)
      await (await addLink(page, target)).click()
      await asked
      await page.waitForLoadState('networkidle')
      await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
      await page.goBack()
      await expect(heading(page, 'Scorecards overview')).toBeVisible()
    }
    expect(loads()).toBe(0)
  })
})

test.describe('the data of a page', () => {
  for (const [name, failure] of failures) {
    test(`${name}: the error is shown over the page that stays, and Retry retries until it is there`, async ({
      page,
    }) => {
      await visit(page, start)
      const unchanged = await markDocument(page)
      const failed = await fail(page, data, failure)
      await (await addLink(page, target)).click()
      const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' })
      await expect(alert).toContainText(`Loading ${target} failed. Cause: `)
      await expect(heading(page, 'Scorecards overview')).toBeVisible()
      await expect(page).toHaveURL(start)
      await expect(page.locator('html')).not.toHaveAttribute('data-loading')
      const before = failed()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(failed).toBe(before + 1)
      await expect(alert).toBeVisible()
      await page.unroute(data)
      await alert.getByRole('button', { name: 'Retry' }).click()
      await arrived(page)
      await expect(page).toHaveURL(target)
      await expect(alert).toHaveCount(0)
      expect(await unchanged()).toBe(true)
    })
  }

  test('the error can be closed by keyboard; the next navigation works', async ({ page }) => {
    await visit(page, start)
    await fail(page, data, (route) => route.abort())
    await (await addLink(page, target)).click()
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await alert.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(alert).toHaveCount(0)
    await expect(page.getByText('Loading page')).toHaveCount(0)
    const unchanged = await markDocument(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await page.unroute(data)
    await (await addLink(page, target)).click()
    await arrived(page)
    expect(await unchanged()).toBe(true)
  })

  test('a newer deployment is the cause: the page is loaded as a whole document', async ({ page }) => {
    await visit(page, start)
    await fail(page, data, (route) => route.abort())
    await deployNewer(page)
    const unchanged = await markDocument(page)
    await (await addLink(page, target)).click()
    await arrived(page)
    expect(await unchanged()).toBe(false)
  })
})

test.describe('a failed preload', () => {
  for (const [name, url] of [
    ['the body', body],
    ['the data', `**${target}__next*`],
  ] as const) {
    test(`of ${name} is logged, and the click after it works`, async ({ page }) => {
      await visit(page, start)
      await page.route(url, (route) => route.abort())
      const link = await addLink(page, target)
      const logged = page.waitForEvent('console', (message) => message.text().includes('could not be preloaded'))
      await link.hover()
      const message = await logged
      expect(message.type()).toBe('warning')
      expect(message.text()).toMatch(/Loading \S*\/search-and-query\S* failed\./)
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
      await page.unroute(url)
      const unchanged = await markDocument(page)
      await link.click()
      await arrived(page)
      expect(await unchanged()).toBe(true)
    })
  }
})
