import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

const address = '/integrations-index/'
const cards = (page: Page) => page.locator('.index-cards > li:visible')
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

for (const [path, label, word, title] of [
  [address, 'Filter integrations by words', 'postgres', 'AWS'],
  ['/guides/', 'Filter guides by words', 'onboard', 'Automate user role updates'],
] as const) {
  test(`“${word}” finds “${title}”, which says it only in its keywords`, async ({ page }) => {
    await visit(page, path)
    await page.getByRole('searchbox', { name: label }).fill(word)
    await expect(cards(page).filter({ hasText: title })).not.toHaveCount(0)
  })
}

test('links lead to the groups, and those to groups without cards are only text', async ({ page }) => {
  await visit(page, '/guides/')
  const jumps = page.getByRole('navigation', { name: 'Groups' }).getByRole('link')
  await expect(jumps).toHaveText(await page.locator('.index-groups h3').allTextContents())
  await jumps.filter({ hasText: 'Scorecards and metrics' }).click()
  await expect(page.getByRole('heading', { name: 'Scorecards and metrics' })).toBeInViewport()
  await page.getByRole('checkbox', { name: 'Scaffolding' }).check()
  await expect(jumps.filter({ visible: true })).toHaveText(['Scaffolding'])
})

test('next to a sidebar, filters are above two columns of cards', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, address)
  await expect(choice(page, 'CI/CD')).toBeHidden()
  const [first, second] = await cards(page).evaluateAll((all) =>
    all.slice(0, 2).map((card) => card.getBoundingClientRect().top),
  )
  expect(first).toBe(second)
  await page.getByText('Filters', { exact: true }).click()
  await expect(choice(page, 'CI/CD')).toBeVisible()
})

test('the titles of cards next to each other begin at the same height', async ({ page }) => {
  await visit(page, address)
  const tops = await page.locator('.index-cards > li').evaluateAll((all) =>
    all.map((card) => {
      const title = card.querySelector(':scope > a')?.getBoundingClientRect().top ?? 0
      return Math.round(title - card.getBoundingClientRect().top)
    }),
  )
  expect(new Set(tops).size).toBe(1)
})
