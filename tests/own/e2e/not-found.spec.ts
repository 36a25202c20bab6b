import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
import { site } from '../../export/site.ts'
import { assistant } from './assistant.ts'

const start = '/scorecards/overview/'
/** The first column of the footer. */
const footerLinks = ['Quickstart', 'Software catalog', 'Self-service actions', 'Scorecards', 'Search and query']
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('below a folder, its page is offered, and the places to start', async ({ page }) => {
  await visit(page, '/solutions/nope/')
  const places = page.locator('#near-pages').getByRole('link')
  await expect(places).toHaveText(['Solutions overview', 'Guides', 'API Reference', ...footerLinks])
  await expect(places.first()).toHaveAttribute('href', '/solutions/overview/')
  await visit(page, '/scorecards/nope/')
  await expect(page.locator('#near-pages section').first().getByRole('link')).toHaveText([
    'Scorecards overview',
    'Concepts and structure',
    'Scorecard examples',
    'Manage scorecards',
    'Manage scorecards using third-party apps',
  ])
})

for (const [guess, path] of [
  ['other capitals', '/Scorecards/Overview/?tab=a#b'],
  ['a folder in other capitals', '/Scorecards/'],
  ['“docs” before a folder', '/docs/scorecards/'],
  ['a folder less', '/scorecards-as-blueprints'],
  ['“docs” before it', '/docs/scorecards/overview/'],
] as const) {
  test(`a path with ${guess} leads to the page that it can only mean`, async ({ page }) => {
    await page.goto(path)
    await expect(
      heading(page, guess === 'a folder less' ? 'Scorecards as blueprints' : 'Scorecards overview'),
    ).toBeVisible()
    expect(new URL(page.url()).search).toBe(path.includes('?') ? '?tab=a' : '')
  })
}

test('what readers guess is suggested first, with its place and its description', async ({ page }) => {
  for (const [guess, title] of [
    ['/api/', `${site.product} API`],
    ['/self-service-actions/', 'Self-service actions'],
    ['/blueprints/', 'Set up blueprints'],
    ['/quickstart/', 'Getting started overview'],
  ] as const) {
    await visit(page, guess)
    await expect(page.locator('#near-pages').getByRole('link').first()).toHaveText(title)
  }
  await visit(page, '/blueprints/')
  const first = page.locator('#near-pages').getByRole('listitem').first()
  await expect(first).toContainText('Build your software catalog › ')
  await expect(first.getByRole('paragraph')).toHaveCount(2)
})

test('the search field contains the words of the address, if any page knows one', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Search the docs' })
  await visit(page, '/serch/rotate-secrets-now/')
  await expect(field).toHaveValue('rotate secrets now')
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toHaveCount(0)
  for (const path of ['/xyz/nope-page/', '/nope/this/']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'Where to look' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Ask AI about/ })).toHaveCount(0)
  }
})

test('the assistant can be asked about the words of the address', async ({ page }) => {
  await visit(page, '/rotate-secrets-now/')
  await page.getByRole('button', { name: 'Ask AI about “rotate secrets now”' }).click()
  await expect(assistant(page)).toContainText('rotate secrets now')
})

test('a folder’s first page comes first, and the places to start are there, too', async ({ page }) => {
  await visit(page, '/docs/scorecard/')
  const listed = (name: string) =>
    page.locator('#near-pages section', { has: page.getByRole('heading', { name }) }).getByRole('link')
  await expect(listed('Did you mean').first()).toHaveText('Scorecards overview')
  await expect(listed('Where to look')).toContainText(['Solutions', 'Guides', 'API Reference'])
})

test('only the places to start are offered if no page is similar', async ({ page }) => {
  const index = page.waitForResponse((response) => response.url().endsWith('/site-index.json'))
  await visit(page, '/nope/thing/')
  await (await index).finished()
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toHaveCount(0)
  const places = page.locator('#near-pages').getByRole('link')
  await expect(places).toHaveText(['Solutions', 'Guides', 'API Reference', ...footerLinks])
})

test('its links lead on', async ({ page }) => {
  await visit(page, '/scorecard/overveiw/')
  await page.getByRole('link', { name: 'Scorecards overview' }).click()
  await expect(heading(page, 'Scorecards overview')).toBeVisible()
  await expect(page).toHaveURL(start)
  await page.goBack()
  await expect(heading(page, 'Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'go to the home page' }).click()
  await expect(heading(page, 'Page not found')).toBeHidden()
  await expect(page).toHaveURL('/')
})
