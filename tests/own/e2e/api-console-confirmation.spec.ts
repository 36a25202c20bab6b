import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsInBothModes } from '../../e2e/axe.ts'
import { chooseHost, visitConsole } from './api-console.ts'
import { explorer, visitExplorer } from './api-explorer.ts'

const deleteAll = '/api-reference/delete-all-entities-of-a-blueprint/'
const address = 'https://api.slipway.example/v1/blueprints/dock/all-entities'

/** Answers every call of the API, and returns a list of those that were sent. */
async function watchCalls(page: Page): Promise<string[]> {
  const sent: string[] = []
  const headers = Object.fromEntries(
    ['origin', 'headers', 'methods'].map((name) => [`access-control-allow-${name}`, '*']),
  )
  await page.route(/^https:\/\/api\.|^http:\/\/localhost:4010/, async (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') sent.push(`${request.method()} ${request.url()}`)
    await route.fulfill({ json: { ok: true }, headers })
  })
  return sent
}

const question = (section: Locator) => section.getByRole('alertdialog', { name: 'Send this request?' })
const sendButton = (section: Locator) => section.getByRole('button', { name: 'Send request' })

test('a call that deletes is confirmed, with its address, before it is sent', async ({ page }) => {
  const sent = await watchCalls(page)
  const section = await visitConsole(page, deleteAll)
  const blueprint = section.getByRole('textbox', { name: 'blueprint_identifier' })
  const cancel = section.getByRole('button', { name: 'Cancel' })
  await section.getByLabel('Token').fill('a-token')
  await test.step('nothing is in its path at first', async () => {
    await expect(blueprint).toHaveValue('')
    await expect(blueprint).toHaveAttribute('placeholder', 'Example: service')
    await sendButton(section).click()
    await expect(blueprint).toBeFocused()
    await expect(blueprint).toHaveAccessibleDescription(
      'Enter a value. The call needs it. Identifier of the blueprint.',
    )
  })
  await test.step('it is not sent when the reader presses Enter twice, or Escape', async () => {
    await blueprint.fill('dock')
    await page.keyboard.press('Enter')
    await expect(question(section)).toHaveAccessibleDescription(
      `DELETE ${address} This can’t be undone from here. Check the address before you send it.`,
    )
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(section)).toHaveCount(0)
    await expect(sendButton(section)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(section)).toHaveCount(0)
    await expect(section.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  })
  await test.step('another call is another question', async () => {
    await sendButton(section).click()
    await blueprint.fill('pier')
    await expect(question(section)).toHaveCount(0)
    await blueprint.fill('dock')
  })
  expect(sent).toEqual([])
  await sendButton(section).click()
  await section.getByRole('button', { name: 'Send DELETE' }).click()
  await expect(section.getByText('200 OK')).toBeVisible()
  expect(sent).toEqual([`DELETE ${address}`])
})

test('the specification says what else can’t be taken back; other calls are sent at once', async ({ page }) => {
  const sent = await watchCalls(page)
  const section = await visitConsole(page, '/api-reference/delete-multiple-entities/')
  await section.getByLabel('Token').fill('a-token')
  await section.getByRole('textbox', { name: 'blueprint_identifier' }).fill('dock')
  await sendButton(section).click()
  await expect(section.getByRole('button', { name: 'Send POST' })).toBeVisible()
  expect(sent).toEqual([])
  await visitConsole(page, '/api-reference/get-all-blueprints/')
  await section.getByLabel('Token').fill('a-token')
  await sendButton(section).click()
  await expect.poll(() => sent).toEqual(['GET https://api.slipway.example/v1/blueprints'])
})

test('a call to the reader’s own computer needs no confirmation', async ({ page }) => {
  const sent = await watchCalls(page)
  const section = await visitConsole(page, deleteAll)
  await chooseHost(section, 'http://localhost:4010')
  await section.getByLabel('Token').fill('a-token')
  await section.getByRole('textbox', { name: 'blueprint_identifier' }).fill('dock')
  await sendButton(section).click()
  await expect.poll(() => sent).toEqual(['DELETE http://localhost:4010/v1/blueprints/dock/all-entities'])
})

test('the explorer asks, too', async ({ page }) => {
  const sent = await watchCalls(page)
  const place = `${explorer}#/operations/delete-all-entities-of-a-blueprint`
  const root = await visitExplorer(page, place, 'Delete all entities of a blueprint')
  await root.getByRole('button', { name: 'Try it' }).click()
  await root.getByLabel('Token').fill('a-token')
  await root.getByRole('textbox', { name: 'blueprint_identifier' }).fill('dock')
  await page.keyboard.press('Control+Enter')
  await expect(question(root)).toContainText(`DELETE ${address}`)
  await page.keyboard.press('Escape')
  await expect(question(root)).toHaveCount(0)
  expect(sent).toEqual([])
})

test('axe finds nothing in the question', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const section = await visitConsole(page, deleteAll)
  await section.getByLabel('Token').fill('a-token')
  await section.getByRole('textbox', { name: 'blueprint_identifier' }).fill('dock')
  await sendButton(section).click()
  await expect(question(section)).toBeVisible()
  expect(await violationsInBothModes(page, '.try-it')).toEqual([])
})
