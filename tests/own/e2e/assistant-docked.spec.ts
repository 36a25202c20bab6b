import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { ask, assistant, newestTurn, openAssistant, opener, questionField, sources } from './assistant.ts'

const start = '/scorecards/overview/'
const answerable = 'How do I open global search?'
test.use({ viewport: { width: 1440, height: 900 } })
const isModal = (page: Page) => assistant(page).evaluate((element) => element.matches(':modal'))

async function measureHeading(page: Page): Promise<void> {
  const heading = page.locator('.hero h1')
  const { wordWidth, headingWidth } = await heading.evaluate((element) => {
    const range = document.createRange()
    const rows = new Map<number, number>()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      rows.set(index, range.getClientRects().length)
    }
    return { wordWidth: Math.max(...rows.values()), headingWidth: element.getBoundingClientRect().width }
  })
  expect(wordWidth).toBe(1)
  expect(headingWidth).toBeGreaterThan(380)
  // If there is room for the picture, it is below.
  const picture = await page.locator('.hero-picture').boundingBox()
  const copy = await page.locator('.hero-copy').boundingBox()
  expect(picture?.y ?? Infinity).toBeGreaterThan((copy?.y ?? 0) + (copy?.height ?? 0))
}

test('docked beside the page', async ({ page }) => {
  await visit(page, start)
  await openAssistant(page)
  await test.step('it leaves the page usable', async () => {
    expect(await isModal(page)).toBe(false)
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull()
  })
  await test.step('Escape closes it from inside, and the focus returns to the button', async () => {
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
  await test.step('Escape closes it from the page, too, but not from a field of the page', async () => {
    await openAssistant(page)
    await page.getByRole('banner').getByRole('searchbox').click()
    const suggestion = page.getByRole('banner').getByRole('option').first()
    await expect(suggestion).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestion).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toBeHidden()
  })
  await openAssistant(page)
  await test.step('it covers the page when the screen gets narrower, and docks again, with the draft and the focus', async () => {
    await questionField(page).fill('A draft')
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect.poll(() => isModal(page)).toBe(true)
    await expect(questionField(page)).toBeFocused()
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect.poll(() => isModal(page)).toBe(false)
    await expect(questionField(page)).toBeFocused()
    await expect(questionField(page)).toHaveValue('A draft')
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAssistant(page)
  await test.step('it stays open beside the page that a link leads to', async () => {
    expect(await isModal(page)).toBe(false)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await expect(assistant(page)).toBeVisible()
    await ask(page, answerable)
    await sources(page).first().click()
    await expect(page).not.toHaveURL('/guides/')
    await expect(assistant(page)).toBeVisible()
    await expect(newestTurn(page)).toContainText('Ctrl+K')
    expect(await violations(page)).toEqual([])
  })
})

test('docked with large text, it covers the page, which keeps its width', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await visit(page, start)
  const width = await page.evaluate(() => document.body.clientWidth)
  await openAssistant(page)
  expect(await isModal(page)).toBe(true)
  const padding = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingRight))
  expect(padding).toBeLessThan(20)
  expect(await page.evaluate(() => document.querySelector('main')?.clientWidth ?? 0)).toBeGreaterThan(width / 2)
})

test('docked, it leaves the heading of the home page its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  await openAssistant(page)
  await test.step('at 1280 px', () => measureHeading(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('at 1440 px', () => measureHeading(page))
})
