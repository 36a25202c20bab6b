import { expect, type Page } from '@playwright/test'
import { holdRequests, markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { chooseHost, listBlueprints, openConsole, send, test } from './api-console.ts'
import { explorer, list, root, title, visitExplorer } from './api-explorer.ts'

const parts = ['/apispec.json', '/generated/explorer.css', '/generated/explorer.js']

/** Requests for what only the explorer needs. */
function watchForExplorer(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/generated\/explorer|^\/apispec/.test(pathname)) found.push(pathname)
  })
  return found
}

const pageLink = (page: Page) => page.getByRole('link', { name: 'Open this operation’s page' })

test('an operation’s page and the explorer', async ({ page }) => {
  const found = watchForExplorer(page)
  const problems = watchForErrors(page)
  await visit(page, listBlueprints)
  const isSameDocument = await markDocument(page)
  await test.step('it loads on its page only, with all groups of operations', async () => {
    await page.waitForLoadState('networkidle')
    expect(found).toEqual([])
    await page.getByRole('link', { name: 'Open in the API explorer' }).click()
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    // A script is fetched before it is imported.
    expect([...new Set(found)].sort()).toEqual(parts)
    for (const name of ['Operations', 'Blueprints', 'Entities']) {
      await expect(root(page).getByText(name, { exact: true }).first()).toBeVisible()
    }
    await expect(root(page).getByText('Schemas', { exact: true })).toHaveCount(0)
    // A field of a schema that others refer to, and that refers to itself further in.
    await expect(root(page).getByText('mirrorProperties', { exact: true })).toBeVisible()
  })
  await test.step('they lead to each other, without a new document', async () => {
    await expect(page).toHaveURL(list)
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await expect(title(page, 'Get all blueprints')).toHaveAttribute('aria-level', '2')

    await root(page)
      .getByRole('link', { name: /^Create a blueprint\b/ })
      .click()
    await expect(title(page, 'Create a blueprint')).toBeVisible()
    await expect(page).toHaveTitle(/^Create a blueprint \| API explorer \| /)
    await pageLink(page).click()
    await expect(page).toHaveURL('/api-reference/create-a-blueprint/')
    await expect(root(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Create a blueprint \| (?!API explorer)/)

    await page.goBack()
    await expect(title(page, 'Create a blueprint')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(listBlueprints)
    await expect(page.getByRole('heading', { level: 1, name: 'Get all blueprints' })).toBeVisible()
    expect(await isSameDocument()).toBe(true)
    expect(problems).toEqual([])
  })
})

async function call(page: Page, mockUrl: string): Promise<void> {
  const section = root(page)
  await chooseHost(section, mockUrl)
  await section.getByRole('textbox', { name: 'Token' }).fill('very-secret')
  const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
  await send(section)
  expect((await request).headers()).toMatchObject({ authorization: 'Bearer very-secret' })
  await expect(section.getByText('200 OK')).toBeVisible()
  await expect(section.locator('pre', { hasText: 'curl' })).toContainText('Bearer YOUR_ACCESS_TOKEN')
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      location.href,
      document.body.innerText,
    ]),
  )
  expect(stored).not.toContain('very-secret')

  await pageLink(page).click()
  await expect(page.locator('.endpoint > code, .endpoint code').first()).toContainText(mockUrl)
  await openConsole(page)
  await expect(page.getByLabel('Token')).toHaveValue('very-secret')
}

test('what a reader entered', async ({ page, mockUrl }) => {
  await test.step('a region that is chosen on an operation’s page is chosen in the explorer, too', async () => {
    await visit(page, listBlueprints)
    await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 })
    await visitExplorer(page, list, 'Get all blueprints')
    await expect(root(page).getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
  })
  await test.step('a call with a token, which is in no storage and in the console, too', () => call(page, mockUrl))
})

test('while it loads, it says so', async ({ page }) => {
  const release = await holdRequests(page, '**/generated/explorer.js*')
  await visit(page, list)
  await expect(page.getByText('The API explorer is loading…')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveJSProperty('value', 2)
  release()
  await expect(title(page, 'Get all blueprints')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
})

for (const file of parts) {
  test(`without ${file}: a message, the pages of the operations, and another attempt`, async ({ page }) => {
    await page.route(`**${file}*`, (route) => route.abort())
    await visit(page, list)
    await expect(page.getByText('The API explorer could not be loaded.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get all blueprints' })).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The API explorer could not be loaded.')).toBeVisible()
    await page.unroute(`**${file}*`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await expect(page.getByText('The API explorer could not be loaded.')).toBeHidden()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the explorer', async ({ page }) => {
    await page.goto(explorer)
    await test.step('leads to the pages of all operations and to the downloads', async () => {
      await expect(page.getByText('The explorer needs JavaScript.')).toBeVisible()
      const operations = page.getByRole('navigation', { name: 'Operations' })
      await expect(operations.getByRole('link', { name: 'Get all blueprints' })).toHaveAttribute('href', listBlueprints)
      expect(await operations.getByRole('link').count()).toBeGreaterThan(100)
      await expect(operations.getByRole('link', { name: 'YAML' })).toHaveAttribute('href', '/apispec.yaml')
      await expect(page.getByRole('progressbar')).toBeHidden()
    })
    await test.step('is not in search engines, the sitemap, search, or the files for language models', async () => {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      for (const file of ['/sitemap.xml', '/llms.txt', '/llms-full.txt', '/_parts/site-index.json']) {
        expect(await (await page.request.get(file)).text(), file).not.toContain('api-reference/explorer')
      }
    })
  })
})
