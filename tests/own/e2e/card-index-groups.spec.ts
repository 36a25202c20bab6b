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
    const card = cards(page).filter({ hasText: title }).first()
    await expect(card).toHaveAttribute('data-found', new RegExp(word))
    expect(await card.evaluate((item) => getComputedStyle(item, '::after').content)).toContain('Found by')
  })
}

test('a word with a typo is corrected, and the status says so', async ({ page }) => {
  await visit(page, '/guides/')
  await page.getByRole('searchbox', { name: 'Filter guides by words' }).fill('githb')
  await expect(page.getByRole('status').filter({ hasText: 'guides' })).toHaveText(/^\d+ of \d+ guides with “github”$/)
})

for (const width of [390, 1024]) {
  test(`at ${width} px, choices are shown, and can be taken back one by one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, `${address}?category=ci-cd&category=git`)
    const remove = page.getByRole('button', { name: /^Remove / })
    await expect(remove).toHaveText(['Git', 'CI/CD'])
    await remove.first().click()
    await expect(remove).toHaveText(['CI/CD'])
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused()
    await expect(page).toHaveURL(`${address}?category=ci-cd`)
  })
}

test('a single card at the end of a group is as wide as the others', async ({ page }) => {
  await visit(page, address)
  const widths = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.clientWidth)))
  expect(new Set(widths).size).toBe(1)
})

test('links lead to the groups, and those to groups without cards are hidden', async ({ page }) => {
  await visit(page, '/guides/')
  const jumps = page.getByRole('navigation', { name: 'Groups' }).getByRole('link')
  await expect(jumps).toHaveText(await page.locator('.index-groups h3').allTextContents())
  await jumps.filter({ hasText: 'Scorecards and metrics' }).click()
  await expect(page.getByRole('heading', { name: 'Scorecards and metrics' })).toBeInViewport()
  await page.getByRole('checkbox', { name: 'Incidents' }).check()
  await page.getByRole('checkbox', { name: 'Scaffolding' }).check()
  await expect(jumps.filter({ visible: true })).toHaveText(['Incidents', 'Scaffolding'])
  // A single group needs no link.
  await page.getByRole('checkbox', { name: 'Incidents' }).uncheck()
  await expect(jumps.filter({ visible: true })).toHaveCount(0)
})

test('a long theme shows its first guides and folds the rest, but a filter shows every match', async ({ page }) => {
  await visit(page, '/guides/')
  const theme = page.getByRole('region', { name: 'Cloud resources and infrastructure' })
  const shown = theme.locator('li:visible')
  const all = await theme.locator('li').count()
  await expect(shown).toHaveCount(4)
  const more = theme.getByText(`${all - 4} more guides`)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(all)
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Cloud resources and infrastructure' }).check()
  await expect(shown).toHaveCount(all)
  await expect(more).toBeHidden()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(shown).toHaveCount(4)
  await expect(more).toBeVisible()
})

test('cards that have the typed words in their name come before those that mention them', async ({ page }) => {
  await visit(page, address)
  const titles = page.locator('.index-cards > li:visible > a')
  await page.getByRole('searchbox', { name: 'Filter integrations by words' }).fill('cost')
  await expect(titles.first()).toHaveText(/cost/i)
  const found = await titles.allTextContents()
  const first = await page.locator('.index-groups section:visible').first().locator('li:visible > a').allTextContents()
  const named = first.map((title) => /cost/i.test(title))
  expect(named).toEqual([...named].sort().reverse())
  expect(found.some((title) => !/cost/i.test(title))).toBe(true)
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
