import { expect, type Page } from '@playwright/test'
import { whenInteractive } from '../../e2e/visit.ts'

interface HostileVisit {
  /** What must not have happened so far, none of which is expected. */
  diagnostics: string[]
  /** Makes sure that a page still works: none of our code ran or is in it, and it reacts to a click. */
  isSound: (input: string) => Promise<void>
}

/** What would tell that an input became code or markup. */
function traces(): string[] {
  const found: string[] = []
  if ('__pwned' in globalThis) found.push('a script ran')
  if ('polluted' in {}) found.push('prototypes were changed')
  for (const name of [
    'x-pwned',
    '[onerror]',
    '[onload]',
    '[onmouseover]',
    '[srcdoc]',
    '[src="x"]',
    '[href^="javascript:" i]',
  ]) {
    if (document.querySelector(name) !== null) found.push(`${name} is in the page`)
  }
  return found
}

/** Watches a page for whatever hostile input might do to it. */
export function watchHostile(page: Page, origin: string): HostileVisit {
  const diagnostics: string[] = []
  const add = (text: string) => diagnostics.push(`${page.url().slice(0, 300)}: ${text.slice(0, 500)}`)
  page.on('pageerror', (error) => add(`error: ${error.message}`))
  page.on('console', (message) => {
    // An address without a page returns 404, which browsers report as an error.
    const isAddress = message.text().startsWith('Failed to load resource') && message.location().url === page.url()
    if (message.type() === 'error' && !isAddress) add(`console: ${message.text()}`)
  })
  page.on('dialog', (dialog) => {
    add(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => add('a window was opened'))
  // Requests are not routed: browsers forget what they have loaded where they are.
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol.startsWith('http')) add(`request: ${url}`)
  })
  return {
    diagnostics,
    async isSound(input) {
      expect(new URL(page.url()).origin, input).toBe(origin)
      await whenInteractive(page)
      const control = page.getByRole('button', { name: /^Color mode: / })
      const before = await control.getAttribute('title')
      await control.click()
      await expect(control, input).not.toHaveAttribute('title', before ?? '')
      expect(await page.evaluate(traces), input).toEqual([])
      expect(diagnostics, input).toEqual([])
    },
  }
}
