import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { freePort } from '../../scripts/machine/listen.ts'
import { whenShown } from '../measuring/when-shown.ts'
import type { PlainPage } from '../synthetic/plain-page.ts'
import type { Engine } from './engines/engine.ts'
import { startMeasured } from './run-measured.ts'

const rounds = 8
const timeout = 600_000

export interface DevFigures {
  /** From the command to a page's title in the browser, on a fresh clone. */
  firstPageSeconds: number
  /** From a saved file to its new text in the browser, for each round. */
  saveToScreenMs: number[]
  peakBytes: number
  load: number
}

async function answers(url: string, hasEnded: () => boolean, log: string): Promise<void> {
  const giveUpAt = performance.now() + timeout
  for (;;) {
    if (hasEnded()) throw new Error(`The development server has ended. ${log} has what it printed.`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok === true) return
    if (performance.now() > giveUpAt) throw new Error(`${url} was not there in time. ${log} has what was printed.`)
    await delay(200)
  }
}

async function saveToScreen(page: Page, file: string): Promise<number[]> {
  const original = readFileSync(file, 'utf8')
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const text = `Saved in round ${round}.`
    const startedAt = performance.now()
    writeFileSync(file, `${original}\n${text}\n`)
    await whenShown(page, 'p', new RegExp(`^${text}$`))
    times.push(performance.now() - startedAt)
    // As a writer does: the next change comes when the server is quiet.
    await delay(2000)
  }
  // The first round warms the server up.
  return times.slice(1)
}

/** Starts a development server on a fresh site, and edits a page that a browser shows. */
export async function measureDev(
  engine: Engine,
  set: string,
  pages: readonly PlainPage[],
  logs: string,
): Promise<DevFigures> {
  const root = engine.layOut(`${set}-dev`, pages)
  const page = pages[Math.floor(pages.length / 2)] as PlainPage
  const port = await freePort()
  const log = join(logs, `${engine.title}-${set}-dev.log`)
  const startedAt = performance.now()
  const server = startMeasured(engine.dev(port), root, log)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  let figures: Pick<DevFigures, 'firstPageSeconds' | 'saveToScreenMs'>
  try {
    const url = `http://localhost:${port}${engine.address(page)}`
    await answers(url, () => server.child.exitCode !== null, log)
    const shown = await browser.newPage()
    await shown.goto(url, { timeout })
    await shown.getByRole('heading', { level: 1 }).first().waitFor({ timeout })
    const firstPageSeconds = (performance.now() - startedAt) / 1000
    await shown.waitForLoadState('networkidle').catch(() => {})
    figures = { firstPageSeconds, saveToScreenMs: await saveToScreen(shown, join(root, engine.source(page))) }
  } finally {
    await browser.close()
    if (server.child.exitCode === null) process.kill(-(server.child.pid as number), 'SIGTERM')
  }
  const { peakBytes, load } = await server.ended
  return { ...figures, peakBytes, load }
}
