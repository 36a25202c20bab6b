import { expect } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'
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
} from './api-console.ts'

test('the token is stored in memory for the visit: for all operations, and nowhere else', async ({ page, mockUrl }) => {
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
  await expect(section.getByRole('textbox', { name: 'Host' })).toHaveValue(mockUrl)
  expect(await stored()).not.toContain('very-secret')

  await page.reload()
  await openConsole(page)
  await expect(section.getByLabel('Token')).toHaveValue('')
  await expect(section.getByRole('textbox', { name: 'Host' })).toHaveCount(0)
  await test.step('a required parameter that is empty is said so', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Get a blueprint' })).toBeVisible()
    const field = section.getByRole('textbox', { name: 'identifier' })
    await expect(field).toHaveAttribute('aria-required', 'true')
    await field.fill('')
    await send(section)
    await expect(section.getByText('Correct the parameters that are marked.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Enter a value. The call needs it. Identifier of the blueprint.')
    await section.getByRole('button', { name: 'Parameters' }).click()
    await expect(field).toHaveCount(0)
    await send(section)
    await expect(field).toBeFocused()
    await field.fill('service')
    await expect(field).toHaveAttribute('aria-invalid', 'false')
    await section.getByLabel('Token').fill('a-token')
    await expect(section.getByRole('button', { name: 'Send request' })).toHaveAccessibleDescription('')
  })
})

test('a body that is not JSON is said to be none, and never sent', async ({ page }) => {
  const sent: (string | null)[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(route.request().postData())
    await route.fulfill({ status: 400, json: { ok: false } })
  })
  const section = await visitConsole(page, createBlueprint)
  const editor = section.getByRole('textbox', { name: 'Request body' })
  const body = '{\n  "identifier": "dock",\n}'
  await editor.fill(body)
  const problem = 'Your request body is not valid JSON. Line 2, column 23: There is a comma before the closing “}”.'
  // Before it is sent.
  await expect(section.getByRole('alert')).toHaveText(problem)
  await send(section)
  await expect(editor).toBeFocused()
  await expect(editor).toHaveAttribute('aria-invalid', 'true')
  await expect(editor).toHaveAccessibleDescription(problem)
  expect(await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(body.indexOf(',', 10))
  expect(sent).toEqual([])
  await test.step('its line is marked', async () => {
    await expect(section.locator('.try-it-editor [data-problem]')).toHaveText('"identifier": "dock",')
    await expect(section.getByRole('button', { name: /^Send (it|without)/ })).toHaveCount(0)
  })
  await test.step('what is wrong is below the editor', async () => {
    const [field, text, button] = await Promise.all(
      [section.locator('.try-it-editor'), section.getByRole('alert'), section.locator('.try-it-send')].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(text?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) / 2)
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1)
  })
  await test.step('its panel opens for it', async () => {
    await section.getByRole('button', { name: 'Body', exact: true }).click()
    await expect(editor).toHaveCount(0)
    await send(section)
    await expect(editor).toBeFocused()
    await expect(section.getByRole('alert')).toHaveText(problem)
  })
  await test.step('what is missing is asked for where it belongs', async () => {
    const open = '{\n  "identifier": "dock"\n'
    await editor.fill(open)
    await send(section)
    await expect(section.getByRole('alert')).toContainText('Add its “}” at line 2, column 23.')
    const cursor = await editor.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])
    expect(cursor).toEqual([open.length - 1, open.length - 1])
  })
  await editor.fill('{ "identifier": "dock" }')
  await expect(section.getByRole('alert')).toHaveCount(0)
  await expect(editor).not.toHaveAttribute('aria-invalid')
  await expect(section.locator('[data-problem]')).toHaveCount(0)
  await test.step('a call without a body can be sent', async () => {
    await editor.fill('')
    await send(section)
    await expect(section.getByRole('alert')).toHaveText('The request body is empty, and the call needs one.')
    await section.getByRole('button', { name: 'Send without a body' }).click()
    await expect.poll(() => sent).toEqual([null])
    await expect(section.getByRole('alert')).toHaveCount(0)
  })
})

test('an example that replaces a body can be taken back', async ({ page }) => {
  const section = await visitConsole(page, '/api-reference/create-an-entity/')
  const editor = section.getByRole('textbox', { name: 'Request body' })
  const list = page.getByRole('combobox', { name: 'Example request' })
  const undo = section.getByRole('button', { name: 'Undo' })
  await editor.fill('{ "identifier": "mine" }')
  await expect(undo).toHaveCount(0)
  await list.selectOption({ index: 1 })
  await expect(section.getByText('Your body was replaced.')).toBeVisible()
  await undo.press('Enter')
  await expect(editor).toHaveValue('{ "identifier": "mine" }')
  await expect(editor).toBeFocused()
  await expect(undo).toHaveCount(0)
  await expect(list.locator('option:checked')).toHaveText('Your request')
  await section.getByRole('combobox', { name: 'Example', exact: true }).selectOption({ index: 1 })
  await undo.click()
  await expect(editor).toHaveValue('{ "identifier": "mine" }')
})

test('it begins with the sample that the page shows, and with its parameters', async ({ page }) => {
  await visit(page, '/api-reference/create-an-entity/')
  const samples = page.getByRole('region', { name: 'Request samples' })
  await samples.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(samples).toContainText('/v1/blueprints/deployment/entities')
  const section = await openConsole(page)
  await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue(/"checkout-1842"/)
  await expect(section.getByRole('textbox', { name: 'blueprint_identifier' })).toHaveValue('deployment')
  await expect(samples.getByRole('combobox').first()).toHaveValue(
    await samples
      .getByRole('combobox')
      .first()
      .evaluate((list: HTMLSelectElement) => list.options[1]?.value ?? ''),
  )
})

test('a token that a call has returned is used for other operations, and never stored', async ({ page }) => {
  await page.route('https://api.*/**', (route) =>
    route.fulfill({
      json: { ok: true, accessToken: 'issued-secret' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
  const section = await visitConsole(page, '/api-reference/create-an-access-token/')
  await send(section)
  await section.getByRole('button', { name: 'Use this token' }).press('Enter')
  await expect(section.getByText('Other operations have it until you reload or close this tab.')).toBeVisible()
  await expect(section.getByText('Response to the request before your changes')).toHaveCount(0)
  await page.locator('nav.pagination a').first().click()
  await expect(page).not.toHaveURL(/create-an-access-token/)
  await openConsole(page)
  await expect(section.getByRole('textbox', { name: 'Token' })).toHaveValue('issued-secret')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'issued',
  )
})

test('a request that goes wrong', async ({ page }) => {
  await page.route('https://api.*/**', () => {})
  const section = await visitConsole(page, listBlueprints)
  await test.step('can be stopped while it hangs', async () => {
    await send(section)
    await expect(section.getByText('Waiting for the response…')).toBeVisible()
    await section.getByRole('button', { name: 'Stop' }).click()
    await expect(section.getByText('You stopped the request before a response arrived.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
  })
  await test.step('keeps its place while it runs, and what came before looks so', async () => {
    const before = await section.locator('.try-it-send').boundingBox()
    await send(section)
    await expect(section.getByRole('button', { name: 'Stop' })).toBeFocused()
    await expect(section.getByRole('button', { name: 'Send request' })).toHaveCount(0)
    expect(await section.locator('.try-it-send').boundingBox()).toEqual(before)
    await expect(section.locator('.try-it-form ~ *').first()).toHaveCSS('opacity', '0.4')
    await section.getByRole('button', { name: 'Stop' }).press('Control+Enter')
    await expect(section.getByText('Waiting for the response…')).toBeVisible()
    await section.getByRole('button', { name: 'Stop' }).press('Enter')
  })
  await test.step('says that a host does not respond', async () => {
    await page.route('https://api.*/**', (route) => route.abort())
    await send(section)
    await expect(section.getByText(/^No response came from https:\/\/api\.slipway\.example\. /)).toBeVisible()
    await expect(section.locator('.try-it-failure li')).toHaveText([
      'Check the host and your connection.',
      /CORS.*cURL/,
    ])
    await expect(section.getByRole('status').filter({ hasText: 'The request failed.' })).toBeVisible()
    const announced = section.getByRole('alert').filter({ hasText: 'No response came from' })
    await expect(announced).toContainText('Check the host and your connection.')
    await expect(announced).toContainText('Send again')
  })
  await test.step('can be sent again, or in a terminal', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await section.getByRole('button', { name: 'Copy as cURL' }).click()
    await expect(section.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^curl "https:\/\/api\.slipway\.example\/v1\/blueprints" \\\n {2}--header "Authorization: Bearer \$ACCESS_TOKEN"/,
    )
    await section.getByRole('textbox', { name: 'Token' }).fill('a-token')
    await send(section)
    const request = page.waitForRequest('https://api.*/**')
    await section.getByRole('button', { name: 'Send again' }).press('Enter')
    await request
    await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
  })
  await test.step('says that a mock does not run', async () => {
    await page.route('http://localhost:4010/**', (route) => route.abort())
    await section.getByRole('button', { name: 'Use the local mock' }).press('Enter')
    await expect(section.locator('.try-it-root').getByLabel('Server')).toHaveValue('http://localhost:4010')
    await expect(section.getByText('The local mock returns this page’s examples, and stores nothing.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
    await send(section)
    await expect(section.getByText(/Start the local mock with “npm run mock-api”/)).toBeVisible()
  })
})

test('it works by keyboard alone, and the editor lets the focus go', async ({ page, mockUrl }) => {
  await visit(page, searchEntities)
  await tryIt(page).getByRole('button', { name: 'Try it' }).focus()
  await page.keyboard.press('Enter')
  const section = tryIt(page)
  await expect(section.locator('.try-it-root').getByLabel('Server')).toBeVisible()
  await expect(section.getByLabel('Token')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(section.locator('.try-it-root').getByLabel('Server')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(section.getByRole('textbox', { name: 'Host' })).toBeFocused()
  await page.keyboard.type(mockUrl)
  await page.keyboard.press('Tab')
  await expect(section.getByLabel('Token')).toBeFocused()
  await page.keyboard.type('a-token')
  await page.keyboard.press('Tab')
  await expect(section.getByRole('link', { name: 'How to get access' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: 'Parameters' })).toBeFocused()

  await section.getByText(/^\d optional parameters$/).press('Enter')
  const list = section.getByRole('combobox', { name: 'allow_partial_results' })
  await list.focus()
  await expect(list.locator('option:checked')).toHaveText('Default: false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(list.locator('option:checked')).toHaveText('true')
  await expect(list).toBeFocused()

  await section.getByRole('textbox', { name: 'Request body' }).focus()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(section.getByRole('textbox', { name: 'Request body' })).toBeFocused()
  await expect(section.getByRole('textbox', { name: 'Request body' })).toHaveValue(/^\{\n {2}"/)
  // What is typed over a selection replaces it.
  const body = section.getByRole('textbox', { name: 'Request body' })
  const before = await body.inputValue()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('{"a":1}')
  await expect(body).toHaveValue('{"a":1}')
  await body.fill(before)
  await page.keyboard.press('Tab')
  const request = page.waitForRequest(`${mockUrl}/**`)
  await page.keyboard.press('Enter')
  expect(new URL((await request).url()).search).toBe('?allow_partial_results=true')
  await expect(section.getByText('200 OK')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
  await expect(section.getByRole('status').filter({ hasText: 'Response 200' })).toBeAttached()
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

test('a part of a form that is a file has a file field, and the request sends the file', async ({ page }) => {
  const schema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' }, title: { type: 'string' } },
  }
  await page.route('**/_parts/operations/create-a-blueprint.json*', async (route) => {
    const response = await route.fetch()
    const node = await response.json()
    node.request.body.contents = [{ id: 'form', mediaType: 'multipart/form-data', schema }]
    await route.fulfill({ response, json: node })
  })
  const bodies: string[] = []
  await page.route('http://localhost:4010/**', async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString() ?? '')
    await route.fulfill({ json: {} })
  })
  const section = await visitConsole(page, createBlueprint)
  await section
    .locator('.try-it-root')
    .getByLabel('Server')
    .selectOption({ label: 'Local mock: http://localhost:4010' })
  const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('what the file says') }
  await section.locator('input[type="file"]').setInputFiles(file)
  await section.getByLabel('title', { exact: true }).fill('A note')
  await send(section)
  await expect(section.getByText('200 OK')).toBeVisible()
  const [body = ''] = bodies
  expect(body).toMatch(/name="file"; filename="note\.txt"\r\nContent-Type: text\/plain\r\n\r\nwhat the file says\r\n/)
  expect(body).toMatch(/name="title"\r\n\r\nA note\r\n/)
})
