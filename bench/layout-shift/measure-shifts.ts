import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { observeShifts, readShifts, type Shift } from './observe-shifts.ts'

async function holdBack(page: Page, files: string): Promise<void> {
  await page.route(files, async (route) => {
    await delay(1500)
    await route.continue()
  })
}

/** What makes parts of a page arrive late. */
export const conditions = {
  'slow line': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerSecond = 1_600_000 / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  },
  'fonts 1.5 s late': (page: Page) => holdBack(page, '**/*.woff2'),
  'styles 1.5 s late': (page: Page) => holdBack(page, '**/*.css'),
} satisfies Record<string, (page: Page) => Promise<void>>

export type Condition = keyof typeof conditions

/** Widths of windows, in CSS pixels, with their heights. */
export const windows: ReadonlyMap<number, number> = new Map([
  [390, 844],
  [412, 823],
  [768, 1024],
  [1280, 800],
])

/** Opens a page in a fresh browser profile, until nothing is requested any more. */
export async function measureShifts(
  browser: Browser,
  url: string,
  condition: Condition,
  widthPx: number,
): Promise<Shift[]> {
  const viewport = { width: widthPx, height: windows.get(widthPx) ?? 800 }
  const context = await browser.newContext({ viewport, isMobile: widthPx < 1000, serviceWorkers: 'block' })
  try {
    await observeShifts(context)
    const page = await context.newPage()
    await conditions[condition](page)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    // What arrived last still has to be shown.
    await delay(300)
    return await readShifts(page)
  } finally {
    await context.close()
  }
}
