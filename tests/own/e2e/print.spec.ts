import { expect, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

test.describe('in print', () => {
  test('the frame is left out, the article is there', async ({ page }) => {
    await visit(page, '/search-and-query/examples/')
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Main', 'Documentation', 'On this page', 'Previous and next pages'] as const) {
      await expect(page.getByRole('navigation', { name })).toBeHidden()
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    await expect(page.locator('footer.footer')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('every tab panel is there, with its label', async ({ page }) => {
    await visit(page, '/search-and-query/examples/')
    await page.emulateMedia({ media: 'print' })
    const panels = await page.locator('.tab-panel').all()
    expect(panels.length).toBeGreaterThan(2)
    for (const panel of panels) {
      await expect(panel).toBeVisible()
      const label = await panel.getAttribute('data-label')
      expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${label}"`)
    }
  })

  test('what a page folds on the screen is open', async ({ page }) => {
    await visit(page, '/solutions/incident-management/start-the-incident/')
    await page.emulateMedia({ media: 'print' })
    const folded = page.locator('.prose details:not([open]) > div')
    expect(await folded.count()).toBeGreaterThan(0)
    for (const one of await folded.all()) await expect(one).toBeVisible()
  })

  test('a long code block is there in full, also after its lines were not to wrap', async ({ page }) => {
    await visit(page, '/scorecards/concepts-and-structure/')
    const figure = page.locator('figure.code', { has: page.locator('.unfold') }).first()
    await figure.evaluate((element) => element.setAttribute('data-wrap', 'off'))
    await page.emulateMedia({ media: 'print' })
    expect((await figure.boundingBox())?.height).toBeGreaterThan(1000)
    await expect(figure.locator('.unfold')).toBeHidden()
    await expect(figure.locator('code')).toHaveCSS('white-space', 'pre-wrap')
  })

  test('all fields of an operation are there, without the words that open them', async ({ page }) => {
    await visit(page, '/api-reference/create-a-blueprint/')
    await page.emulateMedia({ media: 'print' })
    const fields = page.locator('.operation .fields details:not(.option, .response, [open])')
    expect(await fields.count()).toBeGreaterThan(10)
    await expect(fields.first().locator('> :not(summary)').first()).toBeVisible()
    await expect(fields.first().locator('> summary')).toBeHidden()
    await expect(page.locator('.operation .response > summary').first()).toBeVisible()
  })

  test('an index of cards is not wider than the paper', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 })
    await visit(page, '/guides/')
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
  })

  test('menus and filters stay away', async ({ page }) => {
    await visit(page, '/guides/')
    const filter = page.getByRole('searchbox', { name: 'Filter guides' })
    await expect(filter).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(filter).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/examples/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(page.locator('.breadcrumbs details > ol')).toBeHidden()
  })

  test('the addresses of external links are printed', async ({ page }) => {
    await visit(page, '/security/')
    await page.emulateMedia({ media: 'print' })
    const links = page.locator('.prose a[href^="http"]')
    expect(await links.count()).toBeGreaterThan(0)
    const href = await links.first().getAttribute('href')
    expect(await links.first().evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href)
  })

  test('a page in the dark theme is dark text on white paper', async ({ page }) => {
    await visit(page, '/scorecards/overview/')
    await page.emulateMedia({ media: 'print' })
    const lightness = await page.getByRole('article').evaluate((article) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(article).color.match(/\d+/g) ?? []).map(Number)
      return (red + green + blue) / 3
    })
    expect(lightness).toBeLessThan(80)
  })

  test('no line of code is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 })
    await visit(page, '/search-and-query/examples/')
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .locator('figure.code pre')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
})
