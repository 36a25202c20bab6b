import { expect, test } from '@playwright/test'
import { violations, violationsInBothModes } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'

test.use({ reducedMotion: 'reduce' })

test('axe finds nothing on a phone, dark and light', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  for (const path of [
    '/',
    '/search-and-query/comparison-operators/',
    '/guides/',
    '/search-and-query/examples/',
    '/scorecards/overview/',
  ]) {
    await visit(page, path)
    found.push(...(await violationsInBothModes(page)))
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  found.push(...(await violationsInBothModes(page)))
  expect(found).toEqual([])
})

test('axe finds nothing in what opens on demand: a definition, details and a crashed page', async ({ page }) => {
  await visit(page, '/build-your-software-catalog/custom-integration/api/')
  await page.locator('details > summary').first().click()
  const found = await violations(page)
  await page.locator('button.term').first().click()
  await expect(page.locator('.term-card:popover-open')).toBeVisible()
  found.push(...(await violations(page)))
  await page.evaluate(() => {
    document.head.querySelectorAll = () => {
      throw new Error('A test')
    }
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terraform' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
  found.push(...(await violations(page)))
  expect(found).toEqual([])
})
