import { expect, type Page, test } from '@playwright/test'
import { searchFor, suggestions } from '../../e2e/search-box.ts'
import { addLink, markDocument, scrollTop, visit, watchForErrors } from '../../e2e/visit.ts'

const path = '/search-and-query/comparison-operators/'

/** The words that are painted in the page, as they are in its text. */
function painted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('searched-terms') ?? [])].map(String))
}

const note = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'for your search' })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear highlights' })

test('the words of a search are marked on the page that it leads to, at the anchor', async ({ page }) => {
  await visit(page, '/guides/')
  const same = await markDocument(page)
  await searchFor(page, 'comparison operators')
  await expect(suggestions(page).first()).toBeVisible()
  const option = suggestions(page).filter({ hasText: 'Comparison operators' }).first()
  // Synonyms come after the first suggestions: the link that counts is the one that is followed.
  await page.evaluate(() => {
    const remember = ({ target }: MouseEvent) => {
      if (target instanceof Element) document.documentElement.dataset.followed = target.closest('a')?.href
    }
    addEventListener('click', remember, { capture: true, once: true })
  })
  await option.click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  const followed = await page.evaluate(() => document.documentElement.dataset.followed ?? '')
  const terms = new URL(followed).searchParams.getAll('_highlight')
  expect(terms).toContain('operators')
  await expect.poll(() => painted(page)).not.toEqual([])
  const words = new Set((await painted(page)).map((word) => word.toLowerCase()))
  for (const word of words) expect(terms).toContain(word)
  await expect(note(page)).toHaveText(/^\d+ matches for your search$/)
  expect(await same()).toBe(true)
})

test('an anchor is scrolled to, by an address and by a navigation', async ({ page }) => {
  await visit(page, path)
  const anchor = await page.locator('.prose h2[id]').last().getAttribute('id')
  await page.goto(`${path}?_highlight=operator#${anchor}`)
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
  await expect(note(page)).toBeVisible()
  await visit(page, '/guides/')
  await (await addLink(page, `${path}?_highlight=operator#${anchor}`)).click()
  await expect(note(page)).toBeVisible()
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
  expect(await scrollTop(page)).toBeGreaterThan(200)
})

test('Escape takes the marks and their parameters away, and nothing else', async ({ page }) => {
  await visit(page, `${path}?tab=x&_highlight=operator&_highlight=value#content`)
  await expect.poll(() => painted(page)).not.toEqual([])
  const top = await scrollTop(page)
  await page.keyboard.press('Escape')
  expect(await painted(page)).toEqual([])
  await expect(page).toHaveURL(`${path}?tab=x#content`)
  await expect(clear(page)).toHaveCount(0)
  expect(await scrollTop(page)).toBe(top)
  await page.reload()
  expect(await painted(page)).toEqual([])
})

test('the words leave the address once they are marked, and come back with Back and a reload', async ({ page }) => {
  await visit(page, `${path}?tab=x&_highlight=operator#content`)
  await expect(clear(page)).toBeVisible()
  await expect(page).toHaveURL(`${path}?tab=x#content`)
  await page.reload()
  await expect(clear(page)).toBeVisible()
  await page.locator('.prose h2[id] a').first().click()
  await expect(clear(page)).toBeVisible()
  await visit(page, '/guides/')
  await page.goBack()
  await expect(clear(page)).toBeVisible()
  await expect(page).toHaveURL((url) => !url.searchParams.has('_highlight'))
})

test('a button also removes them', async ({ page }) => {
  await visit(page, `${path}?_highlight=operator`)
  await clear(page).click()
  expect(await painted(page)).toEqual([])
  await expect(page).toHaveURL(path)
})

test('Escape in the search box or in a dialog is not meant for the marks', async ({ page }) => {
  await visit(page, `${path}?_highlight=operator`)
  await expect(clear(page)).toBeVisible()
  await searchFor(page, 'scorecard')
  await expect(suggestions(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(clear(page)).toBeVisible()
})

test('marks belong to one address: they go with it and come back with it', async ({ page }) => {
  await visit(page, `${path}?_highlight=operator`)
  await expect(clear(page)).toBeVisible()
  await (await addLink(page, `${path}?_highlight=value#content`, 'Other words')).click()
  await expect
    .poll(async () => new Set((await painted(page)).map((word) => word.toLowerCase())))
    .toEqual(new Set(['value']))
  await page.goBack()
  await expect
    .poll(async () => new Set((await painted(page)).map((word) => word.toLowerCase())))
    .toEqual(new Set(['operator']))
  await expect(clear(page)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terraform' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terraform' })).toBeVisible()
  await expect(clear(page)).toHaveCount(0)
  expect(await painted(page)).toEqual([])
})

test('buttons lead to the next and the previous match, and around', async ({ page }) => {
  await visit(page, `${path}?_highlight=operator`)
  const status = page.locator('.marks-note').getByRole('status')
  const current = () => page.evaluate(() => CSS.highlights.get('searched-term')?.size ?? 0)
  await expect(clear(page)).toBeVisible()
  const count = (await painted(page)).length
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(status).toHaveText(`1 of ${count} matches`)
  await page.getByRole('button', { name: 'Previous match' }).click()
  await expect(status).toHaveText(`${count} of ${count} matches`)
  expect(await scrollTop(page)).toBeGreaterThan(0)
  expect(await current()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await current()).toBe(0)
})

test('a word that is not on the page changes nothing', async ({ page }) => {
  const errors = watchForErrors(page)
  await visit(page, `${path}?_highlight=xylophone`)
  await page.waitForLoadState('networkidle')
  await expect(clear(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('what marks words is loaded for an address that names some, and only then', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const plain = new Set(scripts)
  scripts.length = 0
  await visit(page, `${path}?_highlight=operator`)
  await expect(clear(page)).toBeVisible()
  expect(scripts.filter((script) => !plain.has(script)).length).toBeGreaterThan(0)
})

for (const [what, terms] of [
  ['HTML', ['<img src=x onerror="document.body.dataset.hacked=1">', '<b>operator</b>']],
  ['a pattern', ['(a+)+$', '.*', '[', '\\']],
  ['very long', ['x'.repeat(8000), 'operator']],
  ['names of objects', ['__proto__', 'constructor', 'hasOwnProperty']],
  ['no words', ['', ' ', '%', '🙂', '\u202e']],
] as const) {
  test(`terms that are ${what} do no harm`, async ({ page }) => {
    const errors = watchForErrors(page)
    const query = new URLSearchParams(terms.map((term) => ['_highlight', term]))
    await visit(page, `${path}?${query}`)
    await page.waitForLoadState('networkidle')
    for (const word of await painted(page)) expect(word).toMatch(/^[\w'’-]+$/)
    await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset.hacked)).toBeUndefined()
    expect(errors).toEqual([])
  })
}

test('five hundred terms are twelve', async ({ page }) => {
  const query = Array.from({ length: 500 }, (_, index) => `_highlight=word${index}`).join('&')
  await visit(page, `${path}?${query}&_highlight=operator`)
  await page.waitForLoadState('networkidle')
  expect(await painted(page)).toEqual([])
})

test.describe('in a browser without the Custom Highlight API', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(CSS, 'highlights', { value: undefined })
      delete (CSS as { highlights?: unknown }).highlights
    })
  })

  test('words are marked in the document, and the document is as before when they are cleared', async ({ page }) => {
    await visit(page, path)
    const article = page.locator('#content .article')
    const before = await article.innerHTML()
    await page.goto(`${path}?_highlight=operator&_highlight=value`)
    const marks = article.locator('mark')
    await expect(marks.first()).toBeVisible()
    for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toMatch(/^(?:operator|value)$/)
    await page.keyboard.press('Escape')
    await expect(marks).toHaveCount(0)
    expect(await article.innerHTML()).toBe(before)
  })
})
