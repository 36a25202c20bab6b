import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

const path = '/scorecards/overview/'
const markdownVersion = '/scorecards/overview.md'
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' })
const moreButton = (page: Page) => page.getByRole('button', { name: 'More actions for this page' })
const menu = (page: Page) => page.locator('.page-menu:popover-open')
const status = (page: Page) => page.locator('.page-actions [role=status]')

for (const width of [1440, 390])
  test(`a generated index has its actions beside the number of its pages, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/category/llm-provider-management/')
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox()
      return box === null ? Number.NaN : box.y + box.height / 2
    }
    const pages = page.getByRole('main').getByText('3 pages', { exact: true })
    expect(Math.abs((await middle(pages)) - (await middle(copyButton(page))))).toBeLessThan(2)
  })

test('nothing of it is loaded before a reader reaches for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const before = asked.length
  expect(asked.filter((url) => /page-menu|\.md$/.test(url))).toEqual([])
  await moreButton(page).click()
  await expect(menu(page)).toBeVisible()
  const after = asked.slice(before)
  expect(after.some((url) => url.endsWith('.js'))).toBe(true)
  expect(after.some((url) => url.includes('page-menu'))).toBe(true)
})

test('the page is copied as Markdown, and the reader hears it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
  await copyButton(page).click()
  await expect(status(page)).toHaveText('Page copied as Markdown.')
  const expected = await (await page.request.get(markdownVersion)).text()
  expect(expected).toContain('# Scorecards overview')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
})

test('the control keeps its width while it says that it has copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
  const before = await copyButton(page).boundingBox()
  await copyButton(page).click()
  const copied = page.getByRole('button', { name: 'Copied', exact: true })
  await expect(copied).toBeVisible()
  expect(await copied.boundingBox()).toEqual(before)
})

test('without the clipboard of the browser it copies all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }))
  await visit(page, path)
  await copyButton(page).press('Enter')
  await expect(status(page)).toHaveText('Page copied as Markdown.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Scorecards overview')
})

test('a page that cannot be fetched does not fail silently, and the next try works', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(`**${markdownVersion}`, (route) => route.abort(), { times: 2 })
  await visit(page, path)
  await copyButton(page).click()
  await expect(status(page)).toHaveText(/^Copying failed/)
  await page.unrouteAll()
  await copyButton(page).click()
  await expect(status(page)).toHaveText('Page copied as Markdown.')
})

test('the menu works by keyboard: arrows, Escape, and the focus returns', async ({ page }) => {
  await visit(page, path)
  await moreButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await expect(moreButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: /^View as Markdown/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu(page).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(moreButton(page)).toBeFocused()
  await expect(moreButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('entries lead to the Markdown version and, in a new tab, to assistants that get its public address', async ({
  page,
}) => {
  await visit(page, path)
  await moreButton(page).click()
  await expect(menu(page).getByRole('link', { name: /^View as Markdown/ })).toHaveAttribute('href', markdownVersion)
  const assistants = await menu(page).locator('a[target=_blank]').all()
  expect(assistants.length).toBeGreaterThan(1)
  for (const link of assistants) {
    expect(await link.getAttribute('rel')).toContain('noopener')
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(`${site.url}${markdownVersion}`)
  }
})

test('after a client navigation, the controls are those of the new page', async ({ page }) => {
  await visit(page, path)
  await moreButton(page).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Scorecard examples' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecard examples')
  await moreButton(page).click()
  await expect(menu(page).getByRole('link', { name: /^View as Markdown/ })).toHaveAttribute(
    'href',
    '/scorecards/examples.md',
  )
})

for (const width of [390, 1440]) {
  test(`the menu stays inside a window of ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const one of [path, '/api-reference/create-a-webhook/']) {
      await visit(page, one)
      await moreButton(page).click()
      await expect(menu(page)).toBeVisible()
      const box = await menu(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await violations(page)).toEqual([])
    }
  })
}

// Some browsers and extensions enlarge text without its breakpoints.
for (const one of [path, '/api-reference/get-all-entities-of-a-blueprint/'])
  test(`with text of twice the size, the actions of ${one} cover nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, one)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '34px'
    })
    const actions = await page.locator('.page-actions').boundingBox()
    expect(actions?.x).toBeGreaterThanOrEqual(0)
    expect((actions?.x ?? 0) + (actions?.width ?? 0)).toBeLessThanOrEqual(390)
    const beside = page.locator('.page-facts > :is(span, .explorer-link):visible')
    const box = await beside.first().boundingBox()
    expect(box?.width).toBeGreaterThan(100)
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (actions?.y ?? 0)
    const isBelow = (actions?.y ?? 0) + (actions?.height ?? 0) <= (box?.y ?? 0)
    expect(isAbove || isBelow || (box?.x ?? 0) + (box?.width ?? 0) <= (actions?.x ?? 0)).toBe(true)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the page as Markdown', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', markdownVersion)
    await expect(copyButton(page)).toHaveCount(0)
  })
})
