import { expect, type Page, type Route, test } from '@playwright/test'
import { addLink, markDocument, visit, whenInteractive } from '../../e2e/visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'

const failures = [
  ['cannot be reached', (route: Route) => route.abort()],
  ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const arrived = (page: Page) => expect(heading(page, 'Search and query')).toBeVisible()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' })

/** Lets requests for the document of a page fail, but not full loads; tells how often it did. */
async function fail(
  page: Page,
  path: string,
  failure: (route: Route) => Promise<void>,
): Promise<{ count: () => number; mend: () => void }> {
  let count = 0
  let isMended = false
  await page.route(`**${path}`, (route) => {
    if (isMended || route.request().isNavigationRequest()) return route.continue()
    count += 1
    return failure(route)
  })
  return {
    count: () => count,
    mend: () => {
      isMended = true
    },
  }
}

for (const [name, failure] of failures) {
  test(`a page ${name}: the error is shown over the page that stays, and Retry retries until it is there`, async ({
    page,
  }) => {
    await visit(page, start)
    const unchanged = await markDocument(page)
    const { count, mend } = await fail(page, target, failure)
    await (await addLink(page, target)).click()
    await expect(notice(page)).toContainText(`Loading ${target} failed. Cause: `)
    await expect(heading(page, 'Scorecards overview')).toBeVisible()
    await expect(page).toHaveURL(start)
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
    const before = count()
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await expect.poll(count).toBe(before + 1)
    await expect(notice(page)).toBeVisible()
    mend()
    await notice(page).getByRole('button', { name: 'Retry' }).click()
    await arrived(page)
    await expect(page).toHaveURL(target)
    await expect(notice(page)).toHaveCount(0)
    expect(await unchanged()).toBe(true)
  })

  test(`a preload that ${name} is logged, and the click after it works`, async ({ page }) => {
    await visit(page, start)
    const { mend } = await fail(page, target, failure)
    const link = await addLink(page, target)
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be preloaded'))
    await link.hover()
    const message = await logged
    expect(message.type()).toBe('warning')
    expect(message.text()).toContain(`Loading ${target} failed.`)
    await expect(notice(page)).toHaveCount(0)
    mend()
    const unchanged = await markDocument(page)
    await link.click()
    await arrived(page)
    expect(await unchanged()).toBe(true)
  })
}

test('the error can be closed by keyboard; the next navigation works', async ({ page }) => {
  await visit(page, start)
  const { mend } = await fail(page, target, (route) => route.abort())
  await (await addLink(page, target)).click()
  await notice(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('Loading page')).toHaveCount(0)
  const unchanged = await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides/')
  mend()
  await (await addLink(page, target)).click()
  await arrived(page)
  expect(await unchanged()).toBe(true)
})

test('another link takes the error away', async ({ page }) => {
  await visit(page, start)
  await fail(page, target, (route) => route.abort())
  await (await addLink(page, target)).click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides/')
  await expect(notice(page)).toHaveCount(0)
})

test('the way back leads to a page that cannot be loaded: the error takes its place, and Retry loads it there', async ({
  page,
}) => {
  await visit(page, start)
  await (await addLink(page, target)).click()
  await arrived(page)
  const unchanged = await markDocument(page)
  const { mend } = await fail(page, start, (route) => route.abort())
  await page.goBack()
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('main').getByText(`Loading ${start} failed. Cause: `)).toBeVisible()
  await expect(page).toHaveURL(start)
  await page.goForward()
  await arrived(page)
  await page.goBack()
  await expect(heading(page, 'This page could not be loaded.')).toBeVisible()
  mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Scorecards overview')).toBeVisible()
  expect(await unchanged()).toBe(true)
})

test('a page whose stylesheet cannot be loaded is loaded in full, also on the way back', async ({ page }) => {
  await visit(page, start)
  let isMended = false
  await page.route('**/assets/css/card-index.*', (route) => (isMended ? route.continue() : route.abort()))
  const unchanged = await markDocument(page)
  const whole = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/guides/'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await whole
  await expect(page).toHaveURL('/guides/')
  await expect.poll(unchanged).toBe(false)
  await whenInteractive(page)
  await (await addLink(page, target)).click()
  await arrived(page)
  const swapped = await markDocument(page)
  isMended = true
  await page.goBack()
  await expect(page).toHaveURL('/guides/')
  await expect(page.locator('.card-index')).toBeVisible()
  expect(await swapped()).toBe(true)
})

test('a page of a newer deployment is loaded as a whole document', async ({ page }) => {
  await visit(page, start)
  await page.route(`**${target}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace(/data-build="\d+"/, 'data-build="1"') })
  })
  const unchanged = await markDocument(page)
  await (await addLink(page, target)).click()
  await arrived(page)
  await expect(page).toHaveURL(target)
  expect(await unchanged()).toBe(false)
})
