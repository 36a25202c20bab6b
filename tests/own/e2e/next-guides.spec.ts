import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'

const guide = '/guides/all/acknowledge-incident/'
const related = (page: Page) => page.getByRole('navigation', { name: 'Related guides' })

test('a guide ends with three related ones, of which it links to none itself, and the list of its theme', async ({
  page,
}) => {
  await visit(page, guide)
  const list = related(page).getByRole('link', { name: /^All \d+ guides in Incidents$/ })
  await expect(list).toHaveAttribute('href', '/guides/?theme=incidents')
  // The theme and the description of each.
  await expect(related(page).locator('> a > small')).toHaveCount(6)
  const links = await related(page)
    .locator('> a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(3)
  expect(new Set(links).size).toBe(3)
  for (const href of links) {
    expect(href).toMatch(/^\/guides\/all\/[^/]+\/$/)
    expect(href).not.toBe(guide)
    await expect(page.locator(`.prose a[href="${href}"]`)).toHaveCount(0)
  }
  expect(await violations(page)).toEqual([])
  await related(page).getByRole('link').first().click()
  await expect(page).toHaveURL(links[0] ?? '')
})

test('the guides of a theme lead from one to the next', async ({ page }) => {
  await visit(page, '/guides/')
  const theme = page.getByRole('region', { name: 'Incidents' }).locator('li > a')
  const titles = await theme.evaluateAll((links) => links.map((link) => link.firstChild?.textContent?.trim() ?? ''))
  expect(titles.length).toBeGreaterThan(3)
  await theme.first().click()
  const ends = page.getByRole('navigation', { name: 'Previous and next pages' })
  await expect(ends.getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  for (const title of titles.slice(1)) {
    await ends.getByRole('link', { name: `Next ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(ends.getByRole('link', { name: /^Next/ })).toHaveCount(0)
  await expect(ends.getByRole('link', { name: `Previous ${titles.at(-2)}` })).toBeVisible()
})

test('the table of contents leads to what comes after the text of a guide, and marks it', async ({ page }) => {
  await visit(page, guide)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const name of ['API operations on this page', 'Related guides']) {
    await contents.getByRole('link', { name }).click()
    await expect(contents.locator('[aria-current]')).toHaveText(name)
  }
})

test('other pages have no related guides, and the Markdown version of a guide does not either', async ({ page }) => {
  await visit(page, '/scorecards/overview/')
  await expect(related(page)).toHaveCount(0)
  const markdown = await (await page.request.get('/guides/all/acknowledge-incident.md')).text()
  expect(markdown).toContain('## Next steps')
  expect(markdown).not.toContain('Related guides')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the links are there', async ({ page }) => {
    await page.goto(guide)
    await expect(related(page).getByRole('link')).toHaveCount(4)
  })
})
