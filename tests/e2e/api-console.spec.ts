import { expect } from '@playwright/test'
import {
  chooseHost,
  createBlueprint,
  listBlueprints,
  openConsole,
  searchEntities,
  send,
  test,
  tryIt,
  visitConsole,
  watchForConsole,
} from './api-console.ts'
import { visit, watchForErrors } from './visit.ts'

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

test('the focus is reason enough to load it, and opens nothing', async ({ page }) => {
  const found = watchForConsole(page)
  await visit(page, listBlueprints)
  const button = tryIt(page).getByRole('button', { name: 'Try it' })
  await button.focus()
  await expect.poll(() => [...found].sort()).toEqual(consoleFiles)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(tryIt(page).getByLabel('Server')).toBeVisible()
  expect(found).toHaveLength(consoleFiles.length)
})

test('a GET through the console', async ({ page, mockUrl }) => {
  const section = await visitConsole(page, listBlueprints)
  await chooseHost(section, mockUrl)
  await section.getByLabel('Token').fill('a-token')
  const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
  await send(section)
  expect((await request).headers()).toMatchObject({ authorization: 'Bearer a-token' })
  await expect(section.getByRole('status').filter({ hasText: 'Response 200' })).toHaveText(
    /in \d+ ms, [\d.]+ (bytes|KB)$/,
  )
  await expect(section.getByText('200 OK')).toBeVisible()
  await expect(section.getByRole('group', { name: 'Response body' })).toContainText('"blueprints"')
  await section.getByText('Response headers').click()
  await expect(section.getByText('application/json', { exact: true })).toBeVisible()
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
  await section.getByLabel('Server').selectOption({ label: 'Local mock: http://localhost:4010' })
  await section.getByLabel('Token').fill('a-token')
  const body = section.getByRole('textbox', { name: 'Request body' })
  await expect(body).toHaveValue(/"identifier"/)
  await send(section)
  await expect(section.getByText('201 Created')).toBeVisible()
  await expect(section.getByRole('group', { name: 'Response body' })).toContainText('"blueprint"')
  expect(calls).toEqual(['POST http://localhost:4010/v1/blueprints'])

  await body.fill('{}')
  await send(section)
  await expect(section.getByText('422 Unprocessable Entity')).toBeVisible()
})

test('both regions, the mock and any other host can be called', async ({ page }) => {
  const section = await visitConsole(page, listBlueprints)
  await expect(section.getByLabel('Server').locator('option')).toHaveText([
    /^EU: https:\/\/api\./,
    /^US: https:\/\/api\.us\./,
    'Local mock: http://localhost:4010',
    'Another host…',
  ])
})

test('the console begins with the server that the page shows', async ({ page }) => {
  await visit(page, listBlueprints)
  await page.locator('.endpoint').getByLabel('Server').selectOption({ label: 'US' })
  const section = await openConsole(page)
  await expect(section.getByLabel('Server').locator('option:checked')).toHaveText(/^US: /)
})

test('a host that is none is not called', async ({ page }) => {
  const section = await visitConsole(page, listBlueprints)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await chooseHost(section, 'ftp://example.com')
  await expect(section.getByLabel('Host')).toHaveAttribute('aria-invalid', 'true')
  await send(section)
  await expect(section.getByText('Enter the URL of a host').last()).toBeVisible()
  expect(requests).toEqual([])
})

for (const language of ['C', '']) {
  test(`a browser that names its language “${language}” opens the console`, async ({ page }) => {
    const problems = watchForErrors(page)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'language', { value }), language)
    const section = await visitConsole(page, listBlueprints)
    await expect(section.getByLabel('Server')).toBeVisible()
    expect(problems).toEqual([])
  })
}

test.describe('authorization', () => {
  test('without a token no header is sent', async ({ page, mockUrl }) => {
    const section = await visitConsole(page, listBlueprints)
    await chooseHost(section, mockUrl)
    const request = page.waitForRequest(`${mockUrl}/v1/blueprints**`)
    await send(section)
    expect(await (await request).allHeaders()).not.toHaveProperty('authorization')
    await expect(section.getByText('401 Unauthorized')).toBeVisible()
  })

  test('the token is stored in memory for the visit: for all operations, and nowhere else', async ({
    page,
    mockUrl,
  }) => {
    const section = await visitConsole(page, listBlueprints)
    await chooseHost(section, mockUrl)
    await section.getByLabel('Token').fill('very-secret')
    await send(section)
    await expect(section.getByText('200 OK')).toBeVisible()
    const stored = () =>
      page.evaluate(async () =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          await indexedDB.databases(),
          await caches.keys(),
          history.state,
          location.href,
        ]),
      )
    expect(await stored()).not.toContain('very-secret')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Get a blueprint$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get a blueprint' })).toBeVisible()
    await openConsole(page)
    await expect(section.getByLabel('Token')).toHaveValue('very-secret')
    await expect(section.getByLabel('Host')).toHaveValue(mockUrl)
    expect(await stored()).not.toContain('very-secret')

    await page.reload()
    await openConsole(page)
    await expect(section.getByLabel('Token')).toHaveValue('')
    await expect(section.getByLabel('Host')).toHaveCount(0)
  })
})

test.describe('what goes wrong is said in plain words', () => {
  test('a host that gives no answer', async ({ page }) => {
    await page.route('https://api.*/**', (route) => route.abort())
    const section = await visitConsole(page, listBlueprints)
    await send(section)
    await expect(
      section.getByText(/^No response came from https:\/\/api\..*CORS.*choose the local mock\.$/),
    ).toBeVisible()
    await expect(section.getByRole('status').filter({ hasText: 'The request failed.' })).toBeVisible()
  })

  test('a mock that does not run', async ({ page }) => {
    await page.route('http://localhost:4010/**', (route) => route.abort())
    const section = await visitConsole(page, listBlueprints)
    await section.getByLabel('Server').selectOption({ label: 'Local mock: http://localhost:4010' })
    await send(section)
    await expect(section.getByText(/Start the local mock with “npm run mock-api”/)).toBeVisible()
  })

  test('a token that no header can hold', async ({ page }) => {
    const section = await visitConsole(page, listBlueprints)
    await section.getByLabel('Token').fill('tökén→')
    await send(section)
    await expect(section.getByText(/contains characters that cannot be sent/)).toBeVisible()
  })

  test('a parameter that is required and empty', async ({ page }) => {
    const section = await visitConsole(page, '/api-reference/get-a-blueprint/')
    const field = section.getByRole('textbox', { name: 'identifier' })
    await expect(field).toHaveAttribute('aria-required', 'true')
    await field.fill('')
    await send(section)
    await expect(section.getByText("You didn't provide all of the required parameters!")).toBeVisible()
  })
})

test('a request that hangs can be stopped', async ({ page }) => {
  await page.route('https://api.*/**', () => {})
  const section = await visitConsole(page, listBlueprints)
  await send(section)
  await expect(section.getByText('Waiting for the response…')).toBeVisible()
  await section.getByRole('button', { name: 'Stop' }).click()
  await expect(section.getByText('You stopped the request before a response arrived.')).toBeVisible()
})

test('it works by keyboard alone, and the editor lets the focus go', async ({ page, mockUrl }) => {
  await visit(page, searchEntities)
  await tryIt(page).getByRole('button', { name: 'Try it' }).focus()
  await page.keyboard.press('Enter')
  const section = tryIt(page)
  await expect(section.getByLabel('Server')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(section.getByLabel('Server')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(section.getByLabel('Host')).toBeFocused()
  await page.keyboard.type(mockUrl)
  await page.keyboard.press('Tab')
  await expect(section.getByLabel('Token')).toBeFocused()
  await page.keyboard.type('a-token')
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: 'Parameters' })).toBeFocused()

  const list = section.getByRole('button', { name: /^allow_partial_results/ })
  await page.keyboard.press('Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('End')
  await expect(section.getByRole('option', { name: 'True' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toContainText('True')
  await expect(list).toBeFocused()

  await section.getByRole('textbox', { name: 'Request body' }).focus()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: 'Send API Request' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(section.getByRole('textbox', { name: 'Request body' })).toBeFocused()
  await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue(/^\{\n {2}"/)
  await page.keyboard.press('Tab')
  const request = page.waitForRequest(`${mockUrl}/**`)
  await page.keyboard.press('Enter')
  expect(new URL((await request).url()).search).toBe('?allow_partial_results=true')
  await expect(section.getByText('200 OK')).toBeVisible()
})

test('panels open and close by keyboard, also where they hold a menu', async ({ page }) => {
  const section = await visitConsole(page, searchEntities)
  const title = section.getByRole('button', { name: 'Body', exact: true })
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(title).toHaveAttribute('aria-expanded', 'true')
  await expect(section.getByRole('textbox', { name: 'Request body' })).toBeVisible()
})

test('it closes and opens again as it was left', async ({ page }) => {
  const section = await visitConsole(page, createBlueprint)
  await section.getByRole('textbox', { name: 'Request body' }).fill('{"mine":1}')
  await section.getByRole('button', { name: 'Close the console' }).click()
  await expect(section.getByLabel('Server')).toBeHidden()
  await openConsole(page)
  await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue('{"mine":1}')
})
