import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations, violationsInBothModes } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { explorer, list, operations, root, title, visitExplorer, withBody } from './api-explorer.ts'

/** Follows the switch of the color mode, and back. */
async function followColorMode(page: Page, section: Locator): Promise<void> {
  const colors = () =>
    section.evaluate((element) => {
      const color = (selector: string, property: string) =>
        getComputedStyle(element.querySelector(selector) as Element).getPropertyValue(property)
      return [
        color('h2', 'color'),
        color('.try-it-editor', 'background-color'),
        color('.samples .token.property, .samples .t5', 'color'),
      ]
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
}

/** What the page of an operation and the explorer show of it, with its looks. */
async function looksOf(page: Page, part: Locator): Promise<Record<string, string[]>> {
  const looks = (found: Locator) =>
    found.first().evaluate((element) => {
      const { display, fontFamily, fontSize, fontWeight, color, paddingTop } = getComputedStyle(element)
      return [element.textContent?.trim() ?? '', display, fontFamily, fontSize, fontWeight, color, paddingTop]
    })
  const name = (text: string) => part.getByText(text, { exact: true })
  return {
    title: await looks(page.locator('h1, .explorer-root h2', { hasText: 'Get an entity' })),
    heading: await looks(part.getByRole('heading', { name: /^Path parameters/ })),
    name: await looks(name('blueprint_identifier')),
    required: await looks(name('required')),
    description: await looks(name('Identifier of the blueprint.').and(page.locator('p'))),
    type: await looks(part.locator('.type', { hasText: 'array of strings' })),
    facts: await looks(part.locator('.facts', { hasText: 'default' })),
    samples: await looks(page.locator('.samples-title')),
    tab: await looks(page.getByRole('tab', { name: 'cURL' })),
    response: await looks(part.locator('.response > summary')),
    fold: await looks(part.locator('.fields summary')),
    status: await looks(part.locator('.status', { hasText: '200 OK' })),
  }
}

test('an operation looks as on its page, with the same words', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/api-reference/get-an-entity/')
  const onPage = await looksOf(page, page.locator('.operation'))
  const section = await visitExplorer(page, `${explorer}#/operations/get-an-entity`, 'Get an entity')
  const inExplorer = await looksOf(page, section.locator('.operation'))
  // A heading of the page has a link to itself.
  for (const [part, look] of Object.entries(onPage)) expect.soft(inExplorer[part], part).toEqual(look)
  await test.step('and so do the descriptions of fields', async () => {
    const pattern = section.locator('.facts', { hasText: 'matches' }).first()
    await expect(pattern).toHaveText(/^1–1000 characters matches .+ example checkout $/)
    const fold = section.locator('summary', { hasText: 'Values of relations' }).first()
    await fold.press('Enter')
    await expect(section.getByText('string, array of strings, or null', { exact: true }).first()).toBeVisible()
  })
})

test('each alternative of a body has its name and its description, as on the page of the operation', async ({
  page,
}) => {
  const bodyOf = (part: Locator) => part.locator('section[aria-labelledby="request-body"]')
  await visit(page, '/api-reference/search-entities/')
  const onPage = await bodyOf(page.locator('.operation')).innerText()
  const section = await visitExplorer(page, `${explorer}#/operations/search-entities`, 'Search entities')
  const body = bodyOf(section)
  expect((await body.innerText()).replaceAll(/\s+/g, ' ')).toBe(onPage.replaceAll(/\s+/g, ' '))
  await expect(body.getByText('One of 7 alternatives for rules')).toBeVisible()
  await body.locator('summary', { hasText: 'Presence' }).first().click()
  await expect(body.locator('.option[open] > summary strong')).toHaveText(['Comparison', 'Presence'])
})

test('its first page', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, explorer)
  await expect(title(page, 'Slipway API')).toBeVisible()
  await test.step('leads back to the reference and to a first call; links in texts stay on the site', async () => {
    await expect(operations(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(
      page.locator('.explorer-head').getByRole('link', { name: 'API reference', exact: true }),
    ).toHaveAttribute('href', /^\/api-reference\/.+\/$/)
    const outside = await root(page)
      .locator('.sl-prose a, .sl-markdown-viewer a')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('//docs.')),
      )
    expect(outside).toEqual([])
  })
  await test.step('axe finds nothing', async () => {
    expect.soft(await violationsInBothModes(page)).toEqual([])
  })
  await test.step('leads to an operation', async () => {
    await expect(root(page).locator('.first-call').getByRole('link', { name: 'Create an access token' })).toBeVisible()
    const back = page.locator('.explorer-head').getByRole('link', { name: 'API reference', exact: true })
    const [card, servers] = await root(page).locator('.explorer-root .explorer-cards > *').all()
    expect((await card?.boundingBox())?.y).toBe((await servers?.boundingBox())?.y)
    await page.getByRole('link', { name: 'Open the console' }).click()
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await expect(root(page).getByLabel('Token')).toBeFocused()
    await expect(back).toBeVisible()
    await expect(page.getByText('Browse all operations in one place')).toBeHidden()
  })
  await test.step('groups open by keyboard', async () => {
    await expect(page).toHaveURL(list)
    const group = operations(page).locator('details', { hasText: 'Teams' }).first()
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('open', '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(list)
  })
})

test('an operation', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.setViewportSize({ width: 900, height: 800 })
  const section = await visitExplorer(page, withBody, 'Create a blueprint')
  const request = section.getByRole('region', { name: 'Request samples' })
  await test.step('in a window that was narrow, samples are beside the text once there is room', async () => {
    await section.getByRole('button', { name: 'Try it' }).click()
    await section.getByRole('textbox', { name: 'Request body' }).fill('{ "identifier": "mine" }')
    const leftOfSample = async () => (await request.boundingBox())?.x
    await expect.poll(leftOfSample).toBeLessThan(450)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(leftOfSample).toBeGreaterThan(720)
    await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue('{ "identifier": "mine" }')
  })
  await test.step('an example is chosen beside its sample, and so is the request of the reader', async () => {
    const examples = request.getByRole('combobox', { name: 'Example request' })
    await expect(examples.locator('option:checked')).toHaveText('Your request')
    await expect(request).toContainText('"mine"')
    await examples.selectOption({ index: 1 })
    await expect(request).not.toContainText('"mine"')
    await expect(section.getByRole('textbox', { name: 'Request body' })).not.toHaveValue(/mine/)
    await examples.selectOption({ label: 'Your request' })
    await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue('{ "identifier": "mine" }')
    await examples.selectOption({ index: 0 })
  })
  await test.step('it follows the color mode of the site, as it changes', () => followColorMode(page, section))
  await test.step('how to authorize the call is said at once', async () => {
    await expect(section.getByRole('region', { name: 'Authorization' })).toContainText('Bearer token header')
  })
  await test.step('the samples stay in the window, whole or with a button for the rest', async () => {
    await page.evaluate(() => scrollTo(0, 2500))
    const response = section.getByRole('region', { name: 'Response samples' })
    await expect(request).toBeInViewport({ ratio: 1 })
    await expect(response).toBeInViewport({ ratio: 1 })
    const code = response.locator('pre')
    const isCut = () => code.evaluate((element) => element.scrollHeight > element.clientHeight + 1)
    expect(await isCut()).toBe(true)
    await response.getByRole('button', { name: /^Show all \d+ lines$/ }).click()
    expect(await isCut()).toBe(false)
    await response.getByRole('button', { name: 'Show less' }).click()
  })
  await test.step('the button that sends is in sight once the console is open, and so is what it leads to', async () => {
    await page.route('https://api.*/**', (route) =>
      route.fulfill({ status: 422, json: { ok: false }, headers: { 'access-control-allow-origin': '*' } }),
    )
    await visitExplorer(page, `${explorer}#/operations/create-an-entity`, 'Create an entity')
    const send = section.getByRole('button', { name: 'Send request' })
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(send).toBeInViewport({ ratio: 1 })
    await section.getByRole('textbox', { name: 'Token' }).fill('token')
    await page.keyboard.press('Control+Enter')
    await expect(section.locator('.try-it-facts', { hasText: '422' })).toBeInViewport({ ratio: 1 })
    await expect(send).toBeInViewport({ ratio: 1 })
    await page.unrouteAll()
  })
  await test.step('no name of an operation is cut in the list', async () => {
    await visitExplorer(page, `${explorer}#/operations/create-an-entity`, 'Create an entity')
    const names = operations(page).locator('details[open] a')
    expect(await names.count()).toBeGreaterThan(5)
    const hidden = await names.evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth))
    expect(Math.max(...hidden)).toBe(0)
  })
  await test.step('nor is a tab of the responses', async () => {
    for (const tabs of await section.getByRole('tablist').all()) {
      expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    await expect(section.getByLabel('Server')).toBeVisible()
  })
  await test.step('on paper is what is said, and not what can be done', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(section.getByRole('heading', { name: 'Responses' })).toBeVisible()
    await expect(section.getByLabel('Server')).toBeHidden()
    await expect(operations(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Previous and next operations' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('axe finds nothing', async () => {
    await visitExplorer(page, withBody, 'Create a blueprint')
    expect(await violationsInBothModes(page, '.explorer-root')).toEqual([])
  })
})

/** A long path breaks before a slash or an underscore, and so does that of the next operation. */
async function breakBeforeSlash(page: Page): Promise<void> {
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
    const parts = await shown.evaluate((element) =>
      element.innerHTML.split('<wbr>').map((part) => part.replaceAll(/<[^>]*>/g, '')),
    )
    expect(parts).toEqual(path.split(/(?!^)(?<!^\/v\d)(?=[/_])/))
  }
}

/** Opens the console in place, with the focus in the field to fill, and closes it with the keyboard and the button. */
async function foldConsole(page: Page): Promise<void> {
  const section = await visitExplorer(page, withBody, 'Create a blueprint')
  const send = section.getByRole('button', { name: 'Send request' })
  await expect(send).toBeHidden()
  const open = section.getByRole('button', { name: 'Try it' })
  const close = section.getByRole('button', { name: 'Close' })
  await open.click()
  await expect(section.getByLabel('Token')).toBeFocused()
  await expect(send).toBeVisible()
  const [button, server] = await Promise.all([close.boundingBox(), section.getByLabel('Server').boundingBox()])
  expect((server?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(150)
  await page.keyboard.press('Escape')
  await expect(send).toBeHidden()
  await expect(open).toBeFocused()
  await section.getByRole('button', { name: 'Try it' }).press('Enter')
  await close.click()
  await expect(send).toBeHidden()
}

test('on a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 390, height: 900 })
  await visitExplorer(page, withBody, 'Create a blueprint')
  await test.step('there is a menu, and nothing is wider than the screen', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // Below the header is one bar, with the list and the page of the operation.
    const menu = page.getByRole('button', { name: 'All operations' })
    expect((await title(page, 'Create a blueprint').boundingBox())?.y).toBeLessThan(250)
    await expect(page.getByRole('link', { name: 'Open this operation’s page' })).toBeInViewport()
    await menu.click()
    await expect(operations(page).locator('[aria-current="page"]')).toHaveText(/Create a blueprint$/)
    await expect(operations(page).locator('[aria-current="page"]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await menu.press('Enter')
    expect.soft(await violations(page, '.explorer-list')).toEqual([])
    await operations(page)
      .getByRole('link', { name: /Get all blueprints$/ })
      .click()
    await expect(title(page, 'Get all blueprints')).toBeVisible()
    await expect(operations(page)).toBeHidden()
  })
  await test.step('the console opens below the head, and closes', () => foldConsole(page))
  await test.step('the lines of samples are wrapped', async () => {
    const section = await visitExplorer(page, `${explorer}#/operations/create-an-entity`, 'Create an entity')
    const samples = section.getByRole('group', { name: 'Sample' })
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(samples.first()).toContainText('--header')
    for (const sample of await samples.all()) {
      expect(await sample.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    // The rest of a line is further right than its start, and a backslash is never alone.
    const line = samples.first().locator('code')
    expect(await line.evaluate((element) => getComputedStyle(element).textIndent)).toContain('hanging')
    const backslashes = samples.first().locator('.line-end')
    expect(await backslashes.count()).toBeGreaterThan(2)
    // A line ends before a slash of its URL.
    expect(await samples.first().locator('wbr').count()).toBeGreaterThan(3)
  })
  await test.step('a long path breaks before a slash, also of the next operation', () => breakBeforeSlash(page))
  // It shows other parts, in the same colors.
  await test.step('axe finds nothing', async () => {
    expect.soft(await violations(page, '.explorer-root')).toEqual([])
    await visit(page, explorer)
    await expect(title(page, 'Slipway API')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('in a small window', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1024, height: 768 })
  const section = await visitExplorer(page, `${explorer}#/operations/create-an-entity`, 'Create an entity')
  const send = section.getByRole('button', { name: 'Send request' })
  await test.step('the samples are below the text, as on the page of an operation, and nothing is cut', async () => {
    const [head, samples] = await Promise.all(
      ['.endpoint', '.samples'].map((part) => section.locator(part).first().boundingBox()),
    )
    expect(samples?.x).toBe(head?.x)
    expect(samples?.width).toBe(head?.width)
    const bar = section.locator('.endpoint')
    const [path, copy] = await Promise.all(
      [bar.locator('code > span').last(), bar.getByRole('button', { name: 'Copy URL' })].map((part) =>
        part.boundingBox(),
      ),
    )
    // On two lines, and next to what is done with it.
    expect(path?.height).toBeLessThan(40)
    expect(Math.abs((path?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(20)
  })
  await test.step('another operation has its name focused, and no words about a token that is known', async () => {
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(send).toBeInViewport({ ratio: 1 })
    await section.getByLabel('Token').fill('a-token')
    await operations(page)
      .getByRole('link', { name: /Change an entity$/ })
      .click()
    await expect(title(page, 'Change an entity')).toBeFocused()
    await section.getByRole('button', { name: 'Try it' }).click()
    await expect(section.getByText('Kept only in this tab’s memory')).toHaveCount(0)
    const name = section.locator('.try-it-name > label', { hasText: 'blueprint_identifier' })
    const [label, row] = await Promise.all([name.boundingBox(), section.locator('.try-it-send').boundingBox()])
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(row?.y ?? 0)
  })
  await test.step('a low window has no room for samples that stay', async () => {
    await page.setViewportSize({ width: 1280, height: 580 })
    await expect(section.locator('.explorer-operation > .samples')).toHaveCSS('position', 'static')
  })
})
