import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../e2e/axe.ts'
import { visit } from '../../e2e/visit.ts'
import { out } from '../../export/site.ts'

const start = '/scorecards/overview/'
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' })

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** Serves the site below a path, as a host that gives each project a folder. */
async function serveBelow(prefix: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(out, pathname.slice(prefix.length), pathname.endsWith('/') ? 'index.html' : '')
    const isThere = pathname.startsWith(prefix) && existsSync(file)
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(isThere ? readFileSync(file) : 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('below a path: a banner says what readers can do, what is missing, and what to change', async ({ page }) => {
  const { url, close } = await serveBelow('/docs')
  try {
    await page.goto(`${url}/docs${start}`)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toContainText(`${url}/assets/`)
    await expect(banner(page)).toContainText('Reload it.')
    await expect(banner(page)).toContainText('serve out/ at its root')
    await expect(page.getByRole('heading', { level: 1, name: 'Scorecards overview' })).toBeVisible()
    expect((await banner(page).boundingBox())?.y).toBeLessThan(20)
    expect(await violations(page, 'body > [role=alert]')).toEqual([])
  } finally {
    close()
  }
})

for (const [name, files] of [
  ['stylesheet', '**/assets/css/*.css'],
  ['scripts', '**/assets/js/*.js'],
] as const) {
  test(`the ${name} cannot be loaded: there is a banner`, async ({ page }) => {
    await page.route(files, (route) =>
      route.fulfill({ status: 404, body: '<h1>Not found</h1>', contentType: 'text/html' }),
    )
    await page.goto(start)
    await expect(banner(page)).toBeVisible()
  })
}

test('there is none when all is well', async ({ page }) => {
  for (const path of ['/', start, '/no-such-page/']) {
    await visit(page, path)
    await page.waitForLoadState('load')
    await expect(banner(page)).toHaveCount(0)
  }
})

test('there is none while styles and scripts are only slow', async ({ page }) => {
  await page.clock.install()
  for (const files of ['**/assets/css/*.css', '**/assets/js/*.js']) {
    await page.route(files, () => undefined)
    await page.goto(start, { waitUntil: 'commit' })
    await page.clock.runFor(600_000)
    await expect(banner(page)).toHaveCount(0)
    await page.unroute(files)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is none, and no text of it', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(start)
    await expect(page.getByText('did not load')).toHaveCount(0)
  })
})
