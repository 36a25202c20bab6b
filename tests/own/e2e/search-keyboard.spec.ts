import { expect, type Page, test } from '@playwright/test'
import {
  activeOption,
  combobox,
  holdBack,
  openAllResults,
  searchFor,
  suggestedPaths,
  suggestions,
} from '../../e2e/search-box.ts'
import { markDocument, pathOfNewTab, visit } from '../../e2e/visit.ts'

const start = '/guides/'
const status = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('status')

/** Empties the field as a reader does, whether or not an option is active: the key Delete would be the option's. */
async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(combobox(page)).toBeFocused()
  await combobox(page).selectText()
  await page.keyboard.press('Backspace')
  await expect(combobox(page)).toHaveValue('')
}

/** Suggestions for words, after those for other words have gone. */
async function suggest(page: Page, query: string): Promise<void> {
  await clear(page)
  await expect(suggestions(page)).toHaveCount(0)
  await searchFor(page, query)
  await expect(suggestions(page).first()).toBeVisible()
}

async function walk(page: Page): Promise<void> {
  const same = await markDocument(page)
  await suggest(page, 'scorecard')
  await expect(suggestions(page).nth(3)).toBeVisible()
  await expect(status(page)).toHaveText(/^\d+ results, \d suggested$/)
  const texts = await suggestions(page).allTextContents()
  expect(await activeOption(page)).toBe(texts[0])
  await page.keyboard.press('ArrowDown')
  expect(await activeOption(page)).toBe(texts[1])
  await page.keyboard.press('End')
  expect(await activeOption(page)).toBe('See all results')
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe('Ask AI about “scorecard”')
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe(texts.at(-1))
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  expect(await activeOption(page)).toBe(texts[0])
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe('See all results')
  await page.keyboard.press('Home')
  expect(await activeOption(page)).toBe(texts[0])
  const href = (await suggestions(page).first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(suggestions(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await same()).toBe(true)
}

test('the page stays where it is while a reader searches', async ({ page }) => {
  await visit(page, '/guides/all/setup-dora-metrics/')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 3600, behavior: 'instant' }))
  await expect.poll(top).toBe(3600)
  await page.keyboard.press('Control+k')
  await expect(combobox(page)).toBeFocused()
  await page.keyboard.type('rbac', { delay: 50 })
  await expect(suggestions(page).first()).toBeVisible()
  expect(await top()).toBe(3600)
})

test('suggestions by keyboard', async ({ page }) => {
  await visit(page, start)
  await test.step('Home and End stay with the text until an option is selected', async () => {
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await page.keyboard.type('my ')
    await expect(combobox(page)).toHaveValue('my scorecard')
  })
  await test.step('Control and Enter open an option in a new tab, and the list stays', async () => {
    await suggest(page, 'scorecards overview')
    expect(await pathOfNewTab(page, () => page.keyboard.press('Control+Enter'))).toContain('/scorecards/')
    await expect(page).toHaveURL(start)
    await expect(suggestions(page).first()).toBeVisible()
  })
  await test.step('Escape leads back to the field from a button below it', async () => {
    await suggest(page, 'blueprint')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Only in Guides' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(combobox(page)).toBeFocused()
    await expect(suggestions(page)).toHaveCount(0)
    await expect(combobox(page)).toHaveValue('blueprint')
  })
  await test.step('Escape closes the list, then clears the text; arrows open it again', async () => {
    await suggest(page, 'scorecard')
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
  await test.step('Tab leads through the panel and out of it, which closes it', async () => {
    await suggest(page, 'scorecard')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Only in Guides' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('option', { name: 'Ask AI about “scorecard”' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ask AI' })).toBeFocused()
    await expect(suggestions(page)).toHaveCount(0)
  })
  await test.step('a click elsewhere closes the panel', async () => {
    await suggest(page, 'scorecard')
    await page.mouse.click(20, 700)
    await expect(suggestions(page)).toHaveCount(0)
  })
  await test.step('the list is walked through and an option is opened', () => walk(page))
})

const recent = (page: Page) => page.getByRole('group', { name: 'Recent searches' }).getByRole('option')

test('recent searches', async ({ page }) => {
  await visit(page, start)
  for (const query of ['scorecard', 'blueprint', 'webhook']) {
    await searchFor(page, query)
    await openAllResults(page)
    await expect(page).toHaveURL(`/search/?q=${query}`)
  }
  await searchFor(page, '')
  await expect(recent(page)).toHaveText(['webhook', 'blueprint', 'scorecard'])
  await test.step('are offered, and searched again', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe('blueprint')
    await page.keyboard.press('Enter')
    await expect(combobox(page)).toHaveValue('blueprint')
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
  })
  await test.step('can be removed one by one, by key and by button, and for good', async () => {
    await clear(page)
    await expect(recent(page)).toHaveText(['webhook', 'blueprint', 'scorecard'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent(page)).toHaveText(['blueprint', 'scorecard'])
    await page.getByRole('button', { name: 'Remove “scorecard” from the recent searches' }).click()
    await expect(recent(page)).toHaveText(['blueprint'])
    await visit(page, start)
    await searchFor(page, '')
    await expect(recent(page)).toHaveText(['blueprint'])
  })
  await test.step('can be cleared all at once', async () => {
    await searchFor(page, 'webhook')
    await openAllResults(page)
    await expect(page).toHaveURL('/search/?q=webhook')
    await searchFor(page, '')
    await expect(recent(page)).toHaveText(['webhook', 'blueprint'])
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(recent(page)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent')))).toEqual([])
  })
})

const popular = (page: Page) => page.getByRole('group', { name: 'Popular pages' }).getByRole('option')

test('popular pages', async ({ page }) => {
  await visit(page, start)
  await test.step('are offered before anything is typed, and opened by key', async () => {
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
  await test.step('come after recent searches, which can be removed beside them', async () => {
    await searchFor(page, 'webhook')
    await openAllResults(page)
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

test('Enter opens the first result of what is typed, never one of an earlier text', async ({ page }) => {
  await visit(page, start)
  const release = await holdBack(page, /\/_search\/(?:terms|text|first)/)
  await test.step('it waits for the index', async () => {
    await searchFor(page, 'rate limits')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('search', { name: 'Site' }).getByText('Searching…').first()).toBeVisible()
    await expect(page).toHaveURL(start)
    await release()
    await expect(page).toHaveURL(/^[^?]*\/api-reference\/rate-limits\//)
  })
  await test.step('it is not lost between two texts', async () => {
    for (const [earlier, query] of [
      ['scorecard', 'comparison operators'],
      ['comparison operators', 'timer property'],
    ] as const) {
      await suggest(page, earlier)
      await combobox(page).fill(query)
      await page.keyboard.press('ArrowDown')
      await combobox(page).fill(`${query} `)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(query, 'i'))
    }
  })
  await test.step('what is typed next cancels it', async () => {
    await suggest(page, 'scorecard')
    await combobox(page).evaluate((field: HTMLInputElement) => {
      const type = (text: string) => {
        field.value = text
        field.dispatchEvent(new InputEvent('input'))
      }
      type('blueprint')
      field.form?.requestSubmit()
      type('blueprints')
    })
    await expect.poll(() => suggestedPaths(page)).not.toEqual([])
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(combobox(page)).toBeFocused()
  })
  await test.step('without a result, it leads to the results page', async () => {
    await searchFor(page, 'zzqqxxy')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=zzqqxxy')
  })
})

test('the link to all results stays selected when later parts of the index change the list', async ({ page }) => {
  await visit(page, start)
  const release = await holdBack(page, '**/_search/terms-*')
  await searchFor(page, 'webhook')
  await expect(suggestions(page).first()).toBeVisible()
  const before = await suggestions(page).count()
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe('See all results')
  await release()
  await expect(suggestions(page)).not.toHaveCount(before)
  expect(await activeOption(page)).toBe('See all results')
})
