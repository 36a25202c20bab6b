import { expect, type Page, test } from '@playwright/test'
import {
  combobox,
  holdBack,
  searchField,
  searchFor,
  suggestedPaths,
  suggestions,
  watchSearchRequests,
} from '../../e2e/search-box.ts'
import { markDocument, visit } from '../../e2e/visit.ts'

const start = '/guides/'

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

const failure = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('alert')

test('an interface that does not come leaves a form, and the next turn to it tries again', async ({ page }) => {
  await visit(page, start)
  await page.route('**/assets/js/*.js', (route) => route.abort())
  await searchField(page).focus()
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/assets/js/*.js')
  await page.getByRole('main').focus()
  await expect(failure(page)).toHaveCount(0)
  await searchField(page).click()
  await page.keyboard.type('scorecard')
  await expect(suggestions(page).first()).toBeVisible()
})

for (const width of [1280, 390])
  test(`at ${width} px, a reader who is offline is told so, and “Retry” searches what was typed`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, start)
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('scorecard')
    await expect(failure(page)).toContainText('The search could not be loaded.')
    await expect(failure(page)).toBeInViewport({ ratio: 1 })
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(failure(page)).toHaveCount(0)
    await searchField(page).click()
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await expect(failure(page)).toBeVisible()
    await context.setOffline(false)
    await failure(page).getByRole('button', { name: 'Retry' }).click()
    await expect(suggestions(page).first()).toContainText(/scorecard/i)
    await expect(failure(page)).toHaveCount(0)
  })

test('search is loaded once', async ({ page, context }) => {
  await visit(page, start)
  const same = await markDocument(page)
  await test.step('one worker does the search, whatever page the reader goes to', async () => {
    await searchFor(page, 'scorecard')
    await expect(suggestions(page).first()).toBeVisible()
    await suggestions(page).first().click()
    await expect(page).not.toHaveURL(start)
    await searchFor(page, 'blueprint')
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
    expect(page.workers()).toHaveLength(1)
    expect(await same()).toBe(true)
  })
  await test.step('then it answers without a network', async () => {
    await context.setOffline(true)
    await combobox(page).fill('comparison operators')
    await expect.poll(() => suggestedPaths(page)).toContain('/search-and-query/comparison-operators/')
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0)
  })
})

test('on a slow network', async ({ page }) => {
  await visit(page, start)
  await test.step('a slow index says so, and the answer comes', async () => {
    const release = await holdBack(page, '**/_search/first-*')
    await searchFor(page, 'blueprint')
    await expect(page.getByRole('search', { name: 'Site' }).getByText('Searching…').first()).toBeVisible()
    await expect(page.getByText('No results')).toHaveCount(0)
    await release()
    await expect(suggestions(page).first()).toContainText(/blueprint/i)
  })
  await test.step('the answer to an older question never takes the place of a newer one', async () => {
    const release = await holdBack(page, /\/_search\/(?:terms|text)/)
    await combobox(page).fill('kubernetes cluster')
    await combobox(page).fill('scorecard')
    await release()
    await expect(suggestions(page).first()).toContainText(/scorecard/i)
    await page.waitForLoadState('networkidle')
    for (const option of await suggestions(page).all()) await expect(option).toContainText(/scorecard/i)
  })
})

async function retry(page: Page, address: string): Promise<void> {
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
}

test('what cannot be loaded is said so, and “Retry” loads it again', async ({ page }) => {
  for (const [what, address] of [
    ['an index', '**/_search/index.json'],
    ['a first file', '**/_search/first-*'],
    ['a worker', '**/generated/search-worker.js*'],
  ] as const)
    await test.step(what, () => retry(page, address))
})

test('files of the index that are missing give fewer results, and that is said', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/\/_search\/(?:terms|text)/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await visit(page, start)
  await searchFor(page, 'scorecard')
  await expect(suggestions(page).first()).toContainText(/scorecard/i)
  await expect(page.getByText('Only titles and headings')).toBeVisible()
  await test.step('nothing in titles isn’t “no results”, and “Retry” searches everything', async () => {
    await combobox(page).fill('sysparm')
    const alert = page.getByRole('search', { name: 'Site' }).getByRole('alert')
    await expect(alert).toContainText('Only titles and headings could be searched')
    await expect(page.getByText('No results for')).toHaveCount(0)
    await page.unroute(/\/_search\/(?:terms|text)/)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(suggestions(page).first()).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('on a phone, a reader who does not want to wait for search can cancel it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, start)
  const release = await holdBack(page, '**/assets/js/*.js')
  await searchField(page).click()
  await page.keyboard.type('scorecard')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(searchField(page)).not.toBeFocused()
  await page.locator('.brand').click({ trial: true })
  await release()
  await expect(combobox(page)).toHaveValue('scorecard')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
})
