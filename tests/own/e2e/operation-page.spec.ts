import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { visit, visitWithFonts } from '../../e2e/visit.ts'

const small = '/api-reference/get-all-action-runs/'
const withBody = '/api-reference/create-a-blueprint/'
const search = '/api-reference/search-a-blueprints-entities/'

const request = (page: Page) => page.getByRole('region', { name: 'Request samples' })
const shownCode = (within: Locator) => within.locator('code:visible').first()
const answer = (page: Page, code: string) => page.locator('.response', { has: page.locator(`[id="response-${code}"]`) })
const server = (page: Page) => page.getByRole('combobox', { name: 'Server' })
const endpoint = (page: Page) => page.locator('.endpoint > code')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a big operation is complete: fields, alternatives, answers and samples in all languages', async ({ page }) => {
    await page.goto(withBody)
    const fields = page.getByRole('main').locator('.fields > li')
    expect(await fields.count()).toBeGreaterThan(150)
    await expect(page.getByRole('link', { name: 'identifier', exact: true }).first()).toBeVisible()
    for (const name of ['Path parameters', 'Request body', 'Responses', 'Authorization']) {
      const heading = page.getByRole('heading', { level: 2, name })
      if (name !== 'Path parameters') await expect(heading).toBeVisible()
    }
    await expect(request(page).locator('figure.code')).not.toHaveCount(0)
    for (const figure of await request(page).locator('figure.code').all()) await expect(figure).toBeVisible()
    await expect(page.locator('.servers')).toContainText('US')
    await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden()
  })

  test('the type of a map is said in words, and the alternatives of its values are a list', async ({ page }) => {
    await page.goto('/api-reference/create-an-entity/')
    const map = page.locator('[id="body.relations"]')
    await expect(map.locator('.type').first()).toHaveText('map of string to string, array, object, or null')
    await expect(map.locator('summary').first()).toHaveText('Values of relations')
    await expect(map.locator('li').first().locator('.option > summary').first()).toBeVisible()
    await expect(map.getByText('array of strings or objects', { exact: true })).toBeVisible()
  })

  test('what is folded opens by the browser alone', async ({ page }) => {
    await page.goto(search)
    const folded = answer(page, '401')
    await expect(folded.getByRole('link', { name: 'ok', exact: true })).toBeHidden()
    await folded.getByRole('heading').click()
    await expect(folded.getByRole('link', { name: 'ok', exact: true })).toBeVisible()
  })
})

test('what a reader chooses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, small)
  await expect(page.locator('.endpoint [role=status]')).toBeAttached()
  await test.step('the address is copied with the server', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/api\..*\/v1\/actions\/runs$/)
  })
  await test.step('the language of choice is that of the samples of all pages', async () => {
    await page.getByRole('tab', { name: 'Python' }).click()
    await expect(shownCode(request(page))).toContainText('import requests')
    await visit(page, '/build-your-software-catalog/custom-integration/api/')
    await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true')
  })
  await visit(page, small)
  await test.step('the chosen server is in the address and in all samples, and on the next page', async () => {
    const before = await endpoint(page).textContent()
    await expect(shownCode(request(page))).toContainText('https://api.')
    await server(page).selectOption({ label: 'US: https://api.us.slipway.example' })
    await expect(endpoint(page)).not.toHaveText(before ?? '')
    await expect(endpoint(page)).toContainText('https://api.us.')
    await expect(shownCode(request(page))).toContainText('https://api.us.')
    await page.getByRole('tab', { name: 'Go' }).click()
    await expect(shownCode(request(page))).toContainText('https://api.us.')
    await visit(page, search)
    await expect(server(page)).toHaveValue(/api\.us\./)
    await expect(endpoint(page)).toContainText('https://api.us.')
  })
})

test('a button pressed before its script has loaded works once it has', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = new Set<string>()
  await page.route(/\/assets\/js\/enhance-(tabs|operation)\./, async (route) => {
    held.add(route.request().url())
    await released
    await route.continue()
  })
  await visit(page, small)
  await expect.poll(() => held.size).toBe(2)
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.getByRole('button', { name: 'Try it' }).click()
  release()
  await expect(shownCode(request(page))).toContainText('import requests')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
})

test('an operation with examples', async ({ page }) => {
  await visit(page, search)
  await test.step('another example of the body is shown in the same language', async () => {
    const choice = page.getByRole('combobox', { name: 'Example request' })
    const [, second = ''] = await choice.locator('option').allTextContents()
    await page.getByRole('tab', { name: 'JavaScript' }).first().click()
    const first = await shownCode(request(page)).textContent()
    await choice.selectOption(second)
    await expect(shownCode(request(page))).not.toHaveText(first ?? '')
    await expect(shownCode(request(page))).toContainText('await fetch(')
  })
  await test.step('on paper, everything is open and without controls', async () => {
    await page.emulateMedia({ media: 'print' })
    const deep = page.locator('.fields details:not([open]) .fields > li').last()
    await expect.poll(() => deep.evaluate((element) => element.getClientRects().length)).toBeGreaterThan(0)
    await expect(server(page)).toBeHidden()
    await expect(page.locator('.servers')).toBeVisible()
  })
})

test('an address with a field opens the section that contains it', async ({ page }) => {
  await visit(page, search)
  const deep = page.locator('.fields details:not([open]) .fields > li[id]').last()
  const id = (await deep.getAttribute('id')) ?? ''
  await expect(deep).toBeHidden()
  await visit(page, `${search}?again#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await page.goto(`${search}?again#response-404`)
  await expect(answer(page, '404').locator('.fields').first()).toBeVisible()
})

test('samples are next to the text and stay in view; on a phone below the description', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, search)
  const [text, samples] = [page.locator('.operation'), page.locator('.article > .samples')]
  const edge = (await text.boundingBox())?.x ?? 0
  expect((await samples.boundingBox())?.x).toBeGreaterThan(edge + 300)
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(samples).toBeInViewport()
  const response = page.getByRole('region', { name: 'Response samples' })
  await expect(response).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await samples.boundingBox())?.x).toBeLessThan(40)
  await page.evaluate(() => scrollTo(0, 0))
  // Parameters aren't far below the samples, which are folded; that of the response to a few lines.
  expect((await request(page).locator('pre:visible').boundingBox())?.height).toBeLessThan(260)
  expect((await response.locator('pre:visible').boundingBox())?.height).toBeLessThan(170)
  await expect(response.getByRole('button', { name: /^Show all \d+ lines$/ })).toBeVisible()
  const heights = await page
    .locator(
      '.article > .toc, [aria-label="Request samples"], [aria-label="Response samples"], #request-body, #responses',
    )
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
  expect(heights).toHaveLength(5)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  for (const path of [search, withBody, small]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

/** Next to the samples, the sections are listed in a row, and a usual path is on one line. */
async function listSections(page: Page): Promise<void> {
  const row = page.getByRole('navigation', { name: 'On this page' })
  const links = row.getByRole('link')
  await expect(links).toHaveText([
    'Authorization',
    'Path parameters',
    'Query parameters',
    'Request body',
    'Responses',
    'Used in',
  ])
  expect((await row.boundingBox())?.height).toBeLessThan(90)
  expect((await endpoint(page).boundingBox())?.height).toBeLessThan(30)
  await links.filter({ hasText: 'Responses' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Responses' })).toBeInViewport()
}

test('a short call is on one line, with the backslash at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitWithFonts(page, '/api-reference/get-all-blueprints/')
  const [sample, copy] = [request(page).locator('code:visible'), request(page).locator('.code-copy:visible')]
  const lines = (part: Locator) =>
    part.evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size)
  expect(await lines(sample.locator('span', { hasText: 'https://' }).first())).toBe(1)
  const end = await sample.locator('.line-end').first().boundingBox()
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((await copy.boundingBox())?.x ?? 0)
})

test('samples on wide screens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/api-reference/create-an-entity/')
  await test.step('a long URL wraps, and is copied as a command that works', async () => {
    const figure = request(page).locator('figure:visible')
    expect(await figure.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await figure.getByRole('button', { name: 'Copy code' }).click()
    await expect(figure.getByText('Copied', { exact: true })).toBeAttached()
    const [first, second] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(first).toBe('curl --request POST \\')
    expect(second).toMatch(/^ {2}"https:\/\/\S+\/v1\/blueprints\/service\/entities" \\$/)
  })
  await test.step('there is room for several lines of both samples', async () => {
    const heights = await page
      .locator('.samples pre:visible')
      .evaluateAll((all) => all.map((pre) => pre.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(Math.min(...heights)).toBeGreaterThan(170)
  })
  await test.step('a long sample is folded after a whole line, and shows all of its lines on request', async () => {
    const figure = page.getByRole('region', { name: 'Response samples' }).locator('figure:visible')
    const code = figure.locator('pre')
    const isCut = () => code.evaluate((element) => element.scrollHeight > element.clientHeight)
    expect(await isCut()).toBe(true)
    const shownLines = await figure.evaluate((box) => {
      const [pre, button] = [box.querySelector('pre'), box.querySelector('.unfold')]
      if (pre === null || button === null) return Number.NaN
      const { paddingTop, lineHeight } = getComputedStyle(pre)
      const height = button.getBoundingClientRect().top - pre.getBoundingClientRect().top
      return (height - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight)
    })
    expect(Math.abs(shownLines - Math.round(shownLines))).toBeLessThan(0.1)
    await figure.getByRole('button', { name: /^Show all \d+ lines$/ }).click()
    expect(await isCut()).toBe(false)
    await figure.getByRole('button', { name: 'Show less' }).click()
    expect(await isCut()).toBe(true)
  })
  await test.step('next to them, the sections are listed in a row, and a usual path is on one line', () =>
    listSections(page))
})

test('method, path, and “Try it” are in one bar', async ({ page }) => {
  for (const [width, height] of [
    [1440, 60],
    [390, 160],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, search)
    const bar = page.locator('.endpoint')
    await expect(bar.getByRole('button', { name: 'Try it' })).toBeVisible()
    await expect(bar.locator('.method')).toBeVisible()
    const serverHeight = (await server(page).boundingBox())?.height ?? 0
    expect(((await bar.boundingBox())?.height ?? 0) - serverHeight).toBeLessThan(height)
  }
})

test('the sidebar names the method of each operation', async ({ page }) => {
  await visit(page, '/api-reference/delete-a-blueprint/')
  const current = page.getByRole('navigation', { name: 'API reference' }).locator('[aria-current=page]')
  await expect(current).toHaveAccessibleName('DELETE Delete a blueprint')
})

test('pages and the operations that they call lead to each other', async ({ page }) => {
  await visit(page, '/api-reference/create-an-entity/')
  await page.getByRole('region', { name: 'Used in' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/guides\//)
  const operations = page.getByRole('region', { name: 'API operations on this page' })
  await operations.getByRole('link', { name: 'Create an entity' }).click()
  await expect(page).toHaveURL('/api-reference/create-an-entity/')
})

test('a guide lists the operations that its steps link to', async ({ page }) => {
  await visit(page, '/guides/all/setup-dora-metrics/')
  const operations = page.getByRole('region', { name: 'API operations on this page' })
  for (const name of ['Create an entity', 'Create a blueprint', 'Update a blueprint', 'Create an action/automation'])
    await expect(operations.getByRole('link', { name })).toBeVisible()
})

test('of many pages that call an operation, those that are most about it are listed', async ({ page }) => {
  await visit(page, '/api-reference/create-an-entity/')
  const usedIn = page.getByRole('region', { name: 'Used in' })
  const shown = usedIn.getByRole('listitem').filter({ visible: true })
  await expect(shown).toHaveCount(8)
  await expect(shown.first().getByRole('link')).toHaveAttribute('href', /^\/guides\//)
})

test('axe finds nothing in what is folded, on wide screens and on phones, dark and light', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  for (const [width, path] of [
    [1440, small],
    [390, search],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await violationsInBothModes(page)).toEqual([])
  }
})
