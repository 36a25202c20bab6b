import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { addLink, markDocument, visit } from '../../e2e/visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Breaks something that showing another page needs, as a mistake in a script would, until it is mended. */
async function breakPages(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { head } = document
    head.querySelectorAll = () => {
      const root = new Error('The list is empty.')
      throw new TypeError('The page has no parts.', { cause: new Error('No part was found.', { cause: root }) })
    }
    addEventListener('mend', () => Reflect.deleteProperty(head, 'querySelectorAll'))
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('mend')))
}

test('a page throws: the crash page shows the chain of causes, and “Try again” shows it again', async ({ page }) => {
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  const logged = page.waitForEvent('console', (message) => message.text().includes('The page has no parts.'))
  const mend = await breakPages(page)
  const unchanged = await markDocument(page)
  await (await addLink(page, target)).click()
  await expect(heading(page, 'This page crashed.')).toBeVisible()
  await expect(
    page.getByText('The page has no parts. Cause: No part was found. Cause: The list is empty.', { exact: true }),
  ).toBeVisible()
  expect((await logged).type()).toBe('error')
  await expect(page).toHaveURL(target)

  const loggedAgain = page.waitForEvent('console', (message) => message.text().includes('The page has no parts.'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await loggedAgain
  await expect(heading(page, 'This page crashed.')).toBeVisible()

  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Search and query')).toBeVisible()
  const current = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current=page]')
  await expect(current).toHaveText('Search and query')
  expect(await unchanged()).toBe(true)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the crash page is accessible in ${scheme} colors, and the frame around it works`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme)
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    const mend = await breakPages(page)
    await (await addLink(page, target)).click()
    await expect(heading(page, 'This page crashed.')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
    expect(await violations(page)).toEqual([])
    await mend()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides/')
    await expect(heading(page, 'This page crashed.')).toBeHidden()
  })
}

test('the first page throws: the crash page takes its place, and “Try again” shows it', async ({ page }) => {
  await page.addInitScript(() => {
    const { getElementById } = Document.prototype
    Document.prototype.getElementById = function (this: Document, id: string) {
      if (id === 'search-page') throw new Error('No such page.')
      return Reflect.apply(getElementById, this, [id])
    }
    addEventListener('mend', () => Object.assign(Document.prototype, { getElementById }))
  })
  await page.goto(target)
  await expect(heading(page, 'This page crashed.')).toBeVisible()
  await expect(page.getByText('No such page.')).toBeVisible()
  await page.evaluate(() => void dispatchEvent(new Event('mend')))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Search and query')).toBeVisible()
})
