import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseForPages } from '../../scripts/export/release-for-pages.ts'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { type RunningServer, serveSite } from '../../scripts/serve-site.ts'
import { out } from '../export/site.ts'

// A host that sends no headers of ours.
const root = join(process.cwd(), '.cache/test')
const name = 'github-pages'
let [server, browser] = [] as unknown as [RunningServer, Browser]

beforeAll(async () => {
  releaseForPages(out, join(root, name))
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  server = await serveSite(root, 0, name)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(join(root, name), { recursive: true, force: true })
})

test('the policy is in the pages, which work under it and refuse what came from elsewhere', async () => {
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const response = await page.goto(`${server.url}/search/`)
  expect(response?.headers()['content-security-policy']).toBeUndefined()
  await page.locator('.theme-switch[title]').waitFor()
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await page.waitForURL(`${server.url}/`)
  expect(refused).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = ""'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'injected' in document.documentElement.dataset)).toBe(false)
  expect(refused).toHaveLength(1)
})

test('what is for other hosts stays away, and folders with “_” are served', () => {
  const files = ['_headers', '_redirects', '.nojekyll', '_search', 'search/index.html', 'generated/search-worker.js']
  expect(files.filter((file) => existsSync(join(root, name, file)))).toEqual(files.slice(2))
})
