import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** The field of the header, before and after suggestions have come. */
export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search', exact: true }).or(combobox(page))
}

export function combobox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search', exact: true })
}

export function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group').getByRole('option')
}

/** The last row of the list, which leads to all results. */
export function allResults(page: Page): Locator {
  return page.getByRole('option', { name: /^See all results/ })
}

/** The option that the keys have led to, as assistive software is told. */
export async function activeOption(page: Page): Promise<string | null> {
  let text: string | null = null
  // The list, and with it the place of the option, may change in between.
  await expect(async () => {
    const id = await combobox(page).getAttribute('aria-activedescendant')
    const option = page.locator(`[id="${id}"]`)
    if (id !== null) await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
    text = id === null ? null : await option.textContent({ timeout: 1000 })
  }).toPass()
  return text
}

/** Opens the search by its keys and types. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(combobox(page)).toBeFocused()
  await combobox(page).fill(query)
}

/** Opens the results page by keys, after there is an answer to what was typed. */
export async function openAllResults(page: Page): Promise<void> {
  await expect(combobox(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toMatch(/^See all results/)
  await page.keyboard.press('Enter')
}

/** Addresses of the suggestions, without what they ask to mark. */
export async function suggestedPaths(page: Page): Promise<string[]> {
  const hrefs = await suggestions(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return hrefs.map((href) => new URL(href).pathname)
}

/** Requests for anything that belongs to search, as paths. */
export function watchSearchRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:_search|generated\/search)/.test(pathname)) requested.push(pathname)
  })
  return requested
}

/** Holds back what a request asks for until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isReleased = false
  await page.route(url, (route) => {
    if (isReleased) return route.continue()
    held.push(route)
    return undefined
  })
  return async () => {
    isReleased = true
    await Promise.all(held.map((route) => route.continue()))
  }
}
