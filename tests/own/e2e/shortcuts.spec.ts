import { expect, type Page, test } from '@playwright/test'
import { layoutViolations, violationsInBothModes } from '../../e2e/axe.ts'
import { holdRequests, visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

const path = '/scorecards/overview/'
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' })

test('“?” shows all shortcuts, Escape closes them, and the focus returns', async ({ page }) => {
  await visit(page, path)
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  for (const words of [
    'Search',
    'Ask AI',
    'Change the color mode',
    'Go to the list of pages',
    'Next page',
    'Previous page',
  ]) {
    await expect(sheet(page).getByText(words, { exact: true })).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('the sheet is loaded when it is opened, not before', async ({ page }) => {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const key of ['Tab', 'ArrowDown', 'PageDown', 'Escape', 'x']) await page.keyboard.press(key)
  expect(asked.filter((name) => name.endsWith('.js'))).toEqual([])
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  expect(asked.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0)
})

test('a key that is pressed before the rest of the page is there is not lost', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }))
  await visit(page, path)
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
})

test('every single key of the sheet does what it says', async ({ page }) => {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  await expect(page.locator('.search-box input')).toBeFocused()
  await expect(page.locator('.search-box input')).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  const before = await theme(page)
  await page.keyboard.press('t')
  await expect.poll(() => theme(page)).not.toBe(before)

  await page.keyboard.press('m')
  await expect(page.locator('.sidebar a[aria-current]')).toBeFocused()

  await page.keyboard.press('n')
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('.pagination [rel=prev]')).toHaveAttribute('href', path)
  const next = new URL(page.url()).pathname
  await page.keyboard.press('p')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  // The address changes a moment before the page, whose button would otherwise copy the page that goes.
  await expect(page.locator('.pagination [rel=next]')).toHaveAttribute('href', next)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('c')
  await expect(page.locator('.page-actions [role=status]')).toHaveText('Page copied as Markdown.')

  await page.evaluate(() => {
    document.querySelector('.ask-ai')?.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        document.documentElement.dataset.asked = ''
      },
      true,
    )
  })
  await page.keyboard.press('Control+i')
  await expect(page.locator('html')).toHaveAttribute('data-asked')
})

test('mod+k leads to the search at once, also from a field', async ({ page }) => {
  await visit(page, path)
  await page.keyboard.press('Control+k')
  await expect(page.locator('.search-box input')).toBeFocused()
})

test('on a small screen “m” opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, path)
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('keys that are typed, held with others or pressed next to an open dialog are not shortcuts', async ({ page }) => {
  await visit(page, path)
  const before = await theme(page)
  await page.locator('.search-box input').focus()
  await page.keyboard.type('t?')
  await expect(page.locator('.search-box input')).toHaveValue('t?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const modifier of ['Alt', 'Meta']) await page.keyboard.press(`${modifier}+t`)
  await page.keyboard.press('?')
  await expect(sheet(page)).toHaveCount(1)
  await page.keyboard.press('t')
  expect(await theme(page)).toBe(before)
})

test('a press of the footer’s button before its script has loaded opens the sheet once it has', async ({ page }) => {
  const release = await holdRequests(page, /extras[^/]*\.js$/)
  const asked = page.waitForRequest(/extras[^/]*\.js$/)
  await visit(page, path)
  await asked
  await opener(page).click()
  await expect(sheet(page)).toHaveCount(0)
  release()
  await expect(sheet(page)).toBeVisible()
})

test('what is typed after “/” is in the search field, even before the other shortcuts have loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, /extras[^/]*\.js$/)
  await visit(page, path)
  await page.keyboard.press('/')
  await page.keyboard.type('a scorecard')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.locator('.search-box input')).toHaveValue('a scorecard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a reader turns single keys off; the footer still opens the sheet, and mod+k still searches', async ({ page }) => {
  await visit(page, path)
  await opener(page).click()
  await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(opener(page)).toBeFocused()
  const before = await theme(page)
  for (const address of [path, '/scorecards/examples/']) {
    for (const key of ['t', '?', '/', 'n']) await page.keyboard.press(key)
    await expect(page.locator('.search-box input')).not.toBeFocused()
    await expect(sheet(page)).toHaveCount(0)
    expect(await theme(page)).toBe(before)
    await visit(page, address)
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), `${site.brand}.single-keys`)).toBe('off')
  await page.keyboard.press('Control+k')
  await expect(page.locator('.search-box input')).toBeFocused()
  // Its list opens once it has loaded.
  await expect(page.locator('.search-box input')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.locator('.search-box input')).toHaveAttribute('aria-expanded', 'false')
  await opener(page).click()
  const box = page.getByRole('checkbox', { name: 'Use single-key shortcuts' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect.poll(() => theme(page)).not.toBe(before)
})

test('axe finds nothing with the sheet open, dark and light, 390 px and 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, path)
  await page.keyboard.press('?')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(sheet(page)).toBeVisible()
    const box = await sheet(page).boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
    const look = width > 390 ? layoutViolations : violationsInBothModes
    expect(await look(page)).toEqual([])
  }
})

test('a search that the reader has left with Escape before its script arrived doesn’t open, and keys work', async ({
  page,
}) => {
  const release = await holdRequests(page, /take-over-search-box[^/]*\.js$/)
  const asked = page.waitForRequest(/take-over-search-box[^/]*\.js$/)
  await visit(page, path)
  await page.keyboard.press('/')
  await asked
  await expect(page.locator('.search-box')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  release()
  await expect(page.locator('.search-box [role=combobox]')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.search-box')).not.toHaveAttribute('aria-busy')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.search-panel')).toBeHidden()
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
})
