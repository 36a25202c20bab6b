import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { addLink, visit } from '../../e2e/visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'

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

/** Requests for documents other than full loads, as paths. */
function watchRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/') && !request.isNavigationRequest()) requested.push(pathname)
  })
  return requested
}

test.describe('loading indicator', () => {
  test('a progress bar appears only after 200 ms, starts at 0.08 and trickles every 800 ms', async ({ page }) => {
    await page.clock.install()
    await visit(page, start)
    const link = await addLink(page, target)
    const release = await holdBack(page, `**${target}`)
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
    const release = await holdBack(page, `**${target}`)
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

/** A page to which the start page has no link in sight. */
const far = '/solutions/security/overview/'

test.describe('documents', () => {
  test('a client navigation loads a page once, and not again on the way back and forward', async ({ page }) => {
    await visit(page, start)
    const requested = watchRequests(page)
    await (await addLink(page, target)).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => path === target)).toHaveLength(1)
    expect(requested).toHaveLength(new Set(requested).size)
  })

  test('links in sight, or a little below, are loaded when the browser is idle, within a budget', async ({ page }) => {
    const loads: Promise<[path: string, bytes: number]>[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.endsWith('/') || request.isNavigationRequest()) return
      loads.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]))
    })
    await visit(page, '/build-your-software-catalog/')
    const inSight = await page
      .locator('#content a[href^="/"]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().top < innerHeight * 1.5)
          .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      )
    expect(inSight.length).toBeGreaterThan(3)
    await expect.poll(() => loads.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(loads)
    expect(loaded.filter(([path]) => !inSight.includes(path))).toEqual([])
    expect(loaded.slice(0, -1).reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(80_000)
  })

  for (const [name, show] of [
    ['under the pointer', (link: Locator) => link.hover()],
    ['in keyboard focus', (link: Locator) => link.focus()],
  ] as const) {
    test(`a link ${name} is loaded, and the click on it uses that`, async ({ page }) => {
      await visit(page, start)
      const requested = watchRequests(page)
      const link = await addLink(page, far)
      const prefetched = page.waitForRequest(`**${far}`)
      await show(link)
      await prefetched
      await link.click()
      await expect(page).toHaveURL(far)
      expect(requested.filter((path) => path === far)).toHaveLength(1)
    })
  }

  test('a click at once requests the page once', async ({ page }) => {
    await visit(page, start)
    const requested = watchRequests(page)
    const link = await addLink(page, far)
    const release = await holdBack(page, `**${far}`)
    await link.click()
    // Longer than it takes for a link under the pointer to be prefetched.
    await page.waitForTimeout(300)
    await release()
    await expect(page).toHaveURL(far)
    expect(requested.filter((path) => path === far)).toHaveLength(1)
  })

  test('a reader who scrolls to the end of a page finds the next one loaded', async ({ page }) => {
    await visit(page, start)
    const requested = watchRequests(page)
    const next = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link', { name: /^Next/ })
    const path = (await next.getAttribute('href')) ?? ''
    await next.scrollIntoViewIfNeeded()
    await expect.poll(() => requested.filter((other) => other === path).length).toBe(1)
    await next.click()
    await expect(page).not.toHaveURL(start)
    expect(requested.filter((other) => other === path)).toHaveLength(1)
  })

  test('a 3g connection is fast enough for a prefetch', async ({ page }) => {
    await page.addInitScript(() => {
      const value = { saveData: false, effectiveType: '3g' }
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    })
    await visit(page, start)
    const prefetched = page.waitForRequest(`**${far}`)
    await (await addLink(page, far)).hover()
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
      const requested = watchRequests(page)
      await page.clock.install()
      await visit(page, start)
      const link = await addLink(page, far)
      await link.hover()
      await page.clock.runFor(5000)
      await page.locator('.pagination').scrollIntoViewIfNeeded()
      await page.clock.runFor(5000)
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      await link.click()
      await expect(page).toHaveURL(far)
      expect(requested.length).toBeGreaterThan(0)
    })
  }
})

test('a page requests a single script before it is loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/security/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatch(/^\/assets\/js\/site\./)
})

test('a page is shown without a stylesheet that does not arrive', async ({ page }) => {
  await visit(page, '/security/')
  const asked = page.waitForRequest('**/generated/screens-*')
  await page.route('**/generated/screens-*', () => undefined)
  await (await addLink(page, start)).click()
  await asked
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
})
