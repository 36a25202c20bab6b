import { expect, type Locator, type Page } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { holdRequests, markDocument, visit, watchForErrors } from '../../e2e/visit.ts'
import { chooseHost, listBlueprints, openConsole, send, test } from './api-console.ts'
import { explorer, list, operations, root, title, visitExplorer, withBody } from './api-explorer.ts'

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

const samples = (page: Page) => root(page).getByRole('region', { name: 'Request samples' })

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
    for (const name of ['Blueprints', 'Entities']) {
      await expect(operations(page).getByText(name, { exact: true })).toBeVisible()
    }
    await expect(operations(page).locator('[aria-current="page"]')).toHaveText(/Get all blueprints$/)
    // A field of a schema that others refer to, and that refers to itself further in.
    await expect(root(page).getByText('mirrorProperties', { exact: true }).first()).toBeVisible()
  })
  await test.step('they lead to each other, without a new document', async () => {
    await expect(page).toHaveURL(list)
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API explorer')
    await expect(root(page).locator('.operation h2').last()).toHaveAttribute('aria-level', '3')

    await operations(page)
      .getByRole('link', { name: /\bCreate a blueprint$/ })
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
  await expect(section.locator('.try-it-facts', { hasText: '200 OK' })).toBeVisible()
  await expect(samples(page)).toContainText(`${mockUrl}/v1/blueprints`)
  await expect(samples(page)).toContainText('Bearer $ACCESS_TOKEN')
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
    // Also if it is chosen before the script of operations is there.
    const release = await holdRequests(page, '**/assets/js/enhance-operation*')
    await visit(page, listBlueprints)
    await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 })
    release()
    await expect(page.getByRole('region', { name: 'Request samples' })).toContainText('https://api.us.')
    const section = await visitExplorer(page, list, 'Get all blueprints')
    await expect(samples(page)).toContainText('https://api.us.')
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(section.getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
  })
  await test.step('a call with a token, which is in no storage and in the console, too', () => call(page, mockUrl))
})

test('while it loads', async ({ page }) => {
  test.setTimeout(120_000)
  const release = await holdRequests(page, '**/generated/explorer.js*')
  await visit(page, explorer)
  const preview = page.getByRole('region', { name: 'Create a blueprint' })
  await test.step('it says so, and shows the overview', async () => {
    await expect(page.getByText('The API explorer is loading…')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveJSProperty('value', 2)
    await expect(page.getByRole('heading', { level: 2, name: 'Slipway API' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Postman collection' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
  await test.step('links of the list lead to operations, with what is known of them', async () => {
    await operations(page).getByText('Blueprints', { exact: true }).click()
    await operations(page).getByRole('link', { name: 'Create a blueprint' }).click()
    await expect(page).toHaveURL(withBody)
    await expect(preview).toContainText('POSThttps://api.slipway.example/v1/blueprints')
    await expect(page).toHaveTitle(/^Create a blueprint \| API explorer \| /)
  })
  await test.step('and nothing moves when the explorer is there', async () => {
    const top = async (name: Locator) => Math.round((await name.boundingBox())?.y ?? 0)
    const expected = [await top(preview.getByRole('heading')), await top(preview.locator('.endpoint'))]
    release()
    await expect(title(page, 'Create a blueprint')).toBeVisible()
    await expect(preview).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
    const call = root(page).locator('.endpoint')
    expect([await top(title(page, 'Create a blueprint')), await top(call)]).toEqual(expected)
  })
})

test('a link to an operation that doesn’t exist', async ({ page }) => {
  const note = page.locator('.explorer-missing')
  await test.step('says so, also once the explorer is there, and names one that is like it', async () => {
    await visitExplorer(page, `${explorer}#/operations/create-a-bleuprint`, 'Slipway API')
    await expect(note).toHaveText(
      'This specification has no operation “create-a-bleuprint”. Did you mean Create a blueprint?',
    )
    await expect(page).toHaveURL(`${explorer}#/operations/create-a-bleuprint`)
    const field = operations(page).getByRole('searchbox', { name: 'Filter operations' })
    await expect(field).toHaveValue('create a bleuprint')
    await expect(operations(page).getByRole('link', { name: 'Create a blueprint' })).toBeVisible()
    await expect(operations(page).getByText('Teams', { exact: true })).toBeHidden()
    await note.getByRole('link').click()
    await expect(title(page, 'Create a blueprint')).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(field).toHaveValue('')
  })
  await test.step('says so later, and shows the whole list', async () => {
    const field = operations(page).getByRole('searchbox', { name: 'Filter operations' })
    await field.fill('delete')
    const teams = operations(page).locator('details', { has: page.getByText('Teams', { exact: true }) })
    await expect(teams.getByRole('listitem')).toHaveCount(1)
    await expect(teams.locator('summary > small')).toHaveText('1')
    await page.evaluate(() => {
      location.hash = '#/operations/nope'
    })
    await expect(note).toHaveText('This specification has no operation “nope”. Choose one from the list of operations.')
    await expect(title(page, 'Slipway API')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(operations(page).getByText('Teams', { exact: true })).toBeVisible()
  })
  await test.step('says so after another one, and when the reader goes back', async () => {
    await page.evaluate(() => {
      location.hash = '#/operations/nope-either'
    })
    await expect(note).toContainText('“nope-either”')
    await operations(page).getByText('Teams', { exact: true }).click()
    await operations(page).getByRole('link', { name: 'Get all teams in your organization' }).click()
    await expect(title(page, 'Get all teams in your organization')).toBeVisible()
    await expect(note).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.goBack()
    await expect(note).toContainText('“nope-either”')
    await expect(note).toBeInViewport()
  })
  await test.step('the link to the content of the page is none', async () => {
    await visitExplorer(page, withBody, 'Create a blueprint')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await expect(title(page, 'Create a blueprint')).toBeVisible()
  })
})

test('the reference and the explorer agree', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('slipway.tab.language', 'python'))
  await visit(page, '/api-reference/get-an-entity/')
  const namesIn = (part: Locator) =>
    part.evaluate((element) => [...element.querySelectorAll('li a')].map((link) => link.lastChild?.textContent?.trim()))
  const code = page.locator('#request-1-3 code')
  /** The color of each letter. */
  const colorsOf = (part: Locator) =>
    part.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const all: string[] = []
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        const color = parentElement === null ? '' : getComputedStyle(parentElement).color
        for (const letter of textContent?.replaceAll(/\s/g, '') ?? '') all.push(`${letter} ${color}`)
      }
      return all
    })
  const colors = await colorsOf(code)
  const [inSidebar, sample] = [
    await namesIn(page.locator('.tree li', { has: page.locator('[aria-current="page"]') }).first()),
    await code.textContent(),
  ]
  const sections = await page.locator('.toc > ul > li > a').allTextContents()
  const callingPages = await page
    .getByRole('region', { name: 'Used in' })
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const section = await visitExplorer(page, `${explorer}#/operations/get-an-entity`, 'Get an entity')
  await test.step('on the order of operations, and the names of groups', async () => {
    expect(await namesIn(operations(page).locator('details[open]'))).toEqual(inSidebar)
    await expect(operations(page).locator('summary').last()).toHaveText('Audit 1')
  })
  await test.step('on the samples, and their language', async () => {
    const names = samples(page).getByRole('tab')
    await expect(names).toHaveText(['cURL', 'JavaScript', 'Python', 'Go'])
    await expect(names.nth(2)).toHaveAttribute('aria-selected', 'true')
    const shown = samples(page).getByRole('group', { name: 'Sample' })
    const words = (text: string | null) => text?.replaceAll(/\s+/g, '')
    expect(words(await shown.locator('code').textContent())).toBe(words(sample))
    expect(await colorsOf(shown.locator('code'))).toEqual(colors)
    await names.nth(2).focus()
    await page.keyboard.press('ArrowRight')
    await expect(names.nth(3)).toBeFocused()
    await expect(shown).toContainText('package main')
    expect(await page.evaluate(() => localStorage.getItem('slipway.tab.language'))).toBe('go')
  })
  await test.step('on the example of the chosen response, and its name', async () => {
    const example = section.getByRole('region', { name: 'Response samples' })
    await expect(example.getByRole('combobox', { name: 'Example response 200' })).toContainText('The whole entity')
    await expect(example).toContainText('"identifier": "checkout"')
    await example.getByRole('tab', { name: '404' }).click()
    await expect(example).toContainText('"ok": false')
    await section.getByRole('heading', { name: '404 Not Found' }).click()
    await expect(section.locator('details.response[open]')).toHaveCount(2)
  })
  await test.step('on the URL, which follows the values and can be copied', async () => {
    const address = section.locator('.endpoint code')
    const start = 'https://api.slipway.example/v1/blueprints/'
    await expect(address).toHaveText(`${start}{blueprint_identifier}/entities/{entity_identifier}`)
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(address).toHaveText(`${start}service/entities/checkout`)
    await section.getByRole('textbox', { name: 'entity_identifier' }).fill('shop/checkout')
    await expect(address).toContainText('/entities/shop%2Fcheckout')
    await expect(samples(page)).toContainText('shop%2Fcheckout')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await section.getByRole('button', { name: 'Copy URL' }).click()
    await expect(section.locator('.endpoint').getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://api.slipway.example/v1/blueprints/service/entities/shop%2Fcheckout',
    )
  })
  await test.step('nothing is a problem before the reader sends the call', async () => {
    await expect(section.getByRole('link', { name: 'How to get access' })).toHaveAttribute(
      'href',
      '/api-reference/create-an-access-token/',
    )
    await expect(section.getByText('Send without it')).toBeHidden()
    await section.getByRole('button', { name: 'Send request' }).click()
    await expect(section.getByRole('textbox', { name: 'Token' })).toBeFocused()
    await expect(section.getByText('Send without it')).toBeVisible()
  })
  await test.step('on the sections, and the pages that call it', async () => {
    const contents = section.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveText(sections)
    await contents.filter({ hasText: 'Responses' }).click()
    await expect(section.getByRole('heading', { name: 'Responses', exact: true })).toBeInViewport()
    const usedIn = section.getByRole('region', { name: 'Used in' }).locator('li a')
    await expect(usedIn.first()).toBeAttached()
    expect(await usedIn.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(callingPages)
  })
  await test.step('on what can be done with the page', async () => {
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByText('Page copied as Markdown.')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Get an entity')
    await operations(page)
      .getByRole('link', { name: /Change an entity$/ })
      .click()
    await page.getByRole('button', { name: 'More actions for this page' }).click()
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/api-reference/change-an-entity.md',
    )
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(title(page, 'Get an entity')).toBeVisible()
  })
  await test.step('a boolean has no example, and a body no address in the contract', async () => {
    const field = section.locator('.fields > li', { hasText: 'exclude_calculated_properties' }).first()
    await expect(field).toContainText('default')
    await expect(field).not.toContainText('example')
    await expect(section.getByText('responses', { exact: true })).toHaveCount(0)
  })
})

test('the list of operations can be filtered', async ({ page }) => {
  test.setTimeout(120_000)
  await visitExplorer(page, list, 'Get all blueprints')
  const field = operations(page).getByRole('searchbox', { name: 'Filter operations' })
  const link = (name: RegExp) => operations(page).getByRole('link', { name })
  await test.step('by method, name, and path, also with a typo', async () => {
    await field.fill('delete bleuprint')
    await expect(link(/Delete a blueprint$/)).toBeVisible()
    await expect(link(/Get all blueprints$/)).toBeHidden()
    await expect(operations(page).getByText('Teams', { exact: true })).toBeHidden()
    await expect(operations(page).getByRole('status')).toHaveText(/^\d+ of \d{3} operations$/)
    await field.fill('/v1/actions/runs/{run_id}/approvers')
    await expect(operations(page).getByRole('status')).toHaveText(/^[12] of /)
  })
  await test.step('by other words for a method, by parameters, and in the plural', async () => {
    await field.fill('remove entities')
    await expect(link(/Delete an entity$/)).toBeVisible()
    await expect(link(/Delete multiple entities$/)).toBeVisible()
    await field.fill('upsert')
    await expect(link(/Create an entity\s*Parameter upsert$/)).toBeVisible()
    await expect(link(/Delete an entity$/)).toBeHidden()
  })
  await test.step('by the beginnings of words: first those of names', async () => {
    await field.fill('delete ent')
    const found = operations(page).locator('li:not([hidden]) a')
    await expect(found.first()).toHaveText(/Delete an entity$/)
    for (const name of await found.allTextContents()) expect(name).toMatch(/\bent/)
  })
  await test.step('a parameter only counts for words that no name has; the overview is no result', async () => {
    const overview = operations(page).getByRole('link', { name: 'Overview' })
    await expect(overview).toBeHidden()
    await field.fill('delte entity')
    await expect(link(/Delete an entity$/)).toBeVisible()
    await expect(link(/Get audit logs/)).toBeHidden()
    await field.fill('')
    await expect(overview).toBeVisible()
  })
  await test.step('what is found is marked, also in another form or with a typo', async () => {
    const marks = operations(page).locator('li:not([hidden]) mark')
    await field.fill('delete entities')
    await expect(link(/Delete an entity$/).locator('mark')).toHaveText(['Delete', 'entity'])
    await field.fill('bleuprint')
    await expect(link(/Create a blueprint$/).locator('mark')).toHaveText(['blueprint'])
    const clear = operations(page).getByRole('button', { name: 'Clear the filter' })
    await clear.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(clear).toBeHidden()
    await expect(marks).toHaveCount(0)
  })
  await test.step('Escape shows all again', async () => {
    await field.fill('zzzzzz')
    await expect(operations(page).getByRole('status')).toHaveText('No operation matches “zzzzzz”.')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(operations(page).getByText('Teams', { exact: true })).toBeVisible()
    await expect(link(/Get all blueprints$/)).toBeVisible()
    await expect(link(/Get all teams/)).toBeHidden()
  })
  await test.step('Enter opens the operation that fits best, and arrow keys lead to the others', async () => {
    await field.fill('blueprint')
    await field.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.fill('get blueprint')
    await field.press('Enter')
    await expect(title(page, 'Get a blueprint')).toBeVisible()
    await field.fill('audit')
    await field.press('Enter')
    await expect(title(page, 'Get audit logs')).toBeVisible()
    await expect(link(/Get audit logs$/)).toHaveAttribute('aria-current', 'page')
  })
  await test.step('and the list is whole again, at the operation', async () => {
    await expect(field).toHaveValue('')
    await expect(operations(page).getByText('Teams', { exact: true })).toBeVisible()
    await expect(link(/Get audit logs$/)).toBeInViewport()
  })
})

test('the end of an operation leads to those before and after it', async ({ page }) => {
  await visitExplorer(page, list, 'Get all blueprints')
  const order = await operations(page)
    .locator('[data-explorer-path]')
    .evaluateAll((links) => links.map((link) => link.lastChild?.textContent ?? ''))
  const at = order.indexOf('Get all blueprints')
  const links = page.getByRole('navigation', { name: 'Previous and next operations' }).getByRole('link')
  await expect(links).toHaveText([`Previous${order[at - 1]}`, `Next${order[at + 1]}`])
  await links.last().click()
  await expect(title(page, order[at + 1] ?? '')).toBeVisible()
  await expect(title(page, order[at + 1] ?? '')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('p')
  await expect(title(page, 'Get all blueprints')).toBeVisible()
  await page.goto(explorer)
  await expect(links).toHaveText([`Next${order[0]}`])
})

for (const file of parts) {
  test(`without ${file}: a message, the pages of the operations, and another attempt`, async ({ page }) => {
    await page.route(`**${file}*`, (route) => route.abort())
    await visit(page, list)
    await expect(page.getByText('The API explorer could not be loaded.')).toBeVisible()
    const operation = operations(page).getByRole('link', { name: /Get all blueprints$/ })
    await expect(operation).toHaveAttribute('href', listBlueprints)
    await expect(operation).toBeVisible()
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
      const links = operations(page).getByRole('link')
      await expect(links.filter({ hasText: /Get all blueprints$/ })).toHaveAttribute('href', listBlueprints)
      expect(await links.count()).toBeGreaterThan(100)
      await expect(page.getByRole('link', { name: 'YAML' })).toHaveAttribute('href', '/apispec.yaml')
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
