import { expect, type Page, test } from '@playwright/test'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'

const path = '/scorecards/overview/'
const question = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' })
const vote = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', { name })
const status = (page: Page) => page.locator('.feedback [role=status]')
const report = (page: Page) => page.getByRole('link', { name: 'Tell us in the issue tracker what was missing' })
const comment = (page: Page) => page.locator('.feedback textarea')

async function visitEnd(page: Page, address = path): Promise<void> {
  await visit(page, address)
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(question(page)).toBeVisible()
}

const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `${site.brand}.feedback`)

test('the question is loaded when the end of an article comes near, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/search-and-query/examples/')
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  const before = asked.length
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(question(page)).toBeVisible()
  expect(asked.slice(before).filter((url) => /\.(?:js|css)$/.test(url)).length).toBeGreaterThan(0)
})

test('the question moves nothing when it comes', async ({ page }) => {
  await visit(page, path)
  const top = () =>
    page.locator('.edit-link').evaluate((link) => Math.round(link.getBoundingClientRect().top + scrollY))
  const before = await top()
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(question(page)).toBeVisible()
  expect(await top()).toBe(before)
})

test('a vote is stored with its page, and shown at the next visit; nothing asks for words that would reach nobody', async ({
  page,
}) => {
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await visitEnd(page)
  await vote(page, 'Yes').press('Enter')
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
  await expect(vote(page, 'Yes')).toBeFocused()
  await expect(status(page)).toHaveText('Thank you. What you write there reaches us; your vote stays in this browser.')
  await expect(comment(page)).toHaveCount(0)
  await expect(report(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Suggest an improvement in the issue tracker' })).toBeVisible()
  const { records, unsent } = await kept(page)
  expect(unsent).toEqual([])
  expect(records).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      subject: 'page',
      page: path,
      vote: 'up',
      comment: '',
      build: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
  expect(posted).toEqual([])

  await visitEnd(page)
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page)).toHaveText('You found this page helpful.')
})

test('a changed mind takes the place of the first vote, and No leads to the issue tracker', async ({ page }) => {
  await visitEnd(page)
  await vote(page, 'Yes').click()
  await vote(page, 'No').click()
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false')
  await expect(report(page)).toHaveAttribute('href', new RegExp(`issues/new\\?title=.*${site.url + path}$`))
  expect((await kept(page)).records).toMatchObject([{ vote: 'down' }])
})

test('each page has its own question, also after a client navigation', async ({ page }) => {
  await visitEnd(page)
  await vote(page, 'No').click()
  await page.locator('.pagination [rel=next]').click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(question(page)).toHaveCount(1)
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecards overview')
  await page.locator('.article-end').scrollIntoViewIfNeeded()
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true')
})

test('operations are asked about; the start, lists and the search are not', async ({ page }) => {
  await visitEnd(page, '/api-reference/create-a-webhook/')
  for (const address of ['/', '/tags/', '/search/?q=scorecard']) {
    await visit(page, address)
    await expect(page.locator('.feedback')).toHaveCount(0)
  }
})

test('a browser that forbids storage still takes the vote', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await visitEnd(page)
  await vote(page, 'Yes').click()
  await expect(status(page)).toHaveText(/^Thank you\./)
})

test('axe finds nothing with the question open, dark and light, 390 px and 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitEnd(page)
  await vote(page, 'No').click()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(report(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsInBothModes(page)).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the issue tracker, and there are no dead buttons', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', /issues\/new/)
    await expect(page.locator('.article-end button')).toHaveCount(0)
  })
})
