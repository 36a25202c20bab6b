import { expect, type Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const results = (page: Page) => main(page).getByRole('region', { name: /^(?:No r|R)esults for/ })
export const summary = (page: Page) => results(page).getByRole('status')
export const hits = (page: Page) => results(page).getByRole('list').last().getByRole('listitem')
export const links = (page: Page) => results(page).locator('ol a')

export async function total(page: Page): Promise<number> {
  // Until all has been read, results are shown as far as they are known.
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect(summary(page)).toHaveText(/^\d+ results?(?:,| within|$)/)
  return Number.parseInt((await summary(page).textContent()) ?? '', 10)
}

/** Goes to the URL of results as links do, without loading the page again. */
export async function push(page: Page, query: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), `/search/?${query}`)
  await expect(page).toHaveURL(`/search/?${query}`)
}
