import { expect, type Page, test } from '@playwright/test'
import { markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { hits, links, main, push, results, summary, total } from './search-page.ts'

/** Results come in pages by real links; back leads to the page before. */
async function leafThrough(page: Page): Promise<void> {
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
}

/** Results can be limited to a part of the docs, with the number in each. */
async function limit(page: Page): Promise<void> {
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
}

async function addUp(page: Page, query: string): Promise<void> {
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(`Results for “${query}”`)
  const count = await total(page)
  const parts = page.getByRole('navigation', { name: 'Parts of the documentation' })
  // Those of the search before are gone.
  await expect(parts.locator('.search-count').first()).toHaveText(String(count))
  await expect(parts.locator('.search-count').nth(3)).toBeVisible()
  const [all = 0, ...counts] = (await parts.locator('.search-count').allTextContents()).map(Number)
  expect(counts.length, query).toBeGreaterThan(2)
  // Pages at the root belong to no part.
  const sum = counts.reduce((before, one) => before + one, 0)
  expect(sum, query).toBeLessThanOrEqual(all)
  expect(sum, query).toBeGreaterThan(all * 0.9)
}

test('pages and parts of results', async ({ page }) => {
  await visit(page, '/search/?q=blueprint')
  await test.step('results come in pages by real links; back leads to the page before', () => leafThrough(page))
  await page.goBack()
  await expect(summary(page)).not.toContainText('page 2 of')
  await test.step('results can be limited to a part of the docs, with the number in each', () => limit(page))
  await test.step('the parts have as many results together as everything', async () => {
    await addUp(page, 'blueprint')
    for (const query of ['kubernetes', 'create an action']) {
      await push(page, String(new URLSearchParams({ q: query })))
      await addUp(page, query)
    }
  })
})

test('the form', async ({ page }) => {
  await visit(page, '/search/')
  const same = await markDocument(page)
  await test.step('before anything is searched for, popular pages are offered', async () => {
    const popular = main(page).getByRole('region', { name: 'Popular pages' })
    await expect(popular.getByRole('link').nth(2)).toBeVisible()
    await main(page).getByRole('searchbox').fill('scorecard')
    await page.keyboard.press('Enter')
    await expect(popular).toHaveCount(0)
    expect(await total(page)).toBeGreaterThan(0)
  })
  await test.step('a new search changes the address, without a page load', async () => {
    await main(page).getByRole('searchbox').fill('scorecard & more')
    await main(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search/?q=scorecard+%26+more')
    await expect(results(page).getByRole('heading')).toHaveText('Results for “scorecard & more”')
    expect(await same()).toBe(true)
  })
  await test.step('a result leads to its page, and back to the results', async () => {
    await main(page).getByRole('searchbox').fill('scorecards overview')
    await main(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search/?q=scorecards+overview')
    await expect(results(page).getByRole('heading')).toHaveText('Results for “scorecards overview”')
    await links(page).filter({ hasText: 'Scorecards overview' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
    await page.goBack()
    await expect(hits(page).first()).toBeVisible()
  })
})

test('what cannot be found', async ({ page }) => {
  await visit(page, '/search/?q=scorecard&page=99')
  await test.step('a page beyond the last one says so', async () => {
    await expect(summary(page)).toHaveText('There is no page 99 of these results')
    await results(page).getByRole('link', { name: 'Previous' }).click()
    await expect(links(page).first()).toBeVisible()
  })
  await test.step('that there are no results is said once, in the heading', async () => {
    await push(page, 'q=zzqqxxy')
    await expect(results(page).getByRole('heading')).toHaveText('No results for “zzqqxxy”')
    await expect(results(page).getByText('No results for')).toHaveCount(1)
  })
  await test.step('no results are said, with near words that lead to some', async () => {
    await push(page, 'q=scxxrecxrd')
    await expect(results(page).getByRole('heading')).toHaveText('No results for “scxxrecxrd”')
    await expect(summary(page)).toHaveText('No results')
    const near = results(page).getByText('Did you mean').getByRole('button').first()
    await near.click()
    await expect(summary(page)).toHaveText(/^\d+ results?/)
  })
  await test.step('no results within a part offer the whole', async () => {
    await push(page, 'q=kubectl+manifest&ctx=solutions')
    await expect(summary(page)).toContainText(/results? within “Solutions”/)
    await push(page, 'q=pagerduty&ctx=search-and-query')
    await expect(summary(page)).toContainText('No results within “Search and query”')
    await results(page).getByRole('button', { name: 'Search everything' }).click()
    await expect(page).toHaveURL('/search/?q=pagerduty')
    await expect(links(page).first()).toBeVisible()
  })
  await test.step('a version that does not exist is said so, and the current one is searched', async () => {
    await push(page, 'q=scorecard&version=9.9')
    await expect(results(page).getByRole('heading')).toHaveText('Results for “scorecard”')
    await expect(main(page).getByRole('note')).toContainText('There is no version “9.9”')
    expect(await total(page)).toBeGreaterThan(0)
  })
})

test('whatever is in an address is text', async ({ page }) => {
  const errors = watchForErrors(page)
  const queries = ['<img src=x onerror="document.body.dataset.hacked=1">', '(a+)+$', 'ציפור', '🙂', '"><script>']
  for (const [index, query] of queries.entries())
    await test.step(query, async () => {
      const address = String(new URLSearchParams({ q: query, ctx: query, page: query }))
      await (index === 0 ? visit(page, `/search/?${address}`) : push(page, address))
      await expect(results(page).getByRole('heading')).toContainText(`esults for “${query}”`)
      await expect(main(page).locator('img, script')).toHaveCount(0)
      expect(await page.evaluate(() => document.body.dataset.hacked)).toBeUndefined()
      expect(errors).toEqual([])
    })
})
