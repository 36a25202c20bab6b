import { expect, test } from '@playwright/test'
import { visit, visitWithFonts } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

test(`the bar with id ${site.brand}_ctas cannot be closed`, async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(bar.getByRole('button')).toHaveCount(0)
})

test('a dismissal that an earlier configuration has stored does not hide a bar that cannot be closed', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate((id) => localStorage.setItem(`announcement.dismissed.${id}`, '1'), `${site.brand}_ctas`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
})

test('the announcement is on every page, after a client navigation and on an unknown path', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Announcement' })
  await visit(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
  await expect(page.getByRole('navigation', { name: 'Solutions' })).toBeVisible()
  await expect(bar).toBeVisible()
  await visit(page, '/no-such-page/')
  await expect(bar).toBeVisible()
})

test('the announcement is one row at every width, always as tall, with and without fonts', async ({ page }) => {
  const heights = new Set<number | undefined>()
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/scorecards/overview/')
    const boxes = await page
      .locator('.announcement > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    const bar = await page.locator('.announcement').boundingBox()
    heights.add(bar?.height)
    for (const { top, bottom, left, right } of boxes) {
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(bar?.height ?? 0)
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(width)
    }
    const tops = boxes.slice(1).map(({ top }) => top)
    expect(new Set(tops).size).toBe(1)
  }
  await page.route('**/assets/fonts/**', (route) => route.abort())
  await page.reload()
  heights.add((await page.locator('.announcement').boundingBox())?.height)
  expect(heights.size).toBe(1)
})

for (const [width, start] of [
  [390, 'Check out'],
  [320, 'Try'],
] as const) {
  test(`its text is on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visitWithFonts(page, '/scorecards/overview/')
    const text = page.locator('.announcement p')
    await expect(text.locator('span:visible')).toHaveText([
      `${start} ${site.product}${width === 390 ? ' for yourself' : ''}`,
    ])
    expect(
      await text.evaluate((element) => element.scrollHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    ).toBeLessThan(1.5)
    expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })
}
