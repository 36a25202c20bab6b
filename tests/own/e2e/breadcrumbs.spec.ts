import { expect, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const deep =
  '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties/string/'

for (const width of [1440, 390, 320]) {
  test(`breadcrumbs are one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, deep)
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect((await breadcrumbs.locator('> ol').boundingBox())?.height).toBeLessThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('on a wide screen, levels that fit are shown, and the menu is there for the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('> ol > li:visible')
  await visit(page, deep)
  await expect(levels).toHaveText(['Build a software catalog', /^…/, 'Set up blueprints', 'Properties', 'String'])
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/examples/')
  await expect(levels).toHaveText(['Build a software catalog', 'Install an integration', 'Git', 'GitHub', 'Examples'])
})

test('a menu leads to the levels that are not shown, with the keyboard and without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(deep)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const hidden = breadcrumbs.getByRole('link', { name: 'Configure the data model' })
  await expect(hidden).toBeHidden()
  await breadcrumbs.locator('summary').focus()
  await page.keyboard.press('Enter')
  await hidden.click()
  await expect(page).toHaveURL('/build-your-software-catalog/customize-integrations/configure-data-model/')
  await context.close()
})

test('a page at the top of its section and a generated one have them, too, so that titles have one place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  const tops: (number | undefined)[] = []
  for (const [address, labels] of [
    ['/build-your-software-catalog/', ['Home', 'Build a software catalog']],
    ['/category/llm-provider-management/', ['AI interfaces', 'Slipway AI', 'LLM provider management']],
    ['/scorecards/examples/', undefined],
  ] as const) {
    await visit(page, address)
    if (labels !== undefined) await expect(levels).toHaveText([...labels])
    tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.y)
  }
  expect(new Set(tops).size).toBe(1)
})

test('those of an operation begin with the API reference', async ({ page }) => {
  await visit(page, '/api-reference/create-an-entity/')
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(levels).toHaveText(['API Reference', 'Entities', 'Create an entity'])
  await levels.first().getByRole('link').click()
  await expect(page).toHaveURL('/api-reference/slipway-api/')
})

test('on a phone, only the first level is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/apm-alerting/prometheus/')
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('> ol > li > a:visible')
  const cut = await levels.evaluateAll((all) => all.filter((level) => level.scrollWidth > level.clientWidth).length)
  expect(await levels.count()).toBeGreaterThan(2)
  expect(cut).toBe(1)
  const texts = await levels.evaluateAll((all) =>
    all.map((level) => {
      const range = document.createRange()
      range.selectNodeContents(level)
      return range.getBoundingClientRect().width - level.getBoundingClientRect().width
    }),
  )
  expect(Math.max(...texts.slice(1))).toBeLessThan(0.05)
})
