import { expect, type Locator, type Page } from '@playwright/test'
import type { AssistantSettings, ProviderSettings } from '../../../lib/assistant/assistant-settings.ts'
import { readExported, site } from '../../export/site.ts'

export const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Ask AI' })
export const assistant = (page: Page) => page.getByRole('dialog', { name: `${site.product} Docs Assistant` })
export const questionField = (page: Page) => assistant(page).getByRole('textbox', { name: 'Your question' })
/** The newest question with its answer. */
export const newestTurn = (page: Page) => assistant(page).getByRole('article').last()
export const sources = (page: Page) => newestTurn(page).locator('a.assistant-source, .assistant-possible li > a')

export async function openAssistant(page: Page): Promise<Locator> {
  await opener(page).click()
  await expect(questionField(page)).toBeFocused()
  return assistant(page)
}

/** Asks, and waits until the answer is whole or has failed. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await questionField(page).fill(question)
  await questionField(page).press('Enter')
  await expect(newestTurn(page).locator('.assistant-question')).toHaveText(question)
  await expect(newestTurn(page)).toHaveAttribute('aria-busy', 'false')
  return newestTurn(page)
}

/** Lets the site have another provider: the file of settings that a build with it would have written. */
export async function useProvider(page: Page, provider: ProviderSettings): Promise<void> {
  const settings = JSON.parse(readExported('generated/assistant.json')) as AssistantSettings
  await page.route('**/generated/assistant.json*', (route) => route.fulfill({ json: { ...settings, provider } }))
  if (provider.kind === 'widget') await allowHost(page, new URL(provider.script).origin)
}

/** Lets all pages load from a host: the policy that a build would have written for a site that names it. */
async function allowHost(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const allowed = policy.replace("script-src 'self'", `script-src 'self' ${origin}`)
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': allowed } })
    },
  )
}
