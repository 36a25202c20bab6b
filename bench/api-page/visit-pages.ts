import { join } from 'node:path'
import { type Browser, chromium, devices } from 'playwright-core'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { compressFile } from '../measuring/compress-file.ts'
import type { ComparedPage } from './compared-pages.ts'

/** Paths that a page requests until it shows its operation and the network is quiet. @throws when it does not */
async function pathsOf(browser: Browser, url: string, summary: string): Promise<string[]> {
  const page = await browser.newPage({ ...devices['Pixel 7'] })
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: summary }).waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.close()
  return paths
}

/**
 * Opens all pages once: each must show its operation, and the files that it requests get compressed.
 * @returns the browser’s version
 */
export async function visitPages(
  executablePath: string,
  folder: string,
  url: string,
  pages: readonly ComparedPage[],
): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] })
  try {
    for (const { summary, paths } of pages) {
      for (const path of Object.values(paths)) {
        const requestedPaths = await pathsOf(browser, url + path, summary)
        for (const file of requestedPaths) compressFile(join(folder, file.endsWith('/') ? `${file}index.html` : file))
      }
    }
    return browser.version()
  } finally {
    await browser.close()
  }
}
