import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { addLink, markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'
import { embedded, openHost, parameter, received, serveHost } from './embed-host.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const anchor = 'structure-and-nesting'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Navigates as the site's own scripts do, without a link. */
const push = (page: Page, path: string) => page.evaluate((to) => location.assign(to), path)

/** Until the embedding is at work: it marks nothing, but keeps the parameters of navigations. */
async function openEmbedded(page: Page, path: string, query = ''): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes('/assets/js/embedding.'))
  await page.goto(embedded(path, query))
  await loaded
  await page.waitForLoadState('networkidle')
}

test('without the parameter nothing of it is there, and nothing of it is loaded', async ({ page }) => {
  for (const query of ['', `?${parameter}=1`, `?${parameter}`, '?theme=light']) {
    await page.goto(start + query)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/embedded/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
  }
})

for (const [name, path] of [
  ['a page', start],
  ['an operation', '/api-reference/get-a-blueprint/'],
  ['the start', '/'],
  ['an unknown address', '/no-such-page/'],
] as const) {
  test(`frame and navigation of ${name} are hidden before the first paint`, async ({ page }) => {
    // Scripts come late; the class must not wait for them.
    await page.route('**/assets/js/*.js', () => undefined)
    await page.goto(embedded(path), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
    }
    await expect(page.locator('.announcement')).toBeHidden()
  })
}

test.describe('color mode', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`theme=${theme} holds against a remembered mode, from the first paint on, and is not stored`, async ({
      page,
    }) => {
      const other = theme === 'light' ? 'dark' : 'light'
      await page.addInitScript((value) => localStorage.setItem('theme', value), other)
      await openEmbedded(page, start, `&theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await push(page, target)
      await expect(heading(page, 'Search and query')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other)
    })
  }

  test('an unknown theme is the reader’s', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await openEmbedded(page, start, '&theme=pink')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('links', () => {
  for (const [name, href] of [
    ['an external link', 'https://elsewhere.example/page'],
    ['a link to a page', target],
    ['a link to a heading of another page', `${target}#${anchor}`],
  ] as const) {
    test(`${name}, rendered later, opens in a new tab without a hold on this one, and the frame stays`, async ({
      page,
      context,
    }) => {
      await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
      await openEmbedded(page, start)
      const link = await addLink(page, href)
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await expect(tab).toHaveURL(href)
      expect(await tab.evaluate(() => opener)).toBeNull()
      await expect(page).toHaveURL(embedded(start))
      // The new tab is the whole site.
      if (href.startsWith('/')) await expect(tab.getByRole('banner')).toBeVisible()
    })
  }

  test('also by keyboard', async ({ page, context }) => {
    await openEmbedded(page, start)
    await (await addLink(page, target)).focus()
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
    await expect(tab).toHaveURL(target)
  })

  for (const href of [`#${anchor}`, `${target}#${anchor}`]) {
    test(`a hash link of the shown page, ${href}, scrolls in place and keeps the parameters`, async ({
      page,
      context,
    }) => {
      await openEmbedded(page, target, '&theme=light')
      const unchanged = await markDocument(page)
      await (await addLink(page, href)).click()
      await expect(page).toHaveURL(`${embedded(target, '&theme=light')}#${anchor}`)
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
      expect(await unchanged()).toBe(true)
      expect(context.pages()).toHaveLength(1)
    })
  }
})

test('it survives client navigation, back, forward and reload: the parameters stay', async ({ page }) => {
  await openEmbedded(page, start, '&theme=light')
  const unchanged = await markDocument(page)
  await push(page, `${target}?x=1`)
  await expect(heading(page, 'Search and query')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.toString()).toBe(`x=1&${parameter}=iframe&theme=light`)
  expect(await unchanged()).toBe(true)
  await page.goBack()
  await expect(heading(page, 'Scorecards overview')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Search and query')).toBeVisible()
  await expect(page.locator('.navbar')).toBeHidden()
  expect(await unchanged()).toBe(true)
  await page.reload()
  await expect(heading(page, 'Search and query')).toBeVisible()
  await expect(page.locator('.navbar')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a form inside of it leads on inside', async ({ page }) => {
  await openEmbedded(page, '/no-such-page/', '&theme=light')
  await page.getByRole('search', { name: 'Documentation' }).getByRole('searchbox').fill('scorecard')
  await page.getByRole('search', { name: 'Documentation' }).getByRole('searchbox').press('Enter')
  await page.waitForURL((url) => url.pathname === '/search/')
  const { searchParams } = new URL(page.url())
  expect([...searchParams.entries()]).toEqual([
    ['q', 'scorecard'],
    [parameter, 'iframe'],
    ['theme', 'light'],
  ])
})

test.describe('messages', () => {
  const source = `${site.brand}-docs`

  test('an allowed host is notified of the first load and of each navigation, once', async ({ page, baseURL }) => {
    const problems = watchForErrors(page)
    const frame = await openHost(page, baseURL, embedded(start))
    await expect.poll(() => received(page)).toHaveLength(1)
    const inside = page.frames()[1]
    expect(inside).toBeDefined()
    const go = (path: string) => inside?.evaluate((to) => location.assign(to), path)
    await go(target)
    await expect(frame.getByRole('heading', { level: 1, name: 'Search and query' })).toBeVisible()
    await expect.poll(() => received(page)).toHaveLength(2)
    await go(`${target}?x=1`)
    await expect.poll(() => received(page)).toHaveLength(3)
    await inside?.evaluate(() => {
      location.hash = 'structure-and-nesting'
    })
    for (const _ of [1, 2]) await inside?.evaluate(() => history.back())
    await expect.poll(() => received(page)).toHaveLength(4)
    await page.waitForLoadState('networkidle')
    expect(await received(page)).toEqual(
      [start, target, target, target].map((path) => ({
        origin: site.url,
        data: { source, type: 'finished_load_ack', path },
      })),
    )
    expect(problems).toEqual([])
  })

  test('an allowed host is notified that there is no such page', async ({ page, baseURL }) => {
    await openHost(page, baseURL, embedded('/no-such-page/'))
    await expect.poll(() => received(page)).toHaveLength(1)
    expect((await received(page))[0]?.data).toEqual({ source, type: 'page_not_found', path: '/no-such-page/' })
  })

  test('a page that is not embedded tells nothing, and so does one in no frame', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const { postMessage } = window
      const calls: unknown[] = []
      Object.assign(window, { posted: calls })
      window.postMessage = (...args: unknown[]) => {
        calls.push(args)
        return Reflect.apply(postMessage, window, args)
      }
    })
    await openHost(page, baseURL, start)
    await page.waitForLoadState('networkidle')
    expect(await received(page)).toEqual([])
    await openEmbedded(page, start)
    expect(await page.evaluate(() => (globalThis as unknown as { posted: unknown[] }).posted)).toEqual([])
  })

  test('a host on another port, which is not allowed, cannot show the page', async ({ page, baseURL }) => {
    const host = await serveHost(new URL(embedded(start), baseURL).href)
    try {
      await page.goto(host.url)
      await page.waitForLoadState('networkidle')
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Scorecards overview' })).toHaveCount(0)
      expect(await received(page)).toEqual([])
    } finally {
      host.close()
    }
  })

  test('it gets nothing from a server that lets it show the page', async ({ page, baseURL }) => {
    await page.route(
      (url) => url.pathname === start,
      async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _policy, ...headers } = response.headers()
        await route.fulfill({ response, headers })
      },
    )
    const host = await serveHost(new URL(embedded(start), baseURL).href)
    try {
      await page.goto(host.url)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await received(page)).toEqual([])
    } finally {
      host.close()
    }
  })
})

test('navigations stack no listeners, and one listener serves all links', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const count = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    return listeners.map(({ type, useCapture }) => `${type} ${useCapture}`).sort()
  }
  const rounds = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await push(page, target)
      await expect(heading(page, 'Search and query')).toBeVisible()
      await push(page, start)
      await expect(heading(page, 'Scorecards overview')).toBeVisible()
    }
    return { document: await count('document'), window: await count('window'), navigation: await count('navigation') }
  }
  const clicks = ({ document }: { document: string[] }) => document.filter((listener) => listener === 'click true')
  await visit(page, start)
  const usual = await rounds(1)
  await openEmbedded(page, start)
  const first = await rounds(1)
  expect(clicks(first)).toHaveLength(clicks(usual).length + 1)
  expect(first.navigation).toEqual(['currententrychange false', 'navigate false'])
  expect(await rounds(6)).toEqual(first)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an embedded page, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openEmbedded(page, start, `&theme=${theme}`)
    expect(await violations(page)).toEqual([])
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(390)
  })
}
