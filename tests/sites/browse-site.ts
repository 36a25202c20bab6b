import { type Browser, chromium, type Page } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { serveSite } from '../../scripts/serve-site.ts'

export interface BrowsedSite {
  url: string
  /** Opens a page as a new reader, who has visited nothing yet. It is closed with the test that opened it. */
  visit: (path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
  /** Opens a page and waits until its scripts have made the controls work. */
  open: (page: Page, path: string) => Promise<void>
  /** @throws when the site's policy has refused something that its pages did */
  close: () => Promise<void>
}

/**
 * Serves a built site and starts a browser for it.
 * @param provoked what tests do on purpose and the site's policy refuses, by the browser's words for it
 * @param switches of the browser, besides those that all tests have
 */
export async function browseSite(
  root: string,
  provoked?: RegExp,
  switches: readonly string[] = [],
): Promise<BrowsedSite> {
  const server = await serveSite(root, 0)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs, ...switches] })
  const refused: string[] = []
  const open = async (page: Page, path: string) => {
    await page.goto(server.url + path)
    // The last enhancement of the header names the switch's next mode.
    await page.locator('.theme-switch[title]').waitFor()
  }
  return {
    url: server.url,
    open,
    async visit(path, options) {
      const context = await browser.newContext(options)
      // Pages that are left open take time from those that come after them.
      if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => context.close())
      const page = await context.newPage()
      page.on('console', (message) => {
        // A frame that another site isn't allowed to show is not an error of the pages.
        const isRefusal = /content security policy(?!.*frame-ancestors)/is.test(message.text())
        if (isRefusal && provoked?.test(message.text()) !== true) refused.push(`${page.url()}: ${message.text()}`)
      })
      await open(page, path)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
      if (refused.length > 0) throw new Error(`The site's own policy refused what it does:\n${refused.join('\n')}`)
    },
  }
}
