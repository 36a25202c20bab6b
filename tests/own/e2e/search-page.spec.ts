import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { observeShifts, readShifts } from '../../../bench/layout-shift/observe-shifts.ts'
import { holdBack } from '../../e2e/search-box.ts'
import { markDocument, visit, watchForErrors } from '../../e2e/visit.ts'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('region', { name: /^(?:No r|R)esults for/ })
const summary = (page: Page) => results(page).getByRole('status')
const hits = (page: Page) => results(page).getByRole('list').last().getByRole('listitem')
const links = (page: Page) => results(page).locator('ol a')

async function total(page: Page): Promise<number> {
  // Until all has been read, results are shown as far as they are known.
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect(summary(page)).toHaveText(/^\d+ results?(?:,| within|$)/)
  return Number.parseInt((await summary(page).textContent()) ?? '', 10)
}

test('results only need the address: it can be shared', async ({ page }) => {
  await visit(page, '/search/?q=scorecard')
  expect(await total(page)).toBeGreaterThan(20)
  await expect(links(page)).toHaveCount(20)
  await expect(main(page).getByRole('searchbox', { name: 'Search the docs' })).toHaveValue('scorecard')
  await expect(links(page).filter({ hasText: 'Scorecards overview' }).first()).toHaveAttribute(
    'href',
    /^\/scorecards\/overview\/\?_highlight=/,
  )
  await expect(links(page).first().locator('mark').first()).toBeVisible()
})

test('results come in pages by real links; back leads to the page before', async ({ page }) => {
  await visit(page, '/search/?q=blueprint')
  const same = await markDocument(page)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect(summary(page)).toContainText(/\d/)
  await expect(summary(page)).not.toContainText('so far')
  const first = await links(page).first().getAttribute('href')
  const pages = results(page).getByRole('navigation', { name: 'Pages of results' })
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'href',
    '/search/?q=blueprint&page=2',
  )
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/search/?q=blueprint&page=2')
  await expect(summary(page)).toContainText('page 2 of')
  await expect(links(page).first()).not.toHaveAttribute('href', first ?? '')
  await expect(results(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(results(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/search/?q=blueprint')
  await expect(links(page).first()).toHaveAttribute('href', first ?? '')
  await page.goForward()
  await expect(summary(page)).toContainText('page 2 of')
  expect(await same()).toBe(true)
})

test('no result is on two pages, and their number is the total', async ({ page }) => {
  await visit(page, '/search/?q=scorecard')
  const count = await total(page)
  const seen: string[] = []
  for (let number = 1; number <= Math.ceil(count / 20); number += 1) {
    await page.goto(`/search/?q=scorecard&page=${number}`)
    await expect(summary(page)).toContainText(`page ${number} of`)
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await expect(summary(page)).not.toContainText('so far')
    seen.push(...(await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))))
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen).size).toBe(count)
})

for (const width of [390, 1280]) {
  test(`the parts of the docs and their numbers come later and move no result, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await observeShifts(context)
    await page.route(/\/_search\/|search-worker/, async (route) => {
      await delay(300)
      await route.continue()
    })
    await visit(page, '/search/?q=scorecard')
    await expect(results(page).getByRole('link', { name: /^Guides \d+$/ })).toBeAttached()
    const moved = (await readShifts(page)).flatMap((shift) => shift.moved)
    expect(moved.filter((name) => /page-list$|footer|context-filter|h2#results/.test(name))).toEqual([])
  })
}

test('on a phone, the parts of the docs are one row, with the selected one in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/search/?q=blueprint&ctx=scorecards')
  const parts = results(page).getByRole('navigation', { name: 'Parts of the documentation' }).getByRole('link')
  await expect(parts.last()).toHaveText(/\d$/)
  expect(await parts.count()).toBeGreaterThan(6)
  const rows = await parts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y))
  expect(new Set(rows).size).toBe(1)
  await expect(parts.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 })
  await parts.last().focus()
  await expect(parts.last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a page beyond the last one says so', async ({ page }) => {
  await visit(page, '/search/?q=scorecard&page=99')
  await expect(summary(page)).toHaveText('There is no page 99 of these results')
  await results(page).getByRole('link', { name: 'Previous' }).click()
  await expect(links(page).first()).toBeVisible()
})

test('results can be limited to a part of the docs, with the number in each', async ({ page }) => {
  await visit(page, '/search/?q=blueprint')
  const all = await total(page)
  const parts = results(page).getByRole('navigation', { name: 'Parts of the documentation' })
  await expect(parts.getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'true')
  const api = parts.getByRole('link', { name: /^API Reference \d+$/ })
  const count = Number.parseInt((await api.textContent())?.replace(/\D+/, '') ?? '', 10)
  expect(count).toBeLessThan(all)
  await api.click()
  await expect(page).toHaveURL('/search/?q=blueprint&ctx=api-reference')
  await expect(summary(page)).toContainText(`${count} results within “API Reference”`)
  for (const link of await links(page).all()) await expect(link).toHaveAttribute('href', /^\/api-reference\//)
  await main(page).getByRole('searchbox').fill('webhook')
  await main(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search/?q=webhook&ctx=api-reference')
  await page.goBack()
  await page.goBack()
  await expect(summary(page)).toContainText(`${all} results`)
})

test('the part with the most results comes first', async ({ page }) => {
  await visit(page, '/search/?q=scorecard')
  const parts = results(page).getByRole('navigation', { name: 'Parts of the documentation' }).getByRole('link')
  await expect(parts.last()).toHaveText(/\d$/)
  const counts = (await parts.allTextContents()).map((text) => Number.parseInt(text.replace(/\D+/g, ''), 10))
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
})

test('a new search in the form changes the address, without a page load', async ({ page }) => {
  await visit(page, '/search/')
  const same = await markDocument(page)
  await main(page).getByRole('searchbox').fill('scorecard & more')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search/?q=scorecard+%26+more')
  await expect(results(page).getByRole('heading')).toHaveText('Results for “scorecard & more”')
  expect(await same()).toBe(true)
})

test('what is typed before the script is there stays, and can be searched', async ({ page }) => {
  const release = await holdBack(page, '**/assets/js/search-page.*.js')
  await visit(page, '/search/')
  await main(page).getByRole('searchbox').pressSequentially('score')
  await release()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('card')
  await expect(main(page).getByRole('searchbox')).toHaveValue('scorecard')
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('heading')).toHaveText('Results for “scorecard”')
})

test('the parts have as many results together as everything', async ({ page }) => {
  for (const query of ['blueprint', 'kubernetes', 'create an action']) {
    await visit(page, `/search/?q=${encodeURIComponent(query)}`)
    await total(page)
    const parts = page.getByRole('navigation', { name: 'Parts of the documentation' })
    await expect(parts.locator('.search-count').first()).toBeVisible()
    const [all = 0, ...counts] = (await parts.locator('.search-count').allTextContents()).map(Number)
    expect(counts.length, query).toBeGreaterThan(2)
    // Pages at the root belong to no part.
    const sum = counts.reduce((before, count) => before + count, 0)
    expect(sum, query).toBeLessThanOrEqual(all)
    expect(sum, query).toBeGreaterThan(all * 0.9)
  }
})

test('before anything is searched for, popular pages are offered', async ({ page }) => {
  await visit(page, '/search/')
  const popular = main(page).getByRole('region', { name: 'Popular pages' })
  await expect(popular.getByRole('link').nth(2)).toBeVisible()
  await main(page).getByRole('searchbox').fill('scorecard')
  await page.keyboard.press('Enter')
  await expect(popular).toHaveCount(0)
  expect(await total(page)).toBeGreaterThan(0)
})

test('that there are no results is said once, in the heading', async ({ page }) => {
  await visit(page, '/search/?q=zzqqxxy')
  await expect(results(page).getByRole('heading')).toHaveText('No results for “zzqqxxy”')
  await expect(results(page).getByText('No results for')).toHaveCount(1)
})

test('no results are said, with near words that lead to some', async ({ page }) => {
  await visit(page, '/search/?q=scxxrecxrd')
  await expect(summary(page)).toHaveText('No results')
  const near = results(page).getByText('Did you mean').getByRole('button').first()
  await near.click()
  await expect(summary(page)).toHaveText(/^\d+ results?/)
})

test('no results within a part offer the whole', async ({ page }) => {
  await visit(page, '/search/?q=kubectl+manifest&ctx=solutions')
  await expect(summary(page)).toContainText(/results? within “Solutions”/)
  await page.goto('/search/?q=pagerduty&ctx=search-and-query')
  await expect(summary(page)).toContainText('No results within “Search and query”')
  await results(page).getByRole('button', { name: 'Search everything' }).click()
  await expect(page).toHaveURL('/search/?q=pagerduty')
  await expect(links(page).first()).toBeVisible()
})

test('a version that does not exist is said so, and the current one is searched', async ({ page }) => {
  await visit(page, '/search/?q=scorecard&version=9.9')
  await expect(main(page).getByRole('note')).toContainText('There is no version “9.9”')
  expect(await total(page)).toBeGreaterThan(0)
})

test('while the index is on its way, “Searching…” is said', async ({ page }) => {
  const release = await holdBack(page, '**/_search/first-*')
  await visit(page, '/search/?q=scorecard')
  await expect(main(page).getByRole('status')).toHaveText('Searching…')
  await expect(main(page).getByText('No results')).toHaveCount(0)
  await release()
  expect(await total(page)).toBeGreaterThan(0)
})

test('an index that cannot be loaded is said so, and “Retry” loads it again', async ({ page }) => {
  await page.route('**/_search/index.json', (route) => route.abort())
  await visit(page, '/search/?q=scorecard')
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await page.unroute('**/_search/index.json')
  await alert.getByRole('button', { name: 'Retry' }).click()
  expect(await total(page)).toBeGreaterThan(0)
  await expect(results(page).getByRole('navigation', { name: 'Parts of the documentation' })).toBeVisible()
})

test('pages that have been read are there without a network', async ({ page, context }) => {
  await visit(page, '/search/?q=scorecard')
  await total(page)
  await context.setOffline(true)
  await results(page).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(summary(page)).toContainText('page 2 of')
  await expect(links(page).first()).toBeVisible()
})

for (const query of ['<img src=x onerror="document.body.dataset.hacked=1">', '(a+)+$', 'ציפור', '🙂', '"><script>']) {
  test(`${query} in an address is text`, async ({ page }) => {
    const errors = watchForErrors(page)
    await visit(page, `/search/?${new URLSearchParams({ q: query, ctx: query, page: query })}`)
    await expect(results(page).getByRole('heading')).toContainText(`esults for “${query}”`)
    await expect(main(page).locator('img, script')).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset.hacked)).toBeUndefined()
    expect(errors).toEqual([])
  })
}

test('a result leads to its page, and back to the results', async ({ page }) => {
  await visit(page, '/search/?q=scorecards+overview')
  await links(page).filter({ hasText: 'Scorecards overview' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
  await page.goBack()
  await expect(hits(page).first()).toBeVisible()
})

test('the way back leads to the place among the results where the reader was', async ({ page }) => {
  await visit(page, '/search/?q=scorecard')
  await expect(hits(page).first()).toBeVisible()
  // Texts that arrive later make the list longer, and the browser keeps what is shown in its place by scrolling.
  await expect(main(page).getByText(/so far|Searching/)).toHaveCount(0)
  await expect(results(page).getByRole('navigation', { name: 'Parts of the documentation' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const place = () => page.evaluate(() => scrollY)
  expect(await place()).toBe(1500)
  await links(page)
    .nth(12)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/\/search\//)
  await expect.poll(place).toBeLessThan(1500)
  await page.goBack()
  await expect.poll(place).toBe(1500)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs and leads to lists of all pages', async ({ page }) => {
    await page.goto('/search/?q=scorecard')
    await expect(main(page).getByText('needs JavaScript')).toBeVisible()
    await expect(main(page).getByRole('searchbox')).toBeHidden()
    for (const name of ['Guides', 'API Reference', 'All tags'])
      await expect(main(page).getByRole('link', { name })).toBeVisible()
    await main(page).getByRole('link', { name: 'All tags' }).click()
    await expect(page).toHaveURL('/tags/')
  })
})
