import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const longPage = '/search-and-query/'

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}

test('the heading being read is marked in the table of contents', async ({ page }) => {
  await visit(page, longPage)
  const links = contents(page).getByRole('link')
  const [first, middle] = [links.first(), links.nth(2)]
  await expect(first).toHaveAttribute('aria-current', 'location')
  const target = await middle.getAttribute('href')
  await page
    .locator(`[id="${target?.slice(1)}"]`)
    .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
  await expect(middle).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(links.last()).toHaveAttribute('aria-current', 'location')
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(first).toHaveAttribute('aria-current', 'location')
})

test('a link of the table of contents leads to its heading, below the navbar', async ({ page }) => {
  await visit(page, longPage)
  const link = contents(page).getByRole('link').nth(1)
  await link.click()
  const id = ((await link.getAttribute('href')) ?? '').slice(1)
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  await expect(link).toHaveAttribute('aria-current', 'location')
  const bar = await page.getByRole('banner').boundingBox()
  const heading = await page.locator(`[id="${id}"]`).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('on a small screen the table of contents opens on demand, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, longPage)
  const toggle = contents(page).getByRole('button', { name: 'On this page' })
  const links = contents(page).getByRole('link')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(links.first()).toBeHidden()
  const arrow = () => toggle.evaluate((button) => getComputedStyle(button, '::after').rotate)
  expect(await arrow()).toBe('45deg')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await arrow()).toBe('225deg')
  await links.nth(1).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(links.first()).toBeHidden()
})
