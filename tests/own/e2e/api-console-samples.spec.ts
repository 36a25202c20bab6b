import { expect, type Locator, type Page, test } from '@playwright/test'
import { chooseHost, listBlueprints, openOptional, send, visitConsole } from './api-console.ts'

const createEntity = '/api-reference/create-an-entity/'

interface Parts {
  samples: Locator
  list: Locator
  code: Locator
  body: Locator
  blueprint: Locator
  section: Locator
}

async function visitBoth(page: Page): Promise<Parts> {
  const section = await visitConsole(page, createEntity)
  const samples = page.getByRole('region', { name: 'Request samples' })
  return {
    samples,
    section,
    list: samples.getByLabel('Example request'),
    code: samples.locator('code:visible').first(),
    body: section.getByRole('textbox', { name: 'Request body' }),
    blueprint: section.getByRole('textbox', { name: 'blueprint_identifier' }),
  }
}

const chosen = (list: Locator) => list.locator('option:checked')

test('one choice of a sample, on the page or in the console, is that of both', async ({ page }) => {
  const { list, code, body, blueprint, section } = await visitBoth(page)
  await list.selectOption({ index: 1 })
  await expect(body).toHaveValue(/"checkout-1842"/)
  await expect(blueprint).toHaveValue('deployment')
  await expect(code).toContainText('/v1/blueprints/deployment/entities')
  await expect(list).toHaveJSProperty('selectedIndex', 1)
  const inConsole = section.getByRole('combobox', { name: 'Example', exact: true })
  await expect(chosen(inConsole)).toHaveText((await chosen(list).textContent()) ?? '')
  await inConsole.selectOption('A service with a team and a relation')
  await expect(list).toHaveJSProperty('selectedIndex', 0)
  await expect(blueprint).toHaveValue('service')
  await expect(code).toContainText('/v1/blueprints/service/entities')
})

test('a body of the reader is “Your request”, and stays there when another sample is chosen', async ({ page }) => {
  const { list, code, body, blueprint } = await visitBoth(page)
  const own = '{ "identifier": "mine", "tons": 3 }'
  await body.fill(own)
  await expect(chosen(list)).toHaveText('Your request')
  await expect(code).toContainText(own)
  await test.step('its text is a string in the colors of the sample', async () => {
    const colors = await code.evaluate((element) => {
      const spans = [...element.querySelectorAll('span')]
      const classOf = (text: string) => spans.find(({ textContent }) => textContent.includes(text))?.className
      return [classOf('"mine"'), classOf('"tons": 3'), classOf('$ACCESS_TOKEN')]
    })
    expect(colors[0]).toMatch(/^t\d+$/)
    expect(colors[1]).toBe(colors[0])
    expect(colors[2]).not.toBe(colors[0])
  })
  await list.selectOption({ index: 1 })
  await expect(body).toHaveValue(/"checkout-1842"/)
  await expect(code).toContainText('"checkout-1842"')
  await list.selectOption({ label: 'Your request' })
  await expect(body).toHaveValue(own)
  await expect(blueprint).toHaveValue('service')
  await expect(code).toContainText(own)
  await list.selectOption({ index: 0 })
  await expect(body).not.toHaveValue(own)
  await expect(code).not.toContainText('"mine"')
})

test('a body that is not JSON is said to be missing in the sample', async ({ page }) => {
  const { samples, list, body } = await visitBoth(page)
  const note = samples.getByText('Your request body is not valid JSON. The sample has the last one that was.')
  await body.fill('{ "identifier": ')
  await expect(note).toBeVisible()
  await expect(chosen(list)).toHaveText('Your request')
  await body.fill('{ "identifier": "mine" }')
  await expect(note).toHaveCount(0)
})

test('without a host, the samples have none either', async ({ page }) => {
  const { code, section } = await visitBoth(page)
  await chooseHost(section, '')
  await expect(code).toContainText('https://{host}/v1/blueprints/')
  await expect(page.locator('.endpoint > code')).toContainText('https://{host}/v1/')
  await section.getByRole('textbox', { name: 'Host' }).fill('https://api.test')
  await expect(code).toContainText('https://api.test/v1/')
})

test('a result goes when another server is chosen, and a failure when the token changes', async ({ page }) => {
  await page.route('https://api.*/**', (route) => route.abort())
  const section = await visitConsole(page, listBlueprints)
  const server = section.locator('.try-it-root').getByLabel('Server')
  const failure = section.getByText(/^No response came/)
  await send(section)
  await expect(failure).toBeVisible()
  await server.selectOption({ index: 1 })
  await expect(failure).toHaveCount(0)
  await expect(section.getByText('The request failed.')).toHaveCount(0)
  await send(section)
  await expect(failure).toBeVisible()
  await section.getByLabel('Token').fill('a-token')
  await expect(failure).toHaveCount(0)
  await page.unroute('https://api.*/**')
  await page.route('https://api.*/**', (route) =>
    route.fulfill({ status: 401, json: { ok: false }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await send(section)
  const status = section.getByText('401 Unauthorized')
  await expect(status).toBeVisible()
  await section.getByLabel('Token').fill('another')
  await expect(status).toBeVisible()
  await expect(section.getByText('Response to the request before your changes')).toBeVisible()
  await server.selectOption({ label: 'Another host…' })
  await expect(status).toHaveCount(0)
})

test('parameters are in the order of the page, and their values have room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const section = await visitConsole(page, '/api-reference/get-an-entity/')
  await openOptional(section)
  const names = await section
    .locator('.try-it-name > label')
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent?.replace(' required', '')))
  const described = await page
    .locator('#path-parameters ~ .fields > li > div > .name, #query-parameters ~ .fields > li > div > .name')
    .allTextContents()
  expect(names.length).toBeGreaterThan(4)
  expect(names).toEqual(described)
  const widths = await section
    .locator('.try-it-parameters :is(input, select)')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(220)
})

test('a response takes the place of the example, and is gone while a value lacks', async ({ page }) => {
  await page.route('https://api.*/**', (route) => route.fulfill({ status: 404, json: { ok: false } }))
  const { blueprint, section } = await visitBoth(page)
  const examples = page.getByRole('region', { name: 'Response samples' })
  await expect(examples.getByRole('tab', { selected: true })).toHaveText('201')
  await send(section)
  const status = section.getByText('404 Not Found')
  await expect(status).toBeVisible()
  // The console shows the real one.
  await expect(examples).toBeHidden()
  // The button is there without the mouse over it.
  await page.mouse.move(0, 0)
  await expect(section.getByRole('button', { name: 'Copy response' })).toBeVisible()
  const changed = section.getByText('Response to the request before your changes')
  await expect(changed).toHaveCount(0)
  await blueprint.fill('')
  await send(section)
  await expect(section.getByText('Enter a value. The call needs it.')).toBeVisible()
  await expect(status).toBeHidden()
  await blueprint.fill('another')
  await expect(status).toBeVisible()
  await expect(changed).toBeVisible()
  await send(section)
  await expect(changed).toHaveCount(0)
  await expect(status).toBeVisible()
  const body = section.getByRole('textbox', { name: 'Request body' })
  await body.fill('{ "identifier": "x", ')
  await expect(status).toBeVisible()
  await send(section)
  await expect(section.getByText('and remove the comma before it')).toBeVisible()
  await expect(status).toBeHidden()
  await section.getByRole('button', { name: 'Response to the request before your changes' }).click()
  await expect(status).toBeVisible()
})

test('the field of a body lies over its highlighted text', async ({ page }) => {
  const section = await visitConsole(page, createEntity)
  const boxes = await section.locator('.try-it-editor > *').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left, top, width, height]
    }),
  )
  expect(boxes).toHaveLength(2)
  expect(boxes[0]?.at(-1)).toBeGreaterThan(100)
  expect(boxes[1]).toEqual(boxes[0])
  await test.step('and a click on the text puts the caret there', async () => {
    const field = section.getByRole('textbox', { name: 'Request body' })
    // Behind the text of the first line, which is “{”.
    await field.click({ position: { x: 200, y: 18 } })
    await expect(field).toBeFocused()
    expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(1)
  })
})
