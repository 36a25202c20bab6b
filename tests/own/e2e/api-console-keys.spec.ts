import { expect, test } from '@playwright/test'
import { openConsole, tryIt, visitConsole } from './api-console.ts'

const createEntity = '/api-reference/create-an-entity/'

test('the console opens at the first field to fill in; Escape closes it', async ({ page }) => {
  const section = await visitConsole(page, createEntity)
  const token = section.getByLabel('Token')
  const opener = tryIt(page).locator('.endpoint > .button')
  await expect(token).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(token).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveText('Try it')
  await test.step('what is filled in is passed over', async () => {
    await openConsole(page)
    await token.fill('a-token')
    await section.getByRole('textbox', { name: 'blueprint_identifier' }).fill('')
    await page.keyboard.press('Escape')
    await openConsole(page)
    await expect(section.getByRole('textbox', { name: 'blueprint_identifier' })).toBeFocused()
  })
})

test('Enter sends the call from a field of one line, and with Ctrl from any field', async ({ page }) => {
  const sent: string[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(route.request().method())
    await route.fulfill({
      json: {},
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  const posts = () => sent.filter((method) => method === 'POST').length
  const section = await visitConsole(page, createEntity)
  await expect(section.getByText('Ctrl Enter sends it from any field.')).toBeVisible()
  await section.getByLabel('Token').fill('a-token')
  await page.keyboard.press('Enter')
  await expect.poll(posts).toBe(1)
  await expect(section.getByLabel('Token')).toBeFocused()
  const body = section.getByRole('textbox', { name: 'Request body' })
  await body.fill('{ "identifier": "a" }')
  await page.keyboard.press('Enter')
  await expect(body).toHaveValue('{ "identifier": "a" }\n')
  await expect(section.getByText('200 OK')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect.poll(posts).toBe(2)
  await expect(body).toHaveValue('{ "identifier": "a" }\n')
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`the button that sends is in reach from each field, which is not behind it, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const section = await visitConsole(page, '/api-reference/search-entities/')
    const sendButton = section.getByRole('button', { name: 'Send request' })
    await expect(sendButton).toBeInViewport({ ratio: 1 })
    const row = section.locator('.try-it-send')
    const isFocused = () => sendButton.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) {
      const [field, top] = await Promise.all([page.locator(':focus').boundingBox(), row.boundingBox()])
      // The editor of the body is higher than what is left of the window, so it shows where the cursor is.
      const shown = Math.min(field?.height ?? 0, 40)
      expect.soft((field?.y ?? 0) + shown).toBeLessThanOrEqual(top?.y ?? 0)
      await page.keyboard.press('Tab')
    }
    await expect(sendButton).toBeFocused()
    await expect(sendButton).toBeInViewport({ ratio: 1 })
  })
}
