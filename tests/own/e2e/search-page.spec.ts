import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { observeShifts, readShifts } from '../../../bench/layout-shift/observe-shifts.ts'
import { holdBack } from '../../e2e/search-box.ts'
import { visit } from '../../e2e/visit.ts'
import { hits, links, main, push, results, summary, total } from './search-page.ts'

/** No result is on two pages, and their number is the total. */
async function readAllPages(page: Page): Promise<void> {
  const count = await total(page)
  const seen: string[] = []
  for (let number = 1; number <= Math.ceil(count / 20); number += 1) {
    await push(page, `q=scorecard&page=${number}`)
    await expect(summary(page)).toContainText(`page ${number} of`)
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await expect(summary(page)).not.toContainText('so far')
    seen.push(...(await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))))
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen).size).toBe(count)
}

test('results', async ({ page, context }) => {
  await visit(page, '/search/?q=scorecard')
  await test.step('only need the address: it can be shared', async () => {
    expect(await total(page)).toBeGreaterThan(20)
    await expect(links(page)).toHaveCount(20)
    await expect(main(page).getByRole('searchbox', { name: 'Search the docs' })).toHaveValue('scorecard')
    await expect(links(page).filter({ hasText: 'Scorecards overview' }).first()).toHaveAttribute(
      'href',
      /^\/scorecards\/overview\/\?_highlight=/,
    )
    await expect(links(page).first().locator('mark').first()).toBeVisible()
  })
  await test.step('the part with the most results comes first', async () => {
    const parts = results(page).getByRole('navigation', { name: 'Parts of the documentation' }).getByRole('link')
    await expect(parts.last()).toHaveText(/\d$/)
    const counts = (await parts.allTextContents()).map((text) => Number.parseInt(text.replace(/\D+/g, ''), 10))
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })
  await test.step('pages that have been read are there without a network', async () => {
    await context.setOffline(true)
    await results(page).getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(summary(page)).toContainText('page 2 of')
    await expect(links(page).first()).toBeVisible()
    await context.setOffline(false)
  })
  await push(page, 'q=scorecard')
  await expect(summary(page)).not.toContainText('page 2 of')
  await test.step('no result is on two pages, and their number is the total', () => readAllPages(page))
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
