import { expect, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const property =
  '/build-your-software-catalog/customize-integrations/configure-data-model/setup-blueprint/properties/string/'

test('on a phone, each row of a wide table is a block with the names of its columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, property)
  const table = page.locator('.prose table:not(:has(.is-type, .is-none)):has(td[data-label])').first()
  const names = await table.locator('th').allTextContents()
  const cells = table.locator('tbody tr').first().locator('td')
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
  for (const [index, { width, top }] of boxes.entries()) {
    expect(width).toBeGreaterThan(300)
    if (index === 0) continue
    expect(top).toBeGreaterThan(boxes[index - 1]?.top ?? 0)
    const label = await cells.nth(index).evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(label).toBe(`"${names[index]}"`)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // A type is next to the name of its property, and a cell that says nothing takes no room.
  const type = page.locator('.prose .stacks td.is-type').first()
  const [nameBox, typeBox] = [await type.locator('xpath=preceding-sibling::td').boundingBox(), await type.boundingBox()]
  expect(typeBox?.x).toBeGreaterThan(nameBox?.x ?? 390)
  expect(typeBox?.y).toBeLessThan((nameBox?.y ?? 0) + (nameBox?.height ?? 0))
  await expect(page.locator('.prose .stacks .is-none').first()).toBeHidden()
  expect((await page.locator('.prose .stacks .is-meaning').first().boundingBox())?.width).toBeGreaterThan(300)
  await expect(page.locator('.prose .stacks .is-meaning').first()).toHaveCSS('padding-left', '0px')
})

test('columns with sentences are at least as wide as a few words', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await visit(page, property)
  const widths = await page.locator('.prose th.wide').evaluateAll((all) => all.map((head) => head.clientWidth))
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.min(...widths)).toBeGreaterThan(190)
})

test('on a phone, a long name of a column makes its row taller instead of covering the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/solutions/incident-management/overview/')
  const cells = page.locator('.prose .stacks td[data-label]')
  const rows = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      label: Number.parseFloat(getComputedStyle(cell, '::before').height),
      cell: cell.getBoundingClientRect().height,
    })),
  )
  expect(Math.max(...rows.map(({ label }) => label))).toBeGreaterThan(30)
  expect(rows.filter(({ label, cell }) => label > cell)).toEqual([])
})

for (const width of [1440, 1024, 390])
  test(`a short name isn’t broken where it fits into its column, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/')
    // On a phone, long names break between their words in tables whose rows aren't blocks.
    const names = page.locator(width === 390 ? '.prose .stacks td code' : '.prose td code')
    const broken = await names.evaluateAll((all) =>
      all.flatMap((code) => {
        const range = document.createRange()
        range.selectNodeContents(code)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [code.textContent] : []
      }),
    )
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const path of [
  '/build-your-software-catalog/sync-data-to-catalog/apm-alerting/datadog/',
  '/build-your-software-catalog/sync-data-to-catalog/git/github/migration/',
  '/actions-and-automations/create-self-service-experiences/setup-the-backend/',
])
  test(`on a phone, names in the tables of ${path} break between their words`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    const names = page.locator('.prose .table-scroll:not(.stacks) code')
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const parts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
        const isBroken = () => {
          const range = document.createRange()
          range.selectNodeContents(parts.currentNode)
          return range.getClientRects().length > 1 && !/[\s/.:-]/.test(parts.currentNode.textContent ?? '')
        }
        while (parts.nextNode()) if (isBroken()) return [name.textContent]
        return []
      }),
    )
    expect(await names.count()).toBeGreaterThan(0)
    expect(broken).toEqual([])
  })

test('the name at the head of a column stays whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, property.replace('/string/', '/aggregation-property/'))
  const name = page.locator('th code', { hasText: 'calculationBy' }).first()
  expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1)
})

test('three columns of sentences fit next to two others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/ai-agents/')
  const table = page.locator('.table-scroll', { has: page.locator('th.wide ~ th.wide ~ th.wide') }).first()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

for (const path of [
  '/build-your-software-catalog/sync-data-to-catalog/apm-alerting/',
  '/build-your-software-catalog/sync-data-to-catalog/cloud-providers/gcp/installation/',
  '/build-your-software-catalog/sync-data-to-catalog/code-quality-security/sonarqube/',
  '/ai-interfaces/overview/',
  '/sso-rbac/sso-providers/oidc/azure-ad/',
])
  test(`the tables of ${path} fit`, async ({ page }) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      const tables = page.locator('.table-scroll')
      expect(await tables.count()).toBeGreaterThan(0)
      const hidden = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth))
      expect(Math.max(...hidden), `at ${width} px`).toBe(0)
    }
  })

test('on a phone, what two things are compared by is above both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/guides/all/acknowledge-incident/')
  const row = page.locator('.compares tbody tr').first()
  const [label, first, second] = await row
    .locator('td')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
  expect(label?.width).toBeGreaterThan(300)
  expect(first?.top).toBeGreaterThanOrEqual(label?.bottom ?? 0)
  expect(second?.top).toBe(first?.top)
  expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? 0)
  await page.setViewportSize({ width: 768, height: 844 })
  const tops = await row.locator('td').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('on a phone, two columns of sentences fit next to each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/api-reference/rate-limits/')
  const table = page.locator('.table-scroll', { has: page.locator('th.wide ~ th.wide') }).last()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('on a phone, a table with long names is a list, in which they stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/build-your-software-catalog/sync-data-to-catalog/git/github/')
  const box = page.locator('.table-scroll.stacks', { has: page.getByText('branch_protection_rule') })
  const lines = await box.locator('code').evaluateAll((all) => all.map((name) => name.getClientRects().length))
  expect(lines.length).toBeGreaterThan(10)
  expect(new Set(lines)).toEqual(new Set([1]))
})

for (const [path, first] of [
  ['/scorecards/concepts-and-structure/', 'Service'],
  ['/getting-started/connect-tools/', 'Git host'],
] as const)
  test(`on a phone, short cells of ${path} are compared next to each other`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    const box = page
      .locator('.table-scroll:not(.stacks)', { has: page.getByRole('columnheader', { name: first }) })
      .first()
    await expect(box.getByRole('columnheader')).not.toHaveCount(0)
    const tops = await box
      .locator('tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops).size).toBe(1)
    const name = box.locator('tbody td').first()
    await box.evaluate((element) => element.scrollTo(400, 0))
    expect((await name.boundingBox())?.x).toBe((await box.boundingBox())?.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
