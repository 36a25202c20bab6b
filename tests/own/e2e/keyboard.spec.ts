import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAllResults, searchField, searchFor } from '../../e2e/search-box.ts'
import { visit } from '../../e2e/visit.ts'

const path = '/scorecards/overview/'

interface Stop {
  name: string
  area: string
  top: number
  visible: boolean
  outlined: boolean
}

/** What has the focus, and how a reader would see it. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth, opacity, visibility } = getComputedStyle(element)
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      area:
        element.closest('.skip-link, .announcement, .navbar, .sidebar, main, footer.footer')?.classList[0] ?? 'main',
      top: box.top + scrollY,
      visible:
        box.width > 0 &&
        box.height > 0 &&
        visibility === 'visible' &&
        Number(opacity) > 0 &&
        box.bottom > 0 &&
        box.top < innerHeight,
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}

async function allStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < 300; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === undefined) return stops
    stops.push(stop)
  }
  throw new Error('The focus never leaves the page')
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await visit(page, path)
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}#content`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('everything is reachable, in the order of the page, and shows that it has the focus', async ({ page }) => {
  await visit(page, path)
  // The question at the end comes when a reader comes near: nobody passes it before it is there, but Tab may here.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const stops = await allStops(page)
  const areas = stops.map(({ area }) => area).filter((area, index, all) => area !== all[index - 1])
  expect(areas).toEqual(['skip-link', 'announcement', 'navbar', 'sidebar', 'main', 'footer'])
  expect(stops.filter(({ visible }) => !visible)).toEqual([])
  expect(stops.filter(({ outlined }) => !outlined)).toEqual([])
  const focusable = await page
    .locator('a[href]:visible, button:visible, input:visible, summary:visible, [tabindex="0"]:visible')
    .evaluateAll((elements) => elements.filter((element) => (element as HTMLElement).tabIndex >= 0).length)
  // The skip link is not visible until it has the focus, but counts as such for the browser.
  expect(stops.length).toBeGreaterThanOrEqual(focusable)
})

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} leads to the search`, async ({ page }) => {
    await visit(page, path)
    await page.keyboard.press(key)
    await expect(searchField(page)).toBeFocused()
    await expect(searchField(page)).toHaveValue('')
  })
}

test('a slash that is typed into a field is a slash', async ({ page }) => {
  await visit(page, path)
  await searchField(page).pressSequentially('ci/cd')
  await expect(searchField(page)).toHaveValue('ci/cd')
})

test('the last row leads to /search/?q=, where the results are; back leads to the page again', async ({ page }) => {
  await visit(page, path)
  await searchFor(page, 'scorecard')
  await openAllResults(page)
  await expect(page).toHaveURL('/search/?q=scorecard')
  const results = page.getByRole('main')
  await expect(results.getByRole('searchbox', { name: 'Search the docs' })).toHaveValue('scorecard')
  await expect(results.getByRole('status')).toContainText(/\d+ results/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
})

test('categories of the sidebar open by keyboard', async ({ page }) => {
  await visit(page, '/security/')
  const category = page.getByRole('button', { name: 'Pages under Getting started' })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Connect your tools' })).toBeFocused()
})

test('after a client navigation the focus is in the new page, not lost', async ({ page }) => {
  await visit(page, path)
  await page.getByRole('main').getByRole('link', { name: 'Concepts and structure' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts and structure' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

/** Tabs until something has the focus, as a reader would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never gets there')
}

test('from the home page to a guide, an operation, its console, and the assistant without a mouse', async ({
  page,
}) => {
  await visit(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('create a kubernetes namespace')
  await expect(page.getByRole('option', { name: 'Create a Kubernetes namespace' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Kubernetes namespace' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('create a blueprint')
  await expect(page.getByRole('option', { name: 'Create a blueprint' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create a blueprint' })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Try it' })
  await page.getByRole('main').focus()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const send = page.getByRole('button', { name: 'Send request' })
  await expect(send).toBeVisible()
  await tabTo(page, page.getByLabel('Token'))
  await expect(page.getByLabel('Token')).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('main').focus()
  await page.keyboard.press('Control+i')
  const dialog = page.getByRole('dialog', { name: /Docs Assistant/ })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
