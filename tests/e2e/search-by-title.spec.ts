import { expect, test } from '@playwright/test'
import { publicHref } from '#lib/pages/public-href.ts'
import { somePage, someTitle } from './exported-site.ts'
import { searchFor, suggestedPaths, suggestions } from './search-box.ts'
import { visit } from './visit.ts'

test('the search suggests a page by its title, and leads to it', async ({ page }) => {
  await visit(page, '/404.html')
  await searchFor(page, someTitle)
  await expect(suggestions(page).first()).toBeVisible()
  const path = publicHref(somePage?.route ?? '/')
  expect(await suggestedPaths(page)).toContain(path)
  await suggestions(page)
    .and(page.locator(`[href^="${path}"]:not([href*="#"])`))
    .first()
    .click()
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveCount(0)
})

test('the results of a query have an address', async ({ page }) => {
  await visit(page, `/search/?q=${encodeURIComponent(someTitle)}`)
  const results = page.getByRole('region', { name: /^Results for/ })
  await expect(results.getByRole('link').first()).toBeVisible()
})
