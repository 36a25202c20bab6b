import { expect, type Locator, type Page } from '@playwright/test'
import { violations, violationsInBothModes } from '../../e2e/axe.ts'
import { holdRequests, markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { chooseHost, listBlueprints, openConsole, send, test } from './api-console.ts'

const explorer = '/api-reference/explorer/'
const list = `${explorer}#/operations/get-all-blueprints`
const withBody = `${explorer}#/operations/create-a-blueprint`
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

const root = (page: Page) => page.locator('.explorer-root')
const title = (page: Page, name: string) => root(page).locator('h1', { hasText: new RegExp(`^${name}$`) })
const pageLink = (page: Page) => page.getByRole('link', { name: 'Open this operation’s page' })

/** Opens the explorer at an operation; resolves with the whole of it. */
async function visitExplorer(page: Page, path: string, name: string): Promise<Locator> {
  await visit(page, path)
  // Elements is large, so a busy machine takes a while to run it.
  await expect(title(page, name)).toBeVisible({ timeout: 60_000 })
  return root(page)
}

test('it loads on its page only, with all groups of operations', async ({ page }) => {
  const found = watchForExplorer(page)
  await visit(page, listBlueprints)
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
  await page.getByRole('link', { name: 'Open in the API explorer' }).click()
  await expect(title(page, 'Get all blueprints')).toBeVisible()
  // A script is fetched before it is imported.
  expect([...new Set(found)].sort()).toEqual(parts)
  for (const name of ['Endpoints', 'Blueprints', 'Entities']) {
    await expect(root(page).getByText(name, { exact: true }).first()).toBeVisible()
  }
  await expect(root(page).getByText('Schemas', { exact: true })).toHaveCount(0)
  // A field of a schema that others refer to, and that refers to itself further in.
  await expect(root(page).getByText('mirrorProperties', { exact: true })).toBeVisible()
})

test('no name of an operation is cut in the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shown = await visitExplorer(page, `${explorer}#/operations/create-an-entity`, 'Create an entity')
  const names = shown.locator('.ElementsTableOfContentsItem .sl-truncate')
  expect(await names.count()).toBeGreaterThan(5)
  const hidden = await names.evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth))
  expect(Math.max(...hidden)).toBe(0)
  const tabs = shown.getByRole('tablist')
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(shown.getByRole('button', { name: 'Try it' })).toHaveCount(0)
})

test('an operation’s page and the explorer lead to each other, without a new document', async ({ page }) => {
  const problems = watchForErrors(page)
  await visit(page, listBlueprints)
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'Open in the API explorer' }).click()
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

test('the part about security is one box, without gaps between its texts', async ({ page }) => {
  const shown = await visitExplorer(page, withBody, 'Create a blueprint')
  await shown.getByRole('button', { name: /^Security: / }).click()
  const row = shown.locator('[data-test="http-operation-security-row"]').first()
  const texts = row.locator('.sl-prose')
  await expect(texts.first()).toBeVisible()
  const border = await texts.first().evaluate((text) => getComputedStyle(text.parentElement as Element).borderTopWidth)
  expect(border).toBe('0px')
  const [first, second] = [texts.locator('p').nth(0), texts.locator('p').nth(1)]
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(20)
})

test('a region that a reader chose on an operation’s page is chosen here, too', async ({ page }) => {
  await visit(page, listBlueprints)
  await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 })
  await visitExplorer(page, list, 'Get all blueprints')
  await expect(root(page).getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
})

test('its first page leads back to the reference and to a first call; links in texts stay on the site', async ({
  page,
}) => {
  await visit(page, explorer)
  await expect(root(page).getByText('Endpoints', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the API reference' })).toHaveAttribute(
    'href',
    /^\/api-reference\/.+\/$/,
  )
  const outside = await root(page)
    .locator('.sl-prose a, .sl-markdown-viewer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('//docs.')))
  expect(outside).toEqual([])
  await page.getByRole('link', { name: 'Open “Get all blueprints”' }).click()
  await expect(title(page, 'Get all blueprints')).toBeVisible()
})

test('the list of operations ends with the window, at each place of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shown = await visitExplorer(page, withBody, 'Create a blueprint')
  const credit = shown.getByRole('link', { name: 'powered by' })
  const below = async () => {
    const box = await credit.boundingBox()
    return box === null ? undefined : Math.round(box.y + box.height)
  }
  for (const y of [0, 30, 700]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await expect.poll(below).toBe(900)
  }
})

test('a call with a token, which is in no storage and in the console, too', async ({ page, mockUrl }) => {
  const section = await visitExplorer(page, list, 'Get all blueprints')
  await chooseHost(section, mockUrl)
  await section.getByLabel('Token').fill('very-secret')
  const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
  await send(section)
  expect((await request).headers()).toMatchObject({ authorization: 'Bearer very-secret' })
  await expect(section.getByText('200 OK')).toBeVisible()
  await expect(section.getByRole('group', { name: 'Sample' }).first()).toContainText('Bearer YOUR_ACCESS_TOKEN')
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
})

test('it follows the color mode of the site, as it changes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  const section = await visitExplorer(page, withBody, 'Create a blueprint')
  const colors = () =>
    section.evaluate((element) => {
      const color = (selector: string, property: string) =>
        getComputedStyle(element.querySelector(selector) as Element).getPropertyValue(property)
      return [color('h1', 'color'), color('.TextRequestBody', 'background-color'), color('.token.property', 'color')]
    })
  const light = await colors()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  for (const index of [0, 1, 2]) await expect.poll(async () => (await colors())[index]).not.toBe(light[index])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  await expect.poll(colors).toEqual(light)
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

test('on a phone it has a menu, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitExplorer(page, withBody, 'Create a blueprint')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // The header, the title, and the menu are three rows.
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.locator('.try-it-setup')).toBeInViewport()
  await expect(root(page).getByLabel('Server')).toBeFocused()
  const tabs = page.getByRole('tablist')
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  const menu = page.getByRole('button', { name: 'Operations', exact: true })
  expect((await menu.boundingBox())?.y).toBeLessThan(180)
  await menu.click()
  await expect(page.locator('.sl-drawer [aria-current="page"]')).toHaveText(/^Create a blueprint/)
  await page.getByRole('link', { name: /^Get all blueprints\b/ }).click()
  await expect(title(page, 'Get all blueprints')).toBeVisible()
})

test('on a phone, a long path breaks after a slash, also of the next operation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, name, path] of [
    [
      `${explorer}#/operations/get-an-action-runs-approvers`,
      "Get an action run's approvers",
      '/v1/actions/runs/{run_id}/approvers',
    ],
    [withBody, 'Create a blueprint', '/v1/blueprints'],
  ] as const) {
    const section = await visitExplorer(page, address, name)
    const shown = section.getByText(path, { exact: true }).first()
    await expect(shown).toBeVisible()
    const parts = await shown.evaluate((element) => [...element.childNodes].map((node) => node.textContent))
    expect(parts.filter((part) => part !== '')).toEqual(path.split(/(?<=\/)/))
  }
})

test('in a window that was narrow, the console is beside the text once there is room', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  const section = await visitExplorer(page, withBody, 'Create a blueprint')
  const send = section.getByRole('button', { name: /^Send/ })
  const leftOfSend = async () => (await send.boundingBox())?.x
  await expect.poll(leftOfSend).toBeLessThan(450)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect.poll(leftOfSend).toBeGreaterThan(720)
})

test('groups open by keyboard', async ({ page }) => {
  const section = await visitExplorer(page, list, 'Get all blueprints')
  const group = section.getByRole('button', { name: 'Teams', exact: true })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(list)
})

test('it is not in search engines, the sitemap, search, or the files for language models', async ({ page }) => {
  await page.goto(explorer)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  for (const file of ['/sitemap.xml', '/llms.txt', '/llms-full.txt', '/_parts/site-index.json']) {
    expect(await (await page.request.get(file)).text(), file).not.toContain('api-reference/explorer')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it leads to the pages of all operations and to the downloads', async ({ page }) => {
    await page.goto(explorer)
    await expect(page.getByText('The explorer needs JavaScript.')).toBeVisible()
    const operations = page.getByRole('navigation', { name: 'Operations' })
    await expect(operations.getByRole('link', { name: 'Get all blueprints' })).toHaveAttribute('href', listBlueprints)
    expect(await operations.getByRole('link').count()).toBeGreaterThan(100)
    await expect(operations.getByRole('link', { name: 'YAML' })).toHaveAttribute('href', '/apispec.yaml')
    await expect(page.getByRole('progressbar')).toBeHidden()
  })
})

for (const [width, look] of [
  [1440, violationsInBothModes],
  // Phones show other parts, in the same colors.
  [390, violations],
] as const) {
  test(`axe finds nothing, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.setViewportSize({ width, height: 900 })
    const found: string[] = []
    await visit(page, explorer)
    await expect(title(page, 'Slipway API')).toBeVisible()
    found.push(...(await look(page)))
    await visitExplorer(page, withBody, 'Create a blueprint')
    found.push(...(await look(page)))
    expect(found).toEqual([])
  })
}
