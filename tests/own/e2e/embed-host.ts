import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { embedSettings } from '#lib/config/embed-settings.ts'
import { replaceTokens } from '#lib/config/tokens.ts'
import { site, tokens } from '../../export/site.ts'

export const { parameter, allowedOrigins } = embedSettings(site)

/** A host that the site's configuration allows; its pages come from the test. */
const allowedOrigin = replaceTokens(allowedOrigins[0] ?? '', tokens)

/** A page with a frame, as a host writes it. It records all messages of the frame. */
function hostPage(src: string): string {
  return `<!doctype html><html lang="en"><title>Host</title><body>
<script>received = []; addEventListener('message', ({ origin, data }) => received.push({ origin, data }))</script>
<iframe title="Documentation" src="${src}" width="1200" height="700"></iframe>`
}

/** The URL of an embedded page. */
export function embedded(path: string, query = ''): string {
  return `${path}?${parameter}=iframe${query}`
}

/**
 * Opens a host at the allowed origin, with a page of the site in its frame. Both have their public addresses, which the
 * browser gets from the test: it lets no public page reach into this machine.
 */
export async function openHost(page: Page, baseURL: string | undefined, path: string): Promise<FrameLocator> {
  const html = hostPage(site.url + path)
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    // A test may end while the page still loads something.
    const response = await route.fetch({ url: new URL(pathname + search, baseURL).href }).catch(() => undefined)
    if (response !== undefined) await route.fulfill({ response }).catch(() => undefined)
  })
  await page.route(`${allowedOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${allowedOrigin}/host`)
  return page.frameLocator('iframe')
}

/** Serves a host on its own port, which is another origin and not an allowed one. */
export async function serveHost(src: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(hostPage(src))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Received {
  origin: string
  data: { source: string; type: string; path: string }
}

/** What the frame has told its host so far. */
export function received(page: Page): Promise<Received[]> {
  return page.evaluate(() => (globalThis as unknown as { received: Received[] }).received)
}
