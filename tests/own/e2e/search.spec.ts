import { expect, type Page, test } from '@playwright/test'
import {
  activeOption,
  allResults,
  combobox,
  openAllResults,
  searchFor,
  suggestedPaths,
  suggestions,
} from '../../e2e/search-box.ts'
import { visit, watchForErrors } from '../../e2e/visit.ts'

const start = '/guides/'
const panelOf = (page: Page) => page.getByRole('search', { name: 'Site' })
const suggestionsOfPart = (page: Page, label: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: label }).getByRole('option')
const status = (page: Page) => panelOf(page).getByRole('status')

/** Suggestions for words, after those for other words have gone. */
async function searchAfter(page: Page, query: string): Promise<void> {
  await searchFor(page, '')
  await expect(suggestions(page)).toHaveCount(0)
  await searchFor(page, query)
}

test('what suggestions are', async ({ page }) => {
  await visit(page, start)
  await test.step('at most eight, in groups, with marks, places, and icons', async () => {
    await searchFor(page, 'credentials')
    await expect(suggestions(page).locator('mark').first()).toBeVisible()
    // Later parts of the index may bring other suggestions.
    await page.waitForLoadState('networkidle')
    expect(await suggestions(page).count()).toBeGreaterThan(3)
    expect(await suggestions(page).count()).toBeLessThanOrEqual(8)
    // The group of the best suggestion comes first, and each one is there once.
    const names = await page
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(names.join()).toMatch(/^(?:API Reference,Documentation|Documentation,API Reference)$/)
    const pages = suggestionsOfPart(page, 'Documentation')
    await expect(pages.locator('.search-hit-label')).toHaveCount(await pages.count())
    await expect(page.locator('.search-hit-label').getByText('API Reference', { exact: true })).toHaveCount(0)
    const api = suggestionsOfPart(page, 'API Reference')
    expect(await api.count()).toBeGreaterThan(0)
    for (const option of await api.all()) await expect(option).toHaveAttribute('href', /^\/api-reference\//)
    for (const option of await suggestions(page).all()) await expect(option.locator('svg')).toHaveCount(1)
    await expect(allResults(page)).toHaveAttribute('href', '/search/?q=credentials')
  })
  await test.step('they lead to the page and its anchor, with a parameter for each word', async () => {
    await searchAfter(page, 'comparison operators')
    await expect.poll(() => suggestedPaths(page)).toContain('/search-and-query/comparison-operators/')
    const href = await suggestions(page).first().getAttribute('href')
    expect(new URL(href ?? '', 'https://docs.example').searchParams.getAll('_highlight').length).toBeGreaterThan(1)
  })
  const groups = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group')
  await test.step('a noun finds operations on it below the pages, with method and path', async () => {
    for (const noun of ['blueprint', 'entity', 'scorecard']) {
      await searchAfter(page, noun)
      await expect(suggestionsOfPart(page, 'API Reference')).toHaveCount(2)
      await expect(suggestionsOfPart(page, 'API Reference').first()).toContainText(/[A-Z]+ \/v1\//)
      await expect(suggestionsOfPart(page, 'API Reference').first()).toContainText(new RegExp(noun, 'i'))
      await expect(groups.first()).toHaveAccessibleName('Documentation')
    }
  })
  await test.step('what is done to it, above them', async () => {
    await searchAfter(page, 'create a blueprint')
    await expect(groups.first()).toHaveAccessibleName('API Reference')
    await expect(suggestions(page).first()).toContainText('Create a blueprint')
    // Those that are much less likely are left to the results page.
    await expect(status(page)).toHaveText(/^\d+ results, [3-7] suggested$/)
  })
})

test('what is typed', async ({ page }) => {
  await visit(page, start)
  await test.step('is marked in suggestions, and not its synonyms', async () => {
    await searchFor(page, 'blueprint')
    await page.waitForLoadState('networkidle')
    await expect(suggestions(page).locator('mark').first()).toBeVisible()
    const marked = await suggestions(page).locator('mark').allTextContents()
    expect([...new Set(marked.map((text) => text.toLowerCase()))]).toEqual(['blueprint'])
  })
  await test.step('is visible as a whole while it is a long question', async () => {
    const question = 'how do I give a team read access to production secrets'
    await searchFor(page, question)
    const isWhole = () => combobox(page).evaluate((field) => field.scrollWidth <= field.clientWidth)
    expect(await isWhole()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isWhole()).toBe(false)
  })
  await test.step('and not found says “No results” and offers near words', async () => {
    await searchAfter(page, 'scxxrecxrd')
    const panel = panelOf(page)
    await expect(panel.getByText('No results for')).toBeVisible()
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(status(page)).toHaveText('No results')
    await expect(allResults(page)).toHaveCount(0)
    await expect(panel.getByText('to select')).toHaveCount(0)
    await expect(panel.getByRole('link')).toHaveText(['Home', 'Solutions', 'Guides', 'API Reference'])
    const near = panel.getByText('Did you mean').getByRole('button').first()
    const word = (await near.textContent()) ?? ''
    await near.click()
    await expect(combobox(page)).toHaveValue(word)
    await expect(combobox(page)).toBeFocused()
    await expect(suggestions(page).first()).toBeVisible()
  })
  await test.step('and not found can be asked of the assistant', async () => {
    await searchAfter(page, 'zzqqxxy')
    await panelOf(page).getByRole('button', { name: 'Ask AI about “zzqqxxy”' }).click()
    const dialog = page.getByRole('dialog', { name: /Docs Assistant/ })
    await expect(dialog.getByText('zzqqxxy').first()).toBeVisible()
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test('end with an option that asks the assistant, which is no result', async ({ page }) => {
  await visit(page, start)
  await searchFor(page, 'scorecard')
  await expect(suggestions(page).first()).toBeVisible()
  const ask = panelOf(page).getByRole('option', { name: 'Ask AI about “scorecard”' })
  await test.step('it is in sight while the list scrolls, on a phone, too', async () => {
    await expect(ask).toBeInViewport({ ratio: 1 })
    const window = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 600 })
    await expect(ask).toBeInViewport({ ratio: 1 })
    await expect(allResults(page)).toBeInViewport({ ratio: 1 })
    if (window !== null) await page.setViewportSize(window)
  })
  await expect(status(page)).toHaveText(/^\d+ results, 8 suggested$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe('Ask AI about “scorecard”')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Docs Assistant/ })
  await expect(dialog.getByText('scorecard').first()).toBeVisible()
  await expect(suggestions(page)).toHaveCount(0)
})

test('can be limited to the part of the docs that the reader is in, and set free again', async ({ page }) => {
  await visit(page, start)
  await searchFor(page, 'credentials')
  await expect(suggestionsOfPart(page, 'API Reference').first()).toBeVisible()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Only in Guides' }).click()
  await expect(combobox(page)).toBeFocused()
  await expect(suggestionsOfPart(page, 'API Reference')).toHaveCount(0)
  for (const path of await suggestedPaths(page)) expect(path).toMatch(/^\/guides\//)
  await expect(allResults(page)).toHaveText('See all results within "Guides"')
  await expect(allResults(page)).toHaveAttribute('href', '/search/?q=credentials&ctx=guides')
  await panel.getByRole('button', { name: 'In Guides', pressed: true }).click()
  await expect(suggestionsOfPart(page, 'API Reference').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Only in Guides' }).click()
  await combobox(page).fill('')
  await page.keyboard.press('Backspace')
  await combobox(page).fill('credentials')
  await expect(allResults(page)).toHaveText('See all results')
  await openAllResults(page)
  await expect(page).toHaveURL('/search/?q=credentials')
})

test('at 1024 px, on a page at the root', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await visit(page, '/security/')
  await searchFor(page, 'webhook')
  await expect(suggestions(page).first()).toBeVisible()
  await test.step('the open field and its panel leave the logo in sight', async () => {
    const logo = await page.getByRole('banner').locator('a').first().boundingBox()
    for (const part of [combobox(page), page.locator('.search-panel').first()]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0))
      expect(box?.width).toBeGreaterThan(500)
    }
  })
  await test.step('there is no part to limit to', async () => {
    await expect(page.getByRole('button', { name: /^Only in/ })).toHaveCount(0)
  })
})

const strange = [
  ['HTML', '<img src=x onerror="document.body.dataset.hacked=1"><script>alert(1)</script>'],
  ['a pattern', '.*+?^$(){}|[]\\ (a+)+$'],
  ['ten kilobytes', 'blueprint scorecard '.repeat(512)],
  ['right to left', 'ציפור \u202eabc'],
  ['emoji', '🙂 👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['names of objects', '__proto__ constructor toString'],
  ['half a character', '\ud83d scorecard'],
] as const

test('whatever is typed is text and nothing more', async ({ page }) => {
  const errors = watchForErrors(page)
  await visit(page, start)
  for (const [what, text] of strange)
    await test.step(what, async () => {
      await searchAfter(page, text)
      const panel = panelOf(page)
      await expect(suggestions(page).or(panel.getByText('No results for')).first()).toBeVisible()
      await expect(panel.locator('img, script')).toHaveCount(0)
      if ((await suggestions(page).count()) > 0) await openAllResults(page)
      else await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\/\?q=/)
      expect(page.url().length).toBeLessThan(3000)
      await expect(page.getByRole('heading', { level: 2, name: /^(?:No r|R)esults for/ })).toBeVisible()
      expect(await page.evaluate(() => document.body.dataset.hacked)).toBeUndefined()
      expect(errors).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL(start)
      await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
    })
})
