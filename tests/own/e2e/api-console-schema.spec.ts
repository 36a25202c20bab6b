import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { createBlueprint, send, visitConsole } from './api-console.ts'

const body = '{\n  "identifier": "dock",\n  "title": 5,\n  "colour": "red",\n  "schema": { "properties": {} }\n}'

test('a body that doesn’t fit its schema is said to, with each place, and can be sent', async ({ page }) => {
  const sent: (string | null)[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(route.request().postData())
    await route.fulfill({ status: 422, json: { ok: false }, headers: { 'access-control-allow-origin': '*' } })
  })
  const section = await visitConsole(page, createBlueprint)
  const editor = section.getByRole('textbox', { name: 'Request body' })
  const advice = section.locator('.try-it-advice')
  await editor.fill(body)
  await expect(advice.getByRole('button')).toHaveText([
    'Line 3: title must be a string, not a number. /title',
    /^Line 4: colour isn’t a property of the body\..* \/colour$/,
  ])
  await expect(advice.getByRole('status')).toContainText(
    '2 things don’t fit the schema. You can still send the request.',
  )
  await expect(advice.getByRole('status')).toContainText('Line 3: `title` must be a string')
  await expect(section.getByRole('alert')).toHaveCount(0)
  await test.step('each leads to its place, also with the keyboard', async () => {
    await advice.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(editor).toBeFocused()
    const selected = await editor.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(selected).toBe('5')
  })
  const { violations } = await new AxeBuilder({ page }).include('.try-it').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await section.getByLabel('Token').fill('a-token')
  await send(section)
  await expect.poll(() => sent).toEqual([body])
  await editor.fill('{ "identifier": "dock", "title": "Dock", "schema": { "properties": {} } }')
  await expect(advice.getByRole('button')).toHaveCount(0)
  await editor.fill('{')
  await expect(section.getByRole('alert')).toContainText('not valid JSON')
  await expect(advice.getByRole('button')).toHaveCount(0)
})

test('what is wrong with a long body is in sight while its end isn’t', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await visitConsole(page, createBlueprint)
  const editor = section.getByRole('textbox', { name: 'Request body' })
  const long = (title: string) =>
    `{${'\n'.repeat(60)}"identifier": "dock", "title": ${title}, "schema": { "properties": {} }\n}`
  for (const [title, message] of [
    ['5', section.locator('.try-it-advice').getByRole('status')],
    ['', section.getByRole('alert')],
  ] as const) {
    await editor.fill(long(title))
    await section.getByText('Body', { exact: true }).evaluate((head) => head.scrollIntoView())
    await expect(message).toBeInViewport({ ratio: 1 })
    const [text, send] = await Promise.all([message.boundingBox(), section.locator('.try-it-send').boundingBox()])
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((send?.y ?? 0) + 1)
  }
})

test('“Use the local mock” says in place where requests go', async ({ page }) => {
  await page.route('https://api.*/**', (route) => route.abort())
  const section = await visitConsole(page, createBlueprint)
  await section.getByLabel('Token').fill('a-token')
  await send(section)
  await section.getByRole('button', { name: 'Use the local mock' }).click()
  const note = section.getByText('Requests now go to http://localhost:4010.')
  await expect(note).toContainText('If nothing answers there, run “npm run mock-api”.')
  await expect(note).toBeInViewport()
  await expect(section.getByRole('button', { name: 'Send request' })).toBeFocused()
})

test('with an empty token and a body that isn’t JSON, both are listed, and the first has the focus', async ({
  page,
}) => {
  const section = await visitConsole(page, createBlueprint)
  const editor = section.getByRole('textbox', { name: 'Request body' })
  await editor.fill('{ "identifier": }')
  await section.getByRole('button', { name: 'Send request' }).click()
  await expect(section.getByLabel('Token')).toBeFocused()
  await expect(section.getByLabel('Token')).toHaveAttribute('aria-invalid', 'true')
  await expect(editor).toHaveAttribute('aria-invalid', 'true')
  await expect(section.locator('#try-it-body-problem')).toContainText('not valid JSON')
  await expect(section.getByRole('alert')).toHaveCount(0)
})
