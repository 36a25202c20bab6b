import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const longPage = '/search-and-query/'

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}

test('the heading being read is marked in the table of contents', async ({ page }) => {
  await visit(page, longPage)
  const links = contents(page).getByRole('link')
  const middle = links.nth(2)
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0)
  const target = await middle.getAttribute('href')
  await page
    .locator(`[id="${target?.slice(1)}"]`)
    .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
  await expect(middle).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(links.last()).toHaveAttribute('aria-current', 'location')
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0)
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

test('between a phone and a desktop, the bar of a guide is as wide as its text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, '/guides/all/ensure-production-readiness/')
  const [bar, text] = [await contents(page).boundingBox(), await page.locator('.article > .prose').boundingBox()]
  expect(bar?.x).toBeCloseTo(text?.x ?? 0, 0)
  expect(bar?.width).toBeCloseTo(text?.width ?? 0, 0)
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

test('on a small screen, a short table of contents is in its place, above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/scorecards/overview/')
  const [facts, bar, text] = await Promise.all(
    [page.locator('.page-facts'), contents(page), page.locator('.article > .prose')].map((part) => part.boundingBox()),
  )
  const below = (facts?.y ?? 0) + (facts?.height ?? 0)
  expect((bar?.y ?? 0) - below).toBeGreaterThan(0)
  expect((bar?.y ?? 0) - below).toBeLessThan(30)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(text?.y ?? 0)
})

const top = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const) {
  test.describe(`the bar of a long page at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('it stays below the header, names what is read, and leads to a heading that it does not cover', async ({
      page,
    }) => {
      await visit(page, longPage)
      const bar = contents(page).getByRole('button', { name: 'On this page' })
      const link = contents(page).getByRole('link', { includeHidden: true }).nth(3)
      const id = ((await link.getAttribute('href')) ?? '').slice(1)
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      const header = await page.locator('.navbar').boundingBox()
      const edge = (header?.y ?? 0) + (header?.height ?? 0)
      // It leaves the window to the text until readers scroll up.
      await expect.poll(async () => (await bar.boundingBox())?.y ?? 0).toBeLessThan(edge - 40)
      await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }))
      await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBe(Math.round(edge))
      await bar.click()
      await link.click()
      await expect(link).toBeHidden()
      await expect(bar.locator('span')).toHaveText((await link.textContent()) ?? '')
      expect(await top(page, id)).toBeGreaterThan(edge + ((await bar.boundingBox())?.height ?? 0))
    })

    test('opening it moves nothing; Escape, a click outside, and the focus leaving close it', async ({ page }) => {
      await visit(page, longPage)
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      const bar = contents(page).getByRole('button', { name: 'On this page' })
      const links = contents(page).getByRole('link')
      const heading = (await contents(page).locator('a').last().getAttribute('href'))?.slice(1) ?? ''
      const before = await top(page, heading)
      await bar.press('Enter')
      await expect(links.first()).toBeVisible()
      await expect(contents(page).locator('[aria-current]')).toBeInViewport()
      expect(await top(page, heading)).toBe(before)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(links).toHaveCount(0)
      await expect(bar).toBeFocused()
      await bar.press('Enter')
      await page.mouse.click(width / 2, height - 5)
      await expect(bar).toHaveAttribute('aria-expanded', 'false')
      await bar.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(bar).toHaveAttribute('aria-expanded', 'false')
    })
  })
}

test('a low window, as with large text, keeps its room: the bar scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await visit(page, longPage)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(contents(page).getByRole('button')).not.toBeInViewport()
})

test('without scripts, a small screen has the open list at the top', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(longPage)
  await expect(contents(page).getByRole('link').first()).toBeVisible()
  await expect(contents(page).getByRole('button')).toBeHidden()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(contents(page)).not.toBeInViewport()
  await context.close()
})
