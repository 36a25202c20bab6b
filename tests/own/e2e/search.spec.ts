import { expect, test } from '@playwright/test'
import {
  activeOption,
  combobox,
  holdBack,
  searchField,
  searchFor,
  suggestedPaths,
  suggestions,
  watchSearchRequests,
} from '../../e2e/search-box.ts'
import { markDocument, pathOfNewTab, visit, watchForErrors } from '../../e2e/visit.ts'

const start = '/guides/'
const suggestionsOfPart = (page: import('@playwright/test').Page, label: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: label }).getByRole('option')
const status = (page: import('@playwright/test').Page) => page.getByRole('search', { name: 'Site' }).getByRole('status')

test.describe('loading', () => {
  test('nothing of search is loaded until a reader turns to the field', async ({ page }) => {
    const requested = watchSearchRequests(page)
    await visit(page, start)
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await searchField(page).focus()
    await expect.poll(() => requested.filter((path) => path.includes('first-'))).toHaveLength(1)
    // The field alone opens nothing.
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText('Recent searches')).toBeHidden()
  })

  test('what is typed before the interface has loaded is preserved, and then searched', async ({ page }) => {
    await visit(page, start)
    const release = await holdBack(page, '**/assets/js/*.js')
    await searchField(page).focus()
    await page.keyboard.type('scorecard')
    await expect(combobox(page)).toHaveCount(0)
    await page.keyboard.press('Home')
    await release()
    await expect(combobox(page)).toHaveValue('scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.type('my ')
    await expect(combobox(page)).toHaveValue('my scorecard')
  })

  test('an interface that does not come leaves a form, and the next turn to it tries again', async ({ page }) => {
    await visit(page, start)
    await page.route('**/assets/js/*.js', (route) => route.abort())
    await searchField(page).focus()
    await page.waitForLoadState('networkidle')
    await page.unroute('**/assets/js/*.js')
    await page.getByRole('main').focus()
    await searchField(page).click()
    await page.keyboard.type('scorecard')
    await expect(suggestions(page).first()).toBeVisible()
  })

  test('one worker does the search, whatever page the reader goes to', async ({ page }) => {
    await visit(page, start)
    const same = await markDocument(page)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await suggestions(page).first().click()
    await expect(page).not.toHaveURL(start)
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
    expect(page.workers()).toHaveLength(1)
    expect(await same()).toBe(true)
  })

  test('a slow index says so, and the answer comes', async ({ page }) => {
    await visit(page, start)
    const release = await holdBack(page, '**/_search/first-*')
    await searchFor(page, 'scorecard')
    await expect(page.getByRole('search', { name: 'Site' }).getByText('Searching…').first()).toBeVisible()
    await expect(page.getByText('No results')).toHaveCount(0)
    await release()
    await expect(suggestions(page).first()).toBeVisible()
  })

  for (const [what, address] of [
    ['an index', '**/_search/index.json'],
    ['a first file', '**/_search/first-*'],
    ['a worker', '**/generated/search-worker.js*'],
  ] as const) {
    test(`${what} that cannot be loaded is said so, and “Retry” loads it again`, async ({ page }) => {
      await visit(page, start)
      await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }))
      await searchFor(page, 'scorecard')
      const alert = page.getByRole('search', { name: 'Site' }).getByRole('alert')
      await expect(alert).toContainText('could not be loaded')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeVisible()
      await page.unroute(address)
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(suggestions(page).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  }

  test('files of the index that are missing give fewer results, and that is said', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route(/\/_search\/(?:terms|text)/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toContainText(/scorecard/i)
    await expect(page.getByText('Only titles and headings')).toBeVisible()
    expect(errors).toEqual([])
  })

  test('once it is loaded, it answers without a network', async ({ page, context }) => {
    await visit(page, start)
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    await context.setOffline(true)
    await combobox(page).fill('scorecards overview')
    await expect.poll(() => suggestedPaths(page)).toContain('/scorecards/overview/')
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0)
  })

  test('the answer to an older question never takes the place of a newer one', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
    const release = await holdBack(page, /\/_search\/(?:terms|text)/)
    await combobox(page).fill('kubernetes cluster')
    await combobox(page).fill('scorecard')
    await release()
    await expect(suggestions(page).first()).toContainText(/scorecard/i)
    await page.waitForLoadState('networkidle')
    for (const option of await suggestions(page).all()) await expect(option).toContainText(/scorecard/i)
  })
})

test.describe('suggestions', () => {
  test('are at most eight, in two groups, with marks, places, and icons', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'credentials')
    await expect(suggestions(page).first().locator('mark').first()).toBeVisible()
    // Later parts of the index may bring other suggestions.
    await page.waitForLoadState('networkidle')
    expect(await suggestions(page).count()).toBeGreaterThan(3)
    expect(await suggestions(page).count()).toBeLessThanOrEqual(8)
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(2)
    const pages = suggestionsOfPart(page, 'Documentation')
    await expect(pages.locator('.search-hit-label')).toHaveCount(await pages.count())
    const api = suggestionsOfPart(page, 'API Reference')
    expect(await api.count()).toBeGreaterThan(0)
    for (const option of await api.all()) await expect(option).toHaveAttribute('href', /^\/api-reference\//)
    for (const option of await suggestions(page).all()) await expect(option.locator('svg')).toHaveCount(1)
    await expect(
      page.getByRole('search', { name: 'Site' }).getByRole('link', { name: 'See all results' }),
    ).toHaveAttribute('href', '/search/?q=credentials')
  })

  test('lead to the page and its anchor, with a parameter for each word', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'comparison operators')
    await expect.poll(() => suggestedPaths(page)).toContain('/search-and-query/comparison-operators/')
    const href = await suggestions(page).first().getAttribute('href')
    expect(new URL(href ?? '', 'https://docs.example').searchParams.getAll('_highlight').length).toBeGreaterThan(1)
  })

  test('at 1024 px, the open field and its panel leave the logo in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await visit(page, '/getting-started/')
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    const logo = await page.getByRole('banner').locator('a').first().boundingBox()
    for (const part of [combobox(page), page.locator('.search-panel').first()]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0))
      expect(box?.width).toBeGreaterThan(500)
    }
  })

  test('an empty answer says “No results” and offers near words', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scxxrecxrd')
    const panel = page.getByRole('search', { name: 'Site' })
    await expect(panel.getByText('No results for')).toBeVisible()
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(status(page)).toHaveText('No results')
    await expect(panel.getByRole('link', { name: /^See all results/ })).toHaveCount(0)
    const near = panel.getByText('Did you mean').getByRole('button').first()
    const word = (await near.textContent()) ?? ''
    await near.click()
    await expect(combobox(page)).toHaveValue(word)
    await expect(combobox(page)).toBeFocused()
    await expect(suggestions(page).first()).toBeVisible()
  })

  test('a noun finds operations on it below the pages, with method and path; what is done to it, above them', async ({
    page,
  }) => {
    await visit(page, start)
    const groups = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group')
    for (const noun of ['blueprint', 'entity', 'scorecard']) {
      await searchFor(page, noun)
      await expect(suggestionsOfPart(page, 'API Reference')).toHaveCount(2)
      await expect(suggestionsOfPart(page, 'API Reference').first()).toContainText(/[A-Z]+ \/v1\//)
      await expect(suggestionsOfPart(page, 'API Reference').first()).toContainText(new RegExp(noun, 'i'))
      await expect(groups.first()).toHaveAccessibleName('Documentation')
    }
    await searchFor(page, 'create a blueprint')
    await expect(groups.first()).toHaveAccessibleName('API Reference')
    await expect(suggestions(page).first()).toContainText('Create a blueprint')
    await expect(status(page)).toHaveText(/^\d+ results, 8 suggested$/)
  })

  test('what was typed is marked in them, and not its synonyms', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'blueprint')
    await page.waitForLoadState('networkidle')
    await expect(suggestions(page).locator('mark').first()).toBeVisible()
    const marked = await suggestions(page).locator('mark').allTextContents()
    expect([...new Set(marked.map((text) => text.toLowerCase()))]).toEqual(['blueprint'])
  })

  test('a long question is visible as a whole while it is typed', async ({ page }) => {
    await visit(page, start)
    const question = 'how do I give a team read access to production secrets'
    await searchFor(page, question)
    const isWhole = () => combobox(page).evaluate((field) => field.scrollWidth <= field.clientWidth)
    expect(await isWhole()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isWhole()).toBe(false)
  })

  test('what is not found can be asked of the assistant', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'zzqqxxy')
    const panel = page.getByRole('search', { name: 'Site' })
    await panel.getByRole('button', { name: 'Ask AI about “zzqqxxy”' }).click()
    const dialog = page.getByRole('dialog', { name: /Docs Assistant/ })
    await expect(dialog.getByText('zzqqxxy').first()).toBeVisible()
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('end with a row that asks the assistant, which is no result', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    const panel = page.getByRole('search', { name: 'Site' })
    const ask = panel.getByRole('button', { name: 'Ask AI about “scorecard”' })
    // In a low window, the list above the row scrolls.
    const list = await page.getByRole('listbox').boundingBox()
    await expect(ask).toBeInViewport()
    expect((await ask.boundingBox())?.y).toBeGreaterThan(list?.y ?? 0)
    await expect(page.getByRole('listbox').getByText('Ask AI')).toHaveCount(0)
    await expect(status(page)).toHaveText(/^\d+ results, 8 suggested$/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(ask).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Docs Assistant/ })
    await expect(dialog.getByText('scorecard').first()).toBeVisible()
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('can be limited to the part of the docs that the reader is in, and set free again', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'credentials')
    await expect(suggestionsOfPart(page, 'API Reference').first()).toBeVisible()
    const panel = page.getByRole('search', { name: 'Site' })
    await panel.getByRole('button', { name: 'Only in Guides' }).click()
    await expect(combobox(page)).toBeFocused()
    await expect(suggestionsOfPart(page, 'API Reference')).toHaveCount(0)
    for (const path of await suggestedPaths(page)) expect(path).toMatch(/^\/guides\//)
    const all = panel.getByRole('link', { name: 'See all results within "Guides"' })
    await expect(all).toHaveAttribute('href', '/search/?q=credentials&ctx=guides')
    await panel.getByRole('button', { name: 'In Guides', pressed: true }).click()
    await expect(suggestionsOfPart(page, 'API Reference').first()).toBeVisible()
    await panel.getByRole('button', { name: 'Only in Guides' }).click()
    await combobox(page).fill('')
    await page.keyboard.press('Backspace')
    await combobox(page).fill('credentials')
    await expect(panel.getByRole('link', { name: 'See all results', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=credentials')
  })

  test('a page at the root has no part to limit to', async ({ page }) => {
    await visit(page, '/security/')
    await searchFor(page, 'webhook')
    await expect(suggestions(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Only in/ })).toHaveCount(0)
  })

  for (const [what, text] of [
    ['HTML', '<img src=x onerror="document.body.dataset.hacked=1"><script>alert(1)</script>'],
    ['a pattern', '.*+?^$(){}|[]\\ (a+)+$'],
    ['ten kilobytes', 'blueprint scorecard '.repeat(512)],
    ['right to left', 'ציפור \u202eabc'],
    ['emoji', '🙂 👩‍👩‍👧‍👦 🏳️‍🌈'],
    ['names of objects', '__proto__ constructor toString'],
    ['half a character', '\ud83d scorecard'],
  ] as const) {
    test(`${what} is text and nothing more`, async ({ page }) => {
      const errors = watchForErrors(page)
      await visit(page, start)
      await searchFor(page, text)
      const panel = page.getByRole('search', { name: 'Site' })
      await expect(panel.getByRole('option').or(panel.getByText('No results for')).first()).toBeVisible()
      await expect(panel.locator('img, script')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\/\?q=/)
      expect(page.url().length).toBeLessThan(3000)
      await expect(page.getByRole('heading', { level: 2, name: /^(?:No r|R)esults for/ })).toBeVisible()
      expect(await page.evaluate(() => document.body.dataset.hacked)).toBeUndefined()
      expect(errors).toEqual([])
    })
  }
})

test.describe('by keyboard', () => {
  test('the list is walked through and an option is opened', async ({ page }) => {
    await visit(page, start)
    const same = await markDocument(page)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).nth(3)).toBeVisible()
    await expect(status(page)).toHaveText(/^\d+ results, \d suggested$/)
    const texts = await suggestions(page).allTextContents()
    expect(await activeOption(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(texts[0])
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(texts[1])
    await page.keyboard.press('End')
    expect(await activeOption(page)).toBe(texts.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await activeOption(page)).toBe(texts.at(-1))
    await page.keyboard.press('Home')
    expect(await activeOption(page)).toBe(texts[0])
    const href = (await suggestions(page).first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(suggestions(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await same()).toBe(true)
  })

  test('Control and Enter open an option in a new tab, and the list stays', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecards overview')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await pathOfNewTab(page, () => page.keyboard.press('Control+Enter'))).toContain('/scorecards/')
    await expect(page).toHaveURL(start)
    await expect(suggestions(page).first()).toBeVisible()
  })

  test('Escape leads back to the field from a button below it', async ({ page }) => {
    await visit(page, '/scorecards/overview/')
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Only in Scorecards' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(combobox(page)).toBeFocused()
    await expect(suggestions(page)).toHaveCount(0)
    await expect(combobox(page)).toHaveValue('blueprint')
  })

  test('Escape closes the list, then clears the text; arrows open it again', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toHaveCount(0)
    await expect(combobox(page)).toHaveValue('scorecard')
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(combobox(page)).toHaveValue('')
  })

  test('Home and End stay with the text while no option is active', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await page.keyboard.press('Home')
    await page.keyboard.type('my ')
    await expect(combobox(page)).toHaveValue('my scorecard')
  })

  test('Tab leads through the panel and out of it, which closes it', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Only in Guides' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Ask AI about “scorecard”' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'See all results' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ask AI' })).toBeFocused()
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('a click elsewhere closes the panel', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(suggestions(page)).toHaveCount(0)
  })
})

test.describe('recent searches', () => {
  const recent = (page: import('@playwright/test').Page) =>
    page.getByRole('group', { name: 'Recent searches' }).getByRole('option')

  test.beforeEach(async ({ page }) => {
    await visit(page, start)
    for (const query of ['scorecard', 'blueprint', 'webhook']) {
      await searchFor(page, query)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/search/?q=${query}`)
    }
    await searchFor(page, '')
    await expect(recent(page)).toHaveText(['webhook', 'blueprint', 'scorecard'])
  })

  test('are offered, and searched again', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe('blueprint')
    await page.keyboard.press('Enter')
    await expect(combobox(page)).toHaveValue('blueprint')
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
  })

  test('can be taken away one by one, by key and by button, and for good', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent(page)).toHaveText(['blueprint', 'scorecard'])
    await page.getByRole('button', { name: 'Remove “scorecard” from the recent searches' }).click()
    await expect(recent(page)).toHaveText(['blueprint'])
    await visit(page, start)
    await searchFor(page, '')
    await expect(recent(page)).toHaveText(['blueprint'])
  })

  test('can be cleared all at once', async ({ page }) => {
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(recent(page)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent')))).toEqual([])
  })
})

test.describe('popular pages', () => {
  const popular = (page: import('@playwright/test').Page) =>
    page.getByRole('group', { name: 'Popular pages' }).getByRole('option')

  test('are offered before anything is typed, and opened by key', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, '')
    await expect(popular(page)).toHaveCount(5)
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
    const href = (await popular(page).nth(1).getAttribute('href')) ?? ''
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(await popular(page).nth(1).textContent())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await searchFor(page, '')
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
  })

  test('come after recent searches, which can be removed beside them', async ({ page }) => {
    await visit(page, start)
    await searchFor(page, 'webhook')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=webhook')
    await searchFor(page, '')
    await expect(popular(page)).toHaveCount(5)
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe('webhook')
    await page.keyboard.press('End')
    expect(await activeOption(page)).toBe(await popular(page).last().textContent())
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
    await expect(popular(page)).toHaveCount(5)
  })
})
