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
  await expect(levels).toHaveText([
    'Home',
    /^…/,
    'Configure the data model',
    'Set up blueprints',
    'Properties',
    'String',
  ])
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/examples/')
  await expect(levels).toHaveText([
    'Home',
    'Build a software catalog',
    'Install an integration',
    'Git',
    'GitHub',
    'Examples',
  ])
})

test('a menu leads to the levels that are not shown, with the keyboard and without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(deep)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const hidden = breadcrumbs.getByRole('link', { name: 'Build a software catalog' })
  await expect(hidden).toBeHidden()
  await breadcrumbs.locator('summary').focus()
  await page.keyboard.press('Enter')
  await hidden.click()
  await expect(page).toHaveURL('/build-your-software-catalog/')
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
    ['/category/llm-provider-management/', ['Home', 'AI interfaces', 'Slipway AI', 'LLM provider management']],
    ['/scorecards/examples/', undefined],
  ] as const) {
    await visit(page, address)
    if (labels !== undefined) await expect(levels).toHaveText([...labels])
    tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.y)
  }
  expect(new Set(tops).size).toBe(1)
})

test('those of an operation lead to the API reference', async ({ page }) => {
  await visit(page, '/api-reference/create-an-entity/')
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(levels).toHaveText(['Home', 'API Reference', 'Entities', 'Create an entity'])
  await levels.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/api-reference/slipway-api/')
})

test('on a phone, there is only the level above the page, in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/apm-alerting/prometheus/')
  const levels = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('> ol > li:visible')
  await expect(levels).toHaveText(['APM and alerting'])
  const link = levels.getByRole('link')
  expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('APM and alerting')
})
