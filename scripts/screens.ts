import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { didYouMean } from '#lib/diagnostics/nearest.ts'
import { readNavigationSets, readScreen } from '#lib/screens/read-screen.ts'
import { screenHtml } from '#lib/screens/screen-html.ts'
import { readCommandLine } from './disk/command-line.ts'
import { listFiles, readTextIfExists } from './disk/read-files.ts'
import { reportDiagnostics } from './disk/report.ts'
import { findBrowser } from './machine/find-browser.ts'
import { launchArgs } from './machine/launch-args.ts'
import { createConfigReader } from './read/read-config.ts'
import { previewPage } from './screens/preview-page.ts'

// `npm run screens -- NAME…`: images of screens, in both color modes, at the widths of a desktop and a phone.
const usage = 'Usage: npm run screens -- NAME… [--folder=FOLDER]'
const widthsPx = [782, 350] as const
const themes = ['light', 'dark'] as const

const root = process.cwd()
const command = readCommandLine(process.argv.slice(2), { folder: { type: 'string' } }, usage)
if (typeof command === 'string' || command.positionals.length === 0) {
  console.error(typeof command === 'string' ? command : usage)
  process.exit(1)
}
const to = typeof command.values.folder === 'string' ? resolve(command.values.folder) : join(tmpdir(), 'screens')

const { config, tokens } = await createConfigReader()(root)
const textOf = (name: string) => readTextIfExists(join(root, 'content/screens', name))
const sets = readNavigationSets('content/screens/kit/navigation.yaml', textOf('kit/navigation.yaml'), tokens)
const diagnostics: Diagnostic[] = [...sets.diagnostics]
const screens: { name: string; html: string }[] = []
for (const argument of command.positionals) {
  const name = argument.replace(/^.*\//, '').replace(/\.yaml$/, '')
  // A path to a file somewhere else is used as it is.
  const file = argument.endsWith('.yaml') ? argument : `content/screens/${name}.yaml`
  const text = readTextIfExists(resolve(root, file))
  if (text === undefined) {
    const names = listFiles(join(root, 'content/screens')).map((path) => path.replace(/\.yaml$/, ''))
    console.error([`There is no ${file}.`, didYouMean(name, names)].filter(Boolean).join(' '))
    process.exitCode = 1
    continue
  }
  const read = readScreen(file, text, sets.data ?? {}, tokens)
  diagnostics.push(...read.diagnostics)
  if (read.data !== undefined) screens.push({ name, html: screenHtml(read.data, sets.data ?? {}) })
}
if (diagnostics.length > 0) {
  reportDiagnostics(root, diagnostics)
  process.exitCode = 1
}
if (screens.length === 0) process.exit()

const executablePath = findBrowser()
if (executablePath === undefined) throw new Error('There is no Chromium. Install one, or name it in CHROMIUM_PATH.')
mkdirSync(to, { recursive: true })
const browser = await chromium.launch({ executablePath, args: [...launchArgs] })
const page = await browser.newPage({ deviceScaleFactor: 1.5 })
for (const { name, html } of screens) {
  for (const widthPx of widthsPx) {
    for (const theme of themes) {
      await page.setViewportSize({ width: widthPx + 40, height: 200 })
      const preview = join(to, `${name}.html`)
      writeFileSync(preview, previewPage(html, theme, widthPx, config))
      await page.goto(pathToFileURL(preview).href)
      await page.evaluate(() => document.fonts.ready)
      const path = join(to, `${name}-${theme}-${widthPx}.png`)
      await page.screenshot({ path, fullPage: true })
      console.log(path)
    }
  }
}
await browser.close()
