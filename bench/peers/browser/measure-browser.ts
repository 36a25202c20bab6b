import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { ensureBrowser } from '../../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../../scripts/machine/launch-args.ts'
import { median } from '../../measuring/statistics.ts'
import { whenShown } from '../../measuring/when-shown.ts'
import type { PlainPage } from '../../synthetic/plain-page.ts'
import type { Engine } from '../engines/engine.ts'
import { type BrowserMetric, type BrowserValues, browserMetrics } from './metrics.ts'
import { observePages, readObserved } from './observe-page.ts'
import { type PageKinds, pageKinds } from './page-kinds.ts'
import { type Answer, type SlowServer, slowServer } from './slow-server.ts'

export interface PageKindFigures {
  kind: string
  /** The median of all loads. */
  values: BrowserValues
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1350, height: 940 } }
const timeout = 240_000
const query = 'scorecard'

function bytesOf(answers: readonly Answer[]): BrowserValues {
  const of = (kind?: Answer['kind']) =>
    answers.reduce((sum, answer) => sum + (kind === undefined || answer.kind === kind ? answer.bytes : 0), 0) / 1000
  return {
    requests: answers.length,
    total: of(),
    html: of('html'),
    script: of('script'),
    style: of('style'),
    font: of('font'),
    other: of('other'),
  }
}

/** A heading that is this title; some engines add an anchor that is invisible. */
function wholeTitle(title: string): RegExp {
  return new RegExp(`^\\s*${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[\\s\\u200b#]*$`)
}

/** Waits until no request has been pending for two seconds: pages load things when they are idle. */
async function quiet(server: SlowServer): Promise<void> {
  for (let since = performance.now(); performance.now() - since < 2000; await delay(50)) {
    if (server.isBusy()) since = performance.now()
  }
}

/** Does something in a fresh browser profile, on a slow phone or computer. */
async function inSlowPage<T>(browser: Browser, options: BrowserContextOptions, act: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  try {
    await observePages(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await act(page)
  } finally {
    await context.close()
  }
}

interface SlowStep {
  on: BrowserContextOptions
  step: (page: Page, server: SlowServer) => Promise<BrowserValues>
}

/** All actions in a browser, by the name of its table. */
function stepsOf(engine: Engine, kinds: PageKinds): Map<string, SlowStep> {
  const open = async (page: Page, server: SlowServer, { path }: PlainPage) => {
    await page.goto(server.url + engine.address({ path }), { timeout })
    await quiet(server)
  }
  const load = (shown: PlainPage): SlowStep => ({
    on: phone,
    step: async (page: Page, server: SlowServer) => {
      await open(page, server, shown)
      return { ...bytesOf(server.takeAnswers()), ...(await readObserved(page)) }
    },
  })
  const timed = (act: (page: Page) => Promise<void>): SlowStep => ({
    on: desktop,
    step: async (page: Page, server: SlowServer) => {
      await open(page, server, kinds.median)
      server.takeAnswers()
      const startedAt = performance.now()
      await act(page)
      const seconds = (performance.now() - startedAt) / 1000
      await quiet(server)
      return { ...bytesOf(server.takeAnswers()), seconds }
    },
  })
  return new Map([
    ['home page', load(kinds.home)],
    ['shortest page', load(kinds.short)],
    ['page of median length', load(kinds.median)],
    ['longest page', load(kinds.longest)],
    [
      'client navigation, by a link in the text',
      timed(async (page) => {
        const { path, title } = kinds.linked
        const link = page.locator(`:is(main, article) :is(a[href="/${path}"], a[href="/${path}/"])`)
        await link.filter({ visible: true }).first().click()
        await whenShown(page, 'h1', wholeTitle(title), timeout)
      }),
    ],
    [
      'search: opened, nine letters typed, first result',
      timed(async (page) => {
        const { open: opener, field, result } = engine.search
        if (opener !== undefined) await page.locator(opener).first().click()
        await page.locator(field).first().click()
        await page.keyboard.type(query, { delay: 100 })
        await whenShown(page, result, undefined, timeout)
      }),
    ],
  ])
}

function medians(loads: readonly BrowserValues[]): BrowserValues {
  const valuesOf = (key: BrowserMetric) => loads.flatMap((values) => (values[key] === undefined ? [] : [values[key]]))
  return Object.fromEntries(
    browserMetrics
      .map(({ key }) => [key, valuesOf(key)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([key, values]) => [key, median(values)]),
  )
}

/** Opens pages of an exported site on a slow processor and network, follows a link and searches. */
export async function measureBrowser(
  engine: Engine,
  root: string,
  pages: readonly PlainPage[],
  loads = 3,
): Promise<PageKindFigures[]> {
  const server = await slowServer(join(root, engine.output))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  try {
    const figures: PageKindFigures[] = []
    for (const [kind, { on, step }] of stepsOf(engine, pageKinds(pages))) {
      const values: BrowserValues[] = []
      // The first time is fast and does not count: the server compresses requested files.
      for (let round = 0; round <= loads; round++) {
        server.setSpeed(round === 0 ? 'fast' : 'slow')
        server.takeAnswers()
        const seen = await inSlowPage(browser, on, (page) => step(page, server))
        if (round > 0) values.push(seen)
      }
      figures.push({ kind, values: medians(values) })
      console.error(`${engine.title}, ${kind}: ${JSON.stringify(figures.at(-1)?.values)}`)
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
  }
}
