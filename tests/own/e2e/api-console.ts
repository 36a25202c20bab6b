import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { completeConfig } from '../../../lib/config/complete-config.ts'
import { startMockServer } from '../../../scripts/api/mock-server.ts'
import { loadApi } from '../../../scripts/read/load-api.ts'
import settings from '../../../site.config.ts'
import { visit } from '../../e2e/visit.ts'

export const listBlueprints = '/api-reference/get-all-blueprints/'
export const createBlueprint = '/api-reference/create-a-blueprint/'
export const searchEntities = '/api-reference/search-entities/'

/** Tests that call the API get a mock of it, at a port of its own. */
export const test = base.extend<object, { mockUrl: string }>({
  mockUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
    async ({}, use) => {
      const { config, tokens } = completeConfig(settings)
      const { api } = loadApi(process.cwd(), config, tokens)
      if (api === undefined) throw new Error('There is no API')
      const mock = await startMockServer(api.bundle, 0)
      await use(mock.url)
      await mock.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export function tryIt(page: Page): Locator {
  return page.getByRole('region', { name: 'Try it' })
}

/** Presses the button of the console that is on the page. */
export async function openConsole(page: Page): Promise<Locator> {
  const section = tryIt(page)
  const button = section.getByRole('button', { name: 'Try it' })
  // Its script is at work.
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(section.getByRole('button', { name: 'Send request' })).toBeVisible()
  return section
}

export async function visitConsole(page: Page, path: string): Promise<Locator> {
  await visit(page, path)
  return openConsole(page)
}

/** Shows the parameters that the call doesn't need. */
export async function openOptional(section: Locator): Promise<void> {
  await section.getByText(/^\d+ optional parameters$/).click()
}

/** Lets the console call another host than those of the specification. */
export async function chooseHost(section: Locator, url: string): Promise<void> {
  // The first list is that of the page, if it has one.
  await section.getByLabel('Server').last().selectOption({ label: 'Another host…' })
  await section.getByRole('textbox', { name: 'Host' }).fill(url)
}

/** Sends the request, without a token if none is entered. */
export async function send(section: Locator): Promise<void> {
  await section.getByRole('button', { name: 'Send request' }).click()
  const sendWithout = section.getByRole('button', { name: 'Send without it' })
  if (await sendWithout.isVisible()) await sendWithout.click()
}

/** Requests for what only the console needs. */
export function watchForConsole(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A script is fetched before it is imported.
    if (/try-it|_parts\/operations/.test(pathname) && !found.includes(pathname)) found.push(pathname)
  })
  return found
}

/** Opens a list or a menu. It would close again with the scrolling that brings its button into view. */
export async function openList(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await button.click()
}
