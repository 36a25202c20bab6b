import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'

const path = '/scorecards/concepts-and-structure/'
const name = /^The Scorecards tab of the checkout service/
const inside = 'Has someone on call'

const screen = (page: Page) => page.getByRole('img', { name })
const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge: The Scorecards tab/ })
const dialog = (page: Page) => page.getByRole('dialog', { name })

async function styledScreen(page: Page): Promise<Locator> {
  await expect(screen(page)).toHaveCount(1)
  await screen(page).scrollIntoViewIfNeeded()
  await expect(screen(page).locator('.s-win')).toBeVisible()
  return screen(page)
}

for (const width of [1440, 390]) {
  test(`the mapping in a picture of its editor is whole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/')
    const lines = page.locator('.s-editor .s-ln')
    await lines.first().scrollIntoViewIfNeeded()
    const boxes = await lines.evaluateAll((all) =>
      all.map((line) => ({ isCut: line.scrollWidth > line.clientWidth, height: line.clientHeight })),
    )
    expect(boxes.length).toBeGreaterThan(10)
    expect(boxes.filter(({ isCut, height }) => isCut || height > 30)).toEqual([])
  })
}

test('a screen is one picture: nothing in it can be reached, and nothing is read out', async ({ page }) => {
  await visit(page, path)
  const shown = await styledScreen(page)
  await expect(shown.getByText(inside)).toBeVisible()
  expect(await shown.ariaSnapshot()).not.toContain(inside)
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'
  await expect(shown.locator(focusable)).toHaveCount(0)
  expect(await shown.evaluate((element) => element.querySelector('.s-win')?.hasAttribute('inert'))).toBe(true)
})

for (const width of [390, 820, 1440]) {
  test(`nothing is cut off or scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    const shown = await styledScreen(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const outside = await shown.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [...element.querySelectorAll('*')].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
      }).length
    })
    expect(outside).toBe(0)
    // On a phone, it is as large as it can be.
    await expect(page.locator('.screen-zoom').first()).toBeVisible({ visible: width > 390 })
  })
}

test('the ring around a chip does not reach the line above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/guides/all/setup-portal-announcements/')
  const chip = page.locator('.s-chip.s-hl').first()
  await chip.scrollIntoViewIfNeeded()
  await expect(chip).toBeVisible()
  const reach = await chip.evaluate((element) => {
    const { outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element)
    const spread = /(\d+)px(?: inset)?$/.exec(boxShadow)?.[1] ?? '0'
    return Math.max(Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset), Number(spread))
  })
  expect(reach).toBeLessThanOrEqual(4)
})

test('its colors are those of the mode', async ({ page }) => {
  await visit(page, path)
  const shown = await styledScreen(page)
  const background = () => shown.locator('.s-panel').evaluate((panel) => getComputedStyle(panel).backgroundColor)
  const set = (theme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value
    }, theme)
  await set('dark')
  const dark = await background()
  await set('light')
  expect(await background()).not.toBe(dark)
})

for (const key of ['Enter', 'Space'] as const) {
  test(`${key} enlarges it, Escape closes it, and the focus is back`, async ({ page }) => {
    await visit(page, path)
    const shown = await styledScreen(page)
    const before = await shown.boundingBox()
    await enlarge(page).focus()
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close the picture' })).toBeFocused()
    const large = await dialog(page).locator('.screen').boundingBox()
    expect(large?.width).toBeGreaterThan(before?.width ?? 0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(enlarge(page)).toBeFocused()
  })
}

test('a click enlarges it, and a click on it or on the button closes it', async ({ page }) => {
  await visit(page, path)
  await styledScreen(page)
  for (const close of [
    () => dialog(page).locator('.screen').click(),
    () => page.getByRole('button', { name: 'Close the picture' }).click(),
  ]) {
    await enlarge(page).click()
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('axe finds nothing, dark and light, with the screen on the page and enlarged', async ({ page }) => {
  await visit(page, path)
  await styledScreen(page)
  await expect(enlarge(page)).toHaveCount(1)
  expect(await violationsInBothModes(page)).toEqual([])
  await enlarge(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await violationsInBothModes(page)).toEqual([])
})

test('an enlarged screen fits a window on a desktop, with the same space as the button has', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/solutions/incident-management/overview/')
  await page.locator('.screen-zoom').first().click()
  const dialog = page.locator('.screen-dialog')
  const [over, below] = await dialog.evaluate((element) => {
    const { bottom = 0 } = element.querySelector('.screen')?.getBoundingClientRect() ?? {}
    return [element.scrollHeight - element.clientHeight, innerHeight - bottom] as const
  })
  expect(over).toBe(0)
  expect(below).toBeGreaterThan(24)
})

test('only pages with a screen load its stylesheet, once', async ({ page }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/generated/screens-')) loads.push(request.url())
  })
  await visit(page, '/search-and-query/')
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual([])
  await visit(page, path)
  await styledScreen(page)
  expect(new Set(loads).size).toBe(1)
})

test('paper has its colors, without the button', async ({ page }) => {
  await visit(page, path)
  const shown = await styledScreen(page)
  await page.emulateMedia({ media: 'print' })
  await expect(shown).toHaveCSS('break-inside', 'avoid')
  await expect(shown).toHaveCSS('print-color-adjust', 'exact')
  await expect(page.locator('.screen-zoom').first()).toBeHidden()
})

test('the Markdown version, search, and the assistant have its text only', () => {
  const markdownVersion = readFileSync('out/scorecards/concepts-and-structure.md', 'utf8')
  expect(markdownVersion).toMatch(/^_The Scorecards tab of the checkout service\..*_$/m)
  expect(markdownVersion).not.toContain('s-win')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is simply shown', async ({ page }) => {
    await page.goto(path)
    const shown = await styledScreen(page)
    await expect(shown.getByText(inside)).toBeVisible()
    await expect(enlarge(page)).toHaveCount(0)
  })
})
