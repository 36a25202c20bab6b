import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from '../../e2e/visit.ts'

export const explorer = '/api-reference/explorer/'
export const list = `${explorer}#/operations/get-all-blueprints`
export const withBody = `${explorer}#/operations/create-a-blueprint`

export const root = (page: Page) => page.locator('.explorer-root')
export const operations = (page: Page) => page.getByRole('navigation', { name: 'Operations', exact: true })
export const title = (page: Page, name: string) => root(page).locator('h2', { hasText: new RegExp(`^${name}$`) })

/** Opens the explorer at an operation; resolves with the whole of it. */
export async function visitExplorer(page: Page, path: string, name: string): Promise<Locator> {
  await visit(page, path)
  // Elements is large, so a busy machine takes a while to run it.
  await expect(title(page, name)).toBeVisible({ timeout: 60_000 })
  return root(page)
}
