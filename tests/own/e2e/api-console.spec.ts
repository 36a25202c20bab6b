import { expect, type Locator, type Page } from '@playwright/test'
import { visit, watchForErrors } from '../../e2e/visit.ts'
import {
  chooseHost,
  createBlueprint,
  listBlueprints,
  openConsole,
  openOptional,
  send,
  test,
  tryIt,
  visitConsole,
  watchForConsole,
} from './api-console.ts'

const consoleFiles = ['/_parts/operations/get-all-blueprints.json', '/generated/try-it.css', '/generated/try-it.js']

test('nothing of the console is loaded before a reader wants it', async ({ page }) => {
  const found = watchForConsole(page)
  await visit(page, listBlueprints)
  await page.mouse.wheel(0, 5000)
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
  await openConsole(page)
  expect(found.sort()).toEqual(consoleFiles)
})

test('a pointer at its button is reason enough to load it', async ({ page }) => {
  const found = watchForConsole(page)
  await visit(page, listBlueprints)
  await tryIt(page).getByRole('button', { name: 'Try it' }).hover()
  await expect.poll(() => [...found].sort()).toEqual(consoleFiles)
})

test('the focus is reason enough to load it, and opens nothing', async ({ page }) => {
  const found = watchForConsole(page)
  await visit(page, listBlueprints)
  const button = tryIt(page).getByRole('button', { name: 'Try it' })
  await button.focus()
  await expect.poll(() => [...found].sort()).toEqual(consoleFiles)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(tryIt(page).locator('.try-it-root').getByLabel('Server')).toBeVisible()
  expect(found).toHaveLength(consoleFiles.length)
})

test('on a phone, a long name of a parameter breaks after an underscore', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await visitConsole(page, '/api-reference/get-all-entities-of-a-blueprint/')
  await openOptional(section)
  const label = section.locator('.try-it-name > label', { hasText: 'attach_identifier_to_title_mirror_properties' })
  const ends = await label.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const letters: { letter: string; top: number }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        letters.push({ letter, top: range.getBoundingClientRect().top })
      }
    }
    return letters.filter(({ top }, at) => (letters[at + 1]?.top ?? top) > top).map(({ letter }) => letter)
  })
  expect(ends).toEqual(['_'])
})

/** A GET through the console. */
async function get(page: Page, section: Locator, mockUrl: string): Promise<void> {
  await section.getByLabel('Token').fill('a-token')
  const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
  await send(section)
  expect((await request).headers()).toMatchObject({ authorization: 'Bearer a-token' })
  await expect(section.getByRole('status').filter({ hasText: 'Response 200' })).toHaveText(
    /in \d+ ms, [\d.]+ (bytes|KB)$/,
  )
  const status = section.locator('.try-it-facts p')
  await expect(status).toHaveText(/^200 OK\d+ ms[\d.]+ (bytes|KB)$/)
  const body = section.getByRole('group', { name: 'Response body' })
  await expect(body).toContainText('"blueprints"')
  const [facts, text] = [await status.boundingBox(), await body.boundingBox()]
  expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  await section.getByText('Response headers').click()
  await expect(section.getByText('application/json', { exact: true })).toBeVisible()
}

/** The field of the host says what it lacks, and has the focus; nothing looks like a response. */
async function asksForHost(section: Locator): Promise<void> {
  const host = section.getByRole('textbox', { name: 'Host' })
  await expect(host).toBeFocused()
  await expect(host).toHaveAttribute('aria-invalid', 'true')
  await expect(host).toHaveAccessibleDescription('Enter the URL of a host, such as https://api.example.com.')
  await expect(section.getByText('No response', { exact: true })).toHaveCount(0)
}

test('the console of an operation', async ({ page, mockUrl }) => {
  const section = await visitConsole(page, listBlueprints)
  await test.step('both regions, the mock and any other host can be called', async () => {
    await expect(section.locator('.try-it-root').getByLabel('Server').locator('option')).toHaveText([
      /^EU: https:\/\/api\./,
      /^US: https:\/\/api\.us\./,
      'Local mock: http://localhost:4010',
      'Another host…',
    ])
  })
  const token = section.getByLabel('Token')
  await test.step('the token field says what to enter, and how it is sent', async () => {
    await expect(token).toHaveAttribute('placeholder', 'Paste your access token')
    await expect(token).toHaveAccessibleDescription('Sent as “Authorization: Bearer …”.')
  })
  await chooseHost(section, mockUrl)
  await test.step('a missing token is asked for first', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await section.getByRole('button', { name: 'Send request' }).click()
    await expect(token).toBeFocused()
    await expect(token).toHaveAttribute('aria-invalid', 'true')
    await expect(token).toHaveAccessibleDescription('Paste an access token. The call needs one.')
    await page.keyboard.press('Tab')
    await expect(section.getByRole('button', { name: 'Send without it' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(section.getByRole('link', { name: 'How to get access' })).toBeFocused()
    expect(requests.filter((url) => url.startsWith(mockUrl))).toEqual([])
  })
  await test.step('without a token no header is sent', async () => {
    const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
    await send(section)
    expect(await (await request).allHeaders()).not.toHaveProperty('authorization')
    await expect(section.getByText('401 Unauthorized')).toBeVisible()
    const refusal = section.getByText('The call needs valid credentials.')
    await expect(refusal.getByRole('link', { name: 'How to get access' })).toHaveAttribute('href', '#authorization')
    await expect(section.getByText('Paste an access token.')).toHaveCount(0)
    await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
  })
  await test.step('a GET', () => get(page, section, mockUrl))
  await test.step('a token that no header can hold', async () => {
    await token.fill('tökén→')
    await send(section)
    await expect(section.getByText(/contains characters that cannot be sent/)).toBeVisible()
  })
  await test.step('a host that is none is not called', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await chooseHost(section, 'ftp://example.com')
    await expect(section.getByRole('textbox', { name: 'Host' })).toHaveAttribute('aria-invalid', 'true')
    await send(section)
    await asksForHost(section)
    await chooseHost(section, '')
    await send(section)
    await asksForHost(section)
    // Pages of the site may be loaded ahead.
    const site = new URL(page.url()).origin
    expect(requests.filter((url) => !url.startsWith(site))).toEqual([])
  })
  await test.step('the server is asked for once: in the console while it is open, and else in the address', async () => {
    await expect(section.getByRole('combobox', { name: 'Server' })).toHaveCount(1)
    await expect(section.locator('.try-it-root').getByLabel('Server')).toBeVisible()
    await expect(section.locator('.endpoint > code > span').first()).toBeVisible()
    await section.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(section.locator('.endpoint').getByLabel('Server')).toBeVisible()
    await expect(section.locator('.endpoint > code > span').first()).toBeHidden()
  })
  await test.step('the token field says where to get one', async () => {
    await openConsole(page)
    await section.getByRole('link', { name: 'How to get access' }).click()
    await expect(page).toHaveURL(/#authorization$/)
  })
})

test('a POST to the local mock, which checks what it gets', async ({ page, mockUrl }) => {
  const calls: string[] = []
  await page.route('http://localhost:4010/**', async (route) => {
    calls.push(`${route.request().method()} ${route.request().url()}`)
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('http://localhost:4010', mockUrl) }),
    })
  })
  const section = await visitConsole(page, createBlueprint)
  await section
    .locator('.try-it-root')
    .getByLabel('Server')
    .selectOption({ label: 'Local mock: http://localhost:4010' })
  await section.getByLabel('Token').fill('a-token')
  const body = section.getByRole('textbox', { name: 'Request body' })
  await expect(body).toHaveValue(/"identifier"/)
  await send(section)
  await expect(section.getByText('201 Created')).toBeVisible()
  await expect(section.getByRole('group', { name: 'Response body' })).toContainText('"blueprint"')
  expect(calls).toEqual(['POST http://localhost:4010/v1/blueprints'])

  await body.fill('{}')
  await send(section)
  await expect(section.getByText('422 Unprocessable Content')).toBeVisible()
  await test.step('it closes and opens again as it was left', async () => {
    await section.getByRole('textbox', { name: 'Request body' }).fill('{"mine":1}')
    await section.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(section.locator('.try-it-root').getByLabel('Server')).toBeHidden()
    await openConsole(page)
    await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue('{"mine":1}')
  })
})

async function chooseServers(page: Page, section: Locator): Promise<void> {
  const address = page.locator('.endpoint code').first()
  const sample = page.getByRole('region', { name: 'Request samples' }).locator('code:visible').first()
  const shows = async (host: string) => {
    await expect(address).toContainText(`${host}/v1/blueprints`)
    await expect(sample).toContainText(`${host}/v1/blueprints`)
    await expect(sample).not.toContainText('very-secret')
  }
  const list = page.locator('.endpoint').getByLabel('Server')
  await section.getByLabel('Token').fill('very-secret')
  await section
    .locator('.try-it-root')
    .getByLabel('Server')
    .selectOption({ label: 'Local mock: http://localhost:4010' })
  await shows('http://localhost:4010')
  await expect(list.locator('option:checked')).toHaveText('Local mock: http://localhost:4010')
  await chooseHost(section, 'https://a')
  await shows('https://a')
  await section.getByRole('textbox', { name: 'Host' }).fill('https://api.test/base')
  await shows('https://api.test/base')
  await expect(list.locator('option:checked')).toHaveText('https://api.test/base')

  await section.getByRole('button', { name: 'Close', exact: true }).click()
  await list.selectOption({ label: 'US: https://api.us.slipway.example' })
  await expect(section.locator('.try-it-root').getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
  await shows(await list.inputValue())
  await expect(list.locator('option')).toHaveText([/^EU: /, /^US: /])

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Get a blueprint$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a blueprint' })).toBeVisible()
  await expect(address).toContainText('https://api.us.')
}

test('the samples have what the reader enters, but not the token, and are as before once it is undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await visit(page, '/api-reference/create-an-entity/')
  const samples = page.getByRole('region', { name: 'Request samples' })
  const sample = samples.locator('code:visible').first()
  await expect(sample).toContainText('--data')
  const before = await sample.innerHTML()
  const section = await openConsole(page)
  const blueprint = section.getByRole('textbox', { name: 'blueprint_identifier' })
  const body = section.getByRole('textbox', { name: 'Request body' })
  const [blueprintBefore, bodyBefore] = [await blueprint.inputValue(), await body.inputValue()]
  await section.getByLabel('Token').fill('very-secret')
  await blueprint.fill('my thing')
  await expect(sample).toContainText('/v1/blueprints/my%20thing/entities"')
  const path = section.locator('.endpoint > code')
  await expect(path).toHaveText(/\/v1\/blueprints\/my%20thing\/entities$/)
  await expect(path.getByRole('link')).toHaveAttribute('title', '{blueprint_identifier}')
  await body.fill('{ "identifier": "mine" ')
  await expect(sample).not.toContainText('"mine"')
  await body.fill('{ "identifier": "mine" }')
  await expect(sample).toContainText(`--data '{ "identifier": "mine" }'`)
  await expect(sample).toContainText('Authorization: Bearer $ACCESS_TOKEN')
  const unfold = samples.getByRole('button', { name: /^Show all \d+ lines$/ })
  await expect(unfold).toHaveCount(0)
  await samples.getByRole('tab', { name: 'Go' }).click()
  await expect(sample).toContainText('my%20thing')
  expect(await samples.textContent()).not.toContain('very-secret')
  await samples.getByRole('tab', { name: 'cURL' }).click()
  await blueprint.fill('')
  await expect(sample).toContainText('/v1/blueprints/{blueprint_identifier}/entities')
  await expect(path).toHaveText(/\/v1\/blueprints\/\{blueprint_identifier\}\/entities$/)

  await blueprint.fill(blueprintBefore)
  await body.fill(bodyBefore)
  await expect.poll(() => sample.innerHTML()).toBe(before)
  await expect(unfold).toBeVisible()

  await section.getByRole('combobox', { name: 'Example', exact: true }).selectOption({ index: 1 })
  await expect(samples.getByLabel('Example request')).toHaveJSProperty('selectedIndex', 1)
})

test('the server of the page and that of the console', async ({ page }) => {
  await visit(page, listBlueprints)
  const section = tryIt(page)
  await test.step('the console begins with the server that the page shows', async () => {
    await page.locator('.endpoint').getByLabel('Server').selectOption({ label: 'US: https://api.us.slipway.example' })
    await openConsole(page)
    await expect(section.locator('.try-it-root').getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
  })
  await test.step('the address and the samples have the server that is chosen in the console, and the reverse', () =>
    chooseServers(page, section))
})

test('the name of a parameter is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const section = await visitConsole(page, '/api-reference/create-an-entity/')
  await openOptional(section)
  const heights = await section
    .locator('.try-it-name > label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(4)
  // A line is 18 px high.
  expect(Math.max(...heights)).toBeLessThan(30)
})

for (const language of ['C', '']) {
  test(`a browser that names its language “${language}” opens the console`, async ({ page }) => {
    const problems = watchForErrors(page)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'language', { value }), language)
    const section = await visitConsole(page, listBlueprints)
    await expect(section.locator('.try-it-root').getByLabel('Server')).toBeVisible()
    expect(problems).toEqual([])
  })
}
