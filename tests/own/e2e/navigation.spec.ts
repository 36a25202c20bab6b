import { expect, type Page, test } from '@playwright/test'
import {
  addLink,
  markDocument,
  pathOfNewTab,
  scrollTop,
  visit,
  visitWithFonts,
  watchForErrors,
} from '../../e2e/visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const anchor = 'structure-and-nesting'

/** Position of an element below the navbar (px): a small positive number when the page has scrolled to it. */
async function belowNavbar(page: Page, id: string): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox()
  const element = await page.locator(`[id="${id}"]`).boundingBox()
  return (element?.y ?? Number.NaN) - ((bar?.y ?? 0) + (bar?.height ?? 0))
}

async function expectAtAnchor(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowNavbar(page, id)).toBeLessThan(60)
  expect(await belowNavbar(page, id)).toBeGreaterThanOrEqual(0)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('scrolling on route change', () => {
  test('if the new URL has a hash, the page scrolls to the matching anchor', async ({ page }) => {
    await visit(page, start)
    const unchanged = await markDocument(page)
    await (await addLink(page, `${target}#${anchor}`)).click()
    await expect(page).toHaveURL(`${target}#${anchor}`)
    await expectAtAnchor(page, anchor)
    expect(await unchanged()).toBe(true)
  })

  test('a full load with a hash also scrolls to the anchor', async ({ page }) => {
    await visit(page, `${target}#${anchor}`)
    await expectAtAnchor(page, anchor)
  })

  test('otherwise it scrolls to the top', async ({ page }) => {
    await visit(page, start)
    const unchanged = await markDocument(page)
    const link = await addLink(page, target)
    await page.evaluate(() => scrollTo(0, 700))
    await link.click()
    await expect(heading(page, 'Search and query')).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await unchanged()).toBe(true)
  })

  for (const query of ['?x=1', '?tab=python']) {
    test(`if only the query string changed, to ${query}, it does not scroll`, async ({ page }) => {
      await visit(page, start)
      const unchanged = await markDocument(page)
      const link = await addLink(page, start + query)
      await page.evaluate(() => scrollTo(0, 500))
      await link.click()
      await expect(page).toHaveURL(start + query)
      await expect(page.getByText('Loading page')).toHaveCount(0)
      expect(await scrollTop(page)).toBe(500)
      expect(await unchanged()).toBe(true)
    })
  }

  test('a hash also wins when the query changes', async ({ page }) => {
    await visit(page, target)
    await (await addLink(page, `${target}?x=1#${anchor}`)).click()
    await expect(page).toHaveURL(`${target}?x=1#${anchor}`)
    await expectAtAnchor(page, anchor)
  })

  test('an unknown hash leads to the top of the new page', async ({ page }) => {
    const problems = watchForErrors(page)
    await visit(page, start)
    const link = await addLink(page, `${target}#no-such-heading-%E0%A4%A`)
    await page.evaluate(() => scrollTo(0, 500))
    await link.click()
    await expect(heading(page, 'Search and query')).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(problems).toEqual([])
  })

  test('back and forward bring back the content and the position', async ({ page }) => {
    await visitWithFonts(page, start)
    const unchanged = await markDocument(page)
    const link = await addLink(page, target)
    await page.evaluate(() => scrollTo(0, 600))
    await link.click()
    await expect(heading(page, 'Search and query')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 300))
    await page.goBack()
    await expect(heading(page, 'Scorecards overview')).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(600)
    await page.goForward()
    await expect(heading(page, 'Search and query')).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(300)
    expect(await unchanged()).toBe(true)
  })
})

test.describe('path normalisation', () => {
  for (const file of ['/scorecards/overview/index.html', '/scorecards/overview.html', '/index.html']) {
    test(`${file} is normalised to the clean path; query and hash stay`, async ({ page }) => {
      const problems = watchForErrors(page)
      await visit(page, `${file}?x=1#content`)
      const clean = file.replace(/(\/index)?\.html$/, '/')
      await expect(page).toHaveURL(`${clean}?x=1#content`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
      const expected = clean === '/' ? 'Home' : 'Scorecards'
      const current = page.locator('a[aria-current]').filter({ hasText: expected })
      await expect(current.first()).toBeVisible()
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    })
  }

  test('an unknown path that ends in .html stays the Not Found page, without a loop', async ({ page }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await visit(page, '/no-such-page.html')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
  })

  test('a link to a path that ends in .html is followed to the clean path', async ({ page }) => {
    await visit(page, start)
    await (await addLink(page, '/search-and-query/index.html')).click()
    await expect(heading(page, 'Search and query')).toBeVisible()
    await expect(page).toHaveURL(target)
  })
})

test.describe('links', () => {
  test('external links open in a new tab, and give the new page no hold on this one', async ({ page }) => {
    await visit(page, '/')
    const external = await page.locator('a[href^="http"]').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href'),
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    )
    expect(external.length).toBeGreaterThan(5)
    expect(external.filter(({ target: tab, rel }) => tab !== '_blank' || rel?.includes('noopener') !== true)).toEqual(
      [],
    )
  })

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`a click with ${modifier} is the browser’s: another page opens and this one stays`, async ({ page }) => {
      await visit(page, start)
      const link = await addLink(page, target)
      expect(await pathOfNewTab(page, () => link.click({ modifiers: [modifier] }))).toBe(target)
      await expect(page).toHaveURL(start)
    })
  }

  test('a link to an unknown page gives the Not Found page with its status, and suggests near paths', async ({
    page,
  }) => {
    await visit(page, start)
    const link = await addLink(page, '/scorecard/overveiw/')
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().isNavigationRequest()),
      link.click(),
    ])
    expect(response.status()).toBe(404)
    await expect(heading(page, 'Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Scorecards overview' })).toHaveAttribute('href', start)
  })

  test('a link to a folder without a page leads to the first page of the section', async ({ page }) => {
    await visit(page, target)
    const link = await addLink(page, '/scorecards/')
    await link.click()
    await expect(heading(page, 'Scorecards overview')).toBeVisible()
    await expect(page).toHaveURL(start)
    await page.goBack()
    await expect(page).toHaveURL(target)
  })

  test('hovering a link to a page without its own body requests nothing that is missing', async ({ page }) => {
    const problems = watchForErrors(page)
    await visit(page, start)
    const link = await addLink(page, '/tags/')
    const prefetched = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/tags/'))
    await link.hover()
    await prefetched
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
  })
})

test('in a browser without the Navigation API, links load whole documents', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  const problems = watchForErrors(page)
  await visit(page, start)
  const unchanged = await markDocument(page)
  await (await addLink(page, `${target}#${anchor}`)).click()
  await expect(heading(page, 'Search and query')).toBeVisible()
  await expectAtAnchor(page, anchor)
  expect(await unchanged()).toBe(false)
  await page.goBack()
  await expect(heading(page, 'Scorecards overview')).toBeVisible()
  expect(problems).toEqual([])
})
