import { expect, type Page, test } from '@playwright/test'
import { addLink, markDocument, visit } from './visit.ts'

const start = '/scorecards/overview/'
const target = '/search-and-query/'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Lets every page throw while it renders, as a mistake in a component would, until it is mended. */
async function breakRendering(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { querySelector } = Document.prototype
    Object.assign(window, { renderings: 0, mend: () => Object.assign(Document.prototype, { querySelector }) })
    Document.prototype.querySelector = function (this: Document, selectors: string) {
      if (!/^\[data-fragment=.*pages.*search-and-query/.test(selectors))
        return Reflect.apply(querySelector, this, [selectors])
      Object.assign(window, { renderings: (window as unknown as { renderings: number }).renderings + 1 })
      const root = new Error('The list is empty.')
      throw new TypeError('The article has no parts.', { cause: new Error('No part was found.', { cause: root }) })
    }
  })
  return () => page.evaluate(() => (window as unknown as { mend: () => void }).mend())
}

const renderings = (page: Page) => page.evaluate(() => (window as unknown as { renderings: number }).renderings)

test('a page throws while rendering: the crash page shows the chain of causes, and “Try again” renders again', async ({
  page,
}) => {
  await visit(page, start)
  const logged = page.waitForEvent('console', (message) => message.text().includes('The article has no parts.'))
  const mend = await breakRendering(page)
  const unchanged = await markDocument(page)
  await (await addLink(page, target)).click()
  await expect(heading(page, 'This page crashed.')).toBeVisible()
  await expect(
    page.getByText('The article has no parts. Cause: No part was found. Cause: The list is empty.', { exact: true }),
  ).toBeVisible()
  expect((await logged).type()).toBe('error')

  const before = await renderings(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => renderings(page)).toBeGreaterThan(before)
  await expect(heading(page, 'This page crashed.')).toBeVisible()

  // The first try is over before the page is mended, which would end it well.
  await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled', 'true')
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Search and query')).toBeVisible()
  expect(await unchanged()).toBe(true)
})
