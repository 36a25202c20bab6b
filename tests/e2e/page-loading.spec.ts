import { expect, type Page, type Route, test } from '@playwright/test'
import { addLink, visit } from './visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const fragment = '**/_fragments/pages/search-and-query.html'

function progressOf(page: Page): Promise<{ state: string | null; value: number }> {
  return page.evaluate(() => ({
    state: document.documentElement.getAttribute('data-progress'),
    value: Number(document.documentElement.style.getPropertyValue('--progress')),
  }))
}

/** Holds back what a request asks for until the returned function is called. */
async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let released = false
  await page.route(url, (route) => {
    if (released) return route.continue()
    held.push(route)
    return undefined
  })
  return async () => {
    released = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Requests for a page's data and its body, as paths. */
function watchRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.txt') || pathname.startsWith('/_fragments/pages/')) requested.push(pathname)
  })
  return requested
}

test.describe('loading indicator', () => {
  test('a progress bar appears only after 200 ms, starts at 0.08 and trickles every 800 ms', async ({ page }) => {
    await page.clock.install()
    await visit(page, start)
    const link = await addLink(page, target)
    const release = await holdBack(page, fragment)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await link.click()
    await expect(page.locator('[role=status]').filter({ hasText: 'Loading page' })).toHaveCount(1)
    await page.clock.runFor(199)
    expect((await progressOf(page)).state).toBeNull()
    await page.clock.runFor(1)
    expect(await progressOf(page)).toEqual({ state: 'running', value: 0.08 })
    await page.clock.runFor(799)
    expect((await progressOf(page)).value).toBe(0.08)
    await page.clock.runFor(1)
    const { value } = await progressOf(page)
    expect(value).toBeGreaterThan(0.08)
    await page.clock.runFor(800)
    expect((await progressOf(page)).value).toBeGreaterThan(value)
    await page.clock.runFor(600_000)
    expect((await progressOf(page)).value).toBeLessThan(1)
    await release()
    await expect.poll(async () => (await progressOf(page)).value).toBe(1)
    await page.clock.runFor(1000)
    expect(await progressOf(page)).toEqual({ state: null, value: 0 })
  })

  test('while a page is still loading past a delay, an animated loader is shown, and gone at the end', async ({
    page,
  }) => {
    await visit(page, start)
    const release = await holdBack(page, fragment)
    await (await addLink(page, target)).click()
    const loader = page.getByRole('status').filter({ hasText: 'Loading page' })
    await expect(loader).toBeVisible()
    expect(await loader.evaluate((element) => getComputedStyle(element, '::before').animationName)).not.toBe('none')
    await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
    await release()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await expect(loader).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-progress')
  })

  test('a fast navigation shows no bar', async ({ page }) => {
    await page.clock.install()
    await visit(page, start)
    const link = await addLink(page, target)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await page.clock.runFor(5000)
    expect(await progressOf(page)).toEqual({ state: null, value: 0 })
  })
})

test.describe('page data', () => {
  test('a client navigation loads the page’s data and body once, and nothing again on the way back', async ({
    page,
  }) => {
    await visit(page, start)
    const requested = watchRequests(page)
    await (await addLink(page, target)).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => path.startsWith('/_fragments/'))).toHaveLength(
      new Set(requested.filter((path) => path.startsWith('/_fragments/'))).size,
    )
    expect(requested.filter((path) => path === '/_fragments/pages/search-and-query.html')).toHaveLength(1)
    expect(requested.filter((path) => path === `${target}index.txt`)).toHaveLength(1)
  })

  test('nothing is prefetched until the reader shows an intent; a link under the pointer is', async ({ page }) => {
    const requested = watchRequests(page)
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    const link = await addLink(page, target)
    const prefetched = page.waitForRequest(fragment)
    await link.hover()
    await prefetched
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    expect(requested.filter((path) => path.startsWith('/_fragments/'))).toHaveLength(1)
  })

  test('a click at once requests only the page, and prefetches nothing else', async ({ page }) => {
    await visit(page, start)
    const link = await addLink(page, target)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdBack(page, `**${target}index.txt*`)
    await link.click()
    // Longer than it takes for a link under the pointer to be prefetched.
    await page.waitForTimeout(300)
    await release()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    expect(asked.filter((path) => path.startsWith(target)).toSorted()).toEqual([`${target}index.txt`])
  })

  test('a link in keyboard focus is prefetched', async ({ page }) => {
    await visit(page, start)
    const prefetched = page.waitForRequest(fragment)
    await (await addLink(page, target)).focus()
    await prefetched
  })

  test('a reader who scrolls to the end of a page finds the next one loaded', async ({ page }) => {
    await visit(page, start)
    const requested = watchRequests(page)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    const next = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link', { name: /^Next/ })
    const body = `/_fragments/pages${(await next.getAttribute('href'))?.replace(/\/$/, '')}.html`
    const prefetched = page.waitForRequest(`**${body}`)
    await next.scrollIntoViewIfNeeded()
    await prefetched
    await page.waitForLoadState('networkidle')
    await next.click()
    await expect(page).not.toHaveURL(start)
    expect(requested.filter((path) => path === body)).toHaveLength(1)
  })

  test('the next page is not loaded for a reader who has not scrolled, though its link is in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 8000 })
    const requested = watchRequests(page)
    await visit(page, start)
    await expect(page.locator('.pagination')).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
  })

  test('a 3g connection is fast enough for a prefetch', async ({ page }) => {
    await page.addInitScript(() => {
      const value = { saveData: false, effectiveType: '3g' }
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    })
    await visit(page, start)
    const prefetched = page.waitForRequest(fragment)
    await (await addLink(page, target)).hover()
    await prefetched
  })

  for (const [name, connection] of [
    ['when data saver is on', { saveData: true, effectiveType: '4g' }],
    ['on slow (2g) connections', { saveData: false, effectiveType: '2g' }],
    ['on the slowest (slow-2g) connections', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`nothing is prefetched ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await page.clock.install()
      await visit(page, start)
      const requested = watchRequests(page)
      const link = await addLink(page, target)
      await link.hover()
      await page.clock.runFor(5000)
      await page.locator('.pagination').scrollIntoViewIfNeeded()
      await page.clock.runFor(5000)
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
      expect(requested.length).toBeGreaterThan(0)
    })
  }
})
