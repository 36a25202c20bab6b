import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { markDocument, visit, whenInteractive } from './visit.ts'

/** Breaks something that rendering another page needs, until it is repaired. */
function breakRendering(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { replaceChildren } = Element.prototype
    Element.prototype.replaceChildren = () => {
      throw new Error('The outer message.', { cause: new Error('The inner message.') })
    }
    addEventListener('repair', () => {
      Element.prototype.replaceChildren = replaceChildren
    })
  })
}

test('a page that throws shows “This page crashed.” with the chain of messages, and “Try again” renders it again', async ({
  page,
}) => {
  await visit(page, '/security/')
  const unchanged = await markDocument(page)
  await breakRendering(page)
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  await sidebar.getByRole('link', { name: 'Troubleshooting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
  await expect(page.getByText('The outer message. Cause: The inner message.')).toBeVisible()
  await expect(page).toHaveURL('/troubleshooting/')
  const retry = page.getByRole('button', { name: 'Try again' })
  await page.evaluate(() => dispatchEvent(new Event('repair')))
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible()
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Troubleshooting')
  expect(await unchanged()).toBe(true)
})

test('a page that keeps throwing stays crashed, and the rest of the frame works', async ({ page }) => {
  await visit(page, '/security/')
  await breakRendering(page)
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Troubleshooting' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/guides/')
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeHidden()
})

test.describe('a frame that cannot be loaded', () => {
  const header = '**/_fragments/frame/header.html'

  /** Takes away what the header's script finds in the document, and the file that it then asks for. */
  async function breakFrame(page: Page): Promise<void> {
    await page.route('/security/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('data-fragment="/_fragments/frame/header.html"', '') })
    })
    await page.route(header, (route) => route.abort())
  }

  for (const scheme of ['light', 'dark'] as const) {
    test(`shows what failed in ${scheme} colours, and “Retry” loads it again`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme)
      await breakFrame(page)
      await page.goto('/security/')
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })).toBeVisible()
      await expect(page.getByText('Loading /_fragments/frame/header.html failed.')).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
      expect(await violations(page)).toEqual([])
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await whenInteractive(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    })
  }
})
