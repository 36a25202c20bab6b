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
  await expect(related(page).locator('.card-text + .card-text')).toHaveText([/ min$/, / min$/, / min$/])
  const links = await related(page)
    .locator('.card-title')
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
