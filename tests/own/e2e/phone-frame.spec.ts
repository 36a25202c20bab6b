import { expect, test } from '@playwright/test'
import { visit, visitWithFonts } from '../../e2e/visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the footer fits on one screen, and begins where the text and the header begin', async ({ page }) => {
  await visitWithFonts(page, '/scorecards/overview/')
  const footer = page.locator('footer.footer')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(760)
  const lefts = await page
    .locator('.menu-button .mask-icon, h1, .footer-columns h2:first-child')
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))
  expect(new Set(lefts.slice(0, 3)).size).toBe(1)
})

test('the gaps in the header are equal', async ({ page }) => {
  await visit(page, '/scorecards/overview/')
  const boxes = await page
    .locator('.menu-button .mask-icon, .logo, .search-box, .ask-ai, .theme-switch .mask-icon')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, right } = one.getBoundingClientRect()
          return { left, right }
        }),
    )
  const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0))
  expect(gaps).toHaveLength(4)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2)
})

test('the text of a page begins near the middle of the screen', async ({ page }) => {
  await visitWithFonts(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/installation/')
  const box = await page.locator('.article > .prose > p').first().boundingBox()
  expect(box?.y).toBeLessThan(535)
  const date = await page.locator('.page-facts time').boundingBox()
  const copy = await page.getByRole('button', { name: 'Copy page' }).boundingBox()
  // It is next to the fact before the date, and not below.
  expect(copy?.y).toBeLessThan(date?.y ?? 0)
})
