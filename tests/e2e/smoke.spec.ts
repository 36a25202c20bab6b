import { expect, test } from '@playwright/test'

test('the home page answers, has a heading, no error and no request to anyone else', async ({ page, baseURL }) => {
  const problems: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url())
  })
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
  expect(elsewhere).toEqual([])
})
