import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findBrowser } from './browser/find-browser.ts'
import { launchArgs } from './browser/launch-args.ts'
import { listFiles } from './content/read-files.ts'

// `npm run screens`: draws every page of content/screens into content/images/screens, twice as sharp as a plain screen.
const root = process.cwd()
const [from, to] = [join(root, 'content/screens'), join(root, 'content/images/screens')]
const executablePath = findBrowser()
if (executablePath === undefined) throw new Error('There is no Chromium. Install one, or name it in CHROMIUM_PATH.')

mkdirSync(to, { recursive: true })
const browser = await chromium.launch({ executablePath, args: [...launchArgs] })
const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 782, height: 200 } })
for (const file of listFiles(from).filter((name) => name.endsWith('.html'))) {
  await page.goto(pathToFileURL(join(from, file)).href)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.locator('body').screenshot()
  const name = file.replace(/\.html$/, '.png')
  const bytes = await sharp(drawn).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
  writeFileSync(join(to, name), bytes)
  console.log(`content/images/screens/${name}: ${(bytes.length / 1000).toFixed(0)} KB`)
}
await browser.close()
