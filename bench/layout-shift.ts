import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../scripts/machine/install-browser.ts'
import { launchArgs } from '../scripts/machine/launch-args.ts'
import { serveSite } from '../scripts/serve-site.ts'
import { type Condition, conditions, measureShifts, windows } from './layout-shift/measure-shifts.ts'
import type { Shift } from './layout-shift/observe-shifts.ts'
import { type MeasuredPage, shiftTable } from './layout-shift/shift-table.ts'
import { machineLine } from './measuring/machine.ts'

// How far an exported page moves while it loads on a slow line, or while only its fonts are late.
// Run: npm run bench -- layout-shift [--site .] [--pages /,/guides/]
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    pages: {
      type: 'string',
      default: '/,/getting-started/overview/,/api-reference/get-a-scorecard/,/guides/,/tags/,/search/',
    },
  },
})
const server = await serveSite(values.site, 0)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
try {
  const measured: MeasuredPage[] = []
  for (const path of values.pages.split(',')) {
    for (const condition of Object.keys(conditions) as Condition[]) {
      const shifts = new Map<number, Shift[]>()
      for (const width of windows.keys()) {
        shifts.set(width, await measureShifts(browser, server.url + path, condition, width))
      }
      measured.push({ path, condition, shifts })
      console.error(`${path}, ${condition}: measured`)
    }
  }
  console.log(`${shiftTable(measured)}\n\n${machineLine(`Chromium ${browser.version()}`)}`)
} finally {
  await browser.close()
  await server.close()
}
