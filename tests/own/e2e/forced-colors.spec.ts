import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
import { visitConsole } from './api-console.ts'
import { openAssistant } from './assistant.ts'

const operation = '/api-reference/create-an-entity/'

/** Icons that a reader can't tell from the page, by their selectors. */
function lostIcons(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return all.filter((selector) => {
      const element = document.querySelector(selector.replace('::before', ''))
      if (element === null) return true
      const { backgroundColor } = getComputedStyle(element, selector.includes('::before') ? '::before' : undefined)
      return backgroundColor === canvas || backgroundColor === 'rgba(0, 0, 0, 0)'
    })
  }, selectors)
}

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('icons are visible', async ({ page }) => {
    await visit(page, operation)
    const icons = [
      '.search-box > .mask-icon',
      '.ask-ai .mask-icon',
      '.navbar-icons .mask-icon',
      '.theme-switch .mask-icon',
    ]
    const tools = ['.code-tools .code-copy::before', '.endpoint > .code-copy::before']
    expect(await lostIcons(page, [...icons, ...tools])).toEqual([])
  })

  test('the button that sends a call has a border', async ({ page }) => {
    const section = await visitConsole(page, operation)
    await expect(section.getByRole('button', { name: 'Send request' })).toHaveCSS('border-top-style', 'solid')
  })

  test('what is current has an outline, and text over code a background', async ({ page }) => {
    await visit(page, operation)
    for (const selector of [
      '.tree a[aria-current]',
      '.navbar-sections a[aria-current]',
      '[role="tab"][aria-selected="true"]',
    ])
      await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid')
    const canvas = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    const unfold = page.locator('.samples .unfold').first()
    await expect(unfold).toHaveCSS('background-color', canvas)
    await expect(unfold).toHaveCSS('border-top-style', 'solid')
    // It covers little of the code that it cuts off.
    expect((await unfold.boundingBox())?.height).toBeLessThan(50)
    await expect(page.locator('.samples pre').first()).toHaveCSS('mask-image', 'none')
  })
})

test('in forced colors, the words that were searched for are not the color of what is behind them', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/search/?q=token')
  await expect(page.locator('.search-results mark').first()).toBeVisible()
  await expect(page.getByText('Searching…')).toHaveCount(0)
  // All at once: results that arrive replace the ones before.
  const same = await page.evaluate(() =>
    [...document.querySelectorAll('.search-results mark')].filter((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark)
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
      return color === (isClear ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor)
    }),
  )
  expect(same).toHaveLength(0)
})

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  for (const path of ['/', '/scorecards/overview/', operation, '/guides/', '/search/?q=blueprint'])
    test(`${path} doesn't scroll sideways`, async ({ page }) => {
      await visit(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
    })

  test('the assistant can be used', async ({ page }) => {
    await visit(page, '/scorecards/overview/')
    const dialog = await openAssistant(page)
    for (const control of [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Close' })])
      await expect(control).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test.describe('with text of twice the size', () => {
  for (const [width, path] of [
    [1280, '/'],
    [1280, operation],
    [1280, '/guides/'],
    [390, '/solutions/overview/'],
    [390, operation],
  ] as const)
    test(`${path} doesn't scroll sideways, and nothing of the header is covered, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await visit(page, path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
      const controls = page.getByRole('banner').locator('a:visible, input:visible, button:visible')
      const boxes = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect).sort((a, b) => a.left - b.left),
      )
      for (const [index, { left }] of boxes.entries())
        if (index > 0) expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1)
    })
})

test('with large text from a reader’s own styles, responses fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/api-reference/get-all-entities-of-a-blueprint/')
  // Unlike the browser's setting, it doesn't move the limits of the layout.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '34px'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
