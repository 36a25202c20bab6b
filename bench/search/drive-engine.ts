import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Driver, FileLog } from './clients/driver.ts'
import type { StagedEngine } from './stage-engine.ts'

declare global {
  var searchBench: Driver
}

/** A page in a fresh browser window that has an engine's code and nothing else. */
async function openPage(browser: Browser, url: string, base: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}/blank.html`)
  await page.addScriptTag({ type: 'module', url: `${base}/client.js` })
  await page.waitForFunction(() => globalThis.searchBench !== undefined)
  return page
}

async function heapBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  // Arrays and WebAssembly keep their bytes outside of the heap.
  const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number }
  return usage.usedSize + (usage.backingStorageSize ?? 0)
}

/** What a browser says of an engine. Each measure has a page of its own. */
export function driveEngine(browser: Browser, url: string, { base, files }: StagedEngine) {
  const inPage = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = await openPage(browser, url, base)
    try {
      return await use(page)
    } finally {
      await page.close()
    }
  }
  return {
    answers: (queries: readonly string[]): Promise<string[][]> =>
      inPage((page) => page.evaluate(([at, texts]) => searchBench.answers(at, texts), [base, queries] as const)),
    files: (queries: readonly string[]): Promise<FileLog[]> =>
      inPage((page) => page.evaluate(([at, texts]) => searchBench.files(at, texts), [base, queries] as const)),
    keystrokes: (queries: readonly string[], slowdown: number): Promise<number[]> =>
      inPage(async (page) => {
        await page.evaluate((addresses) => searchBench.preload(addresses), files)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        return page.evaluate(([at, texts]) => searchBench.keystrokes(at, texts), [base, queries] as const)
      }),
    /** Bytes of memory that the engine holds after it has answered. */
    memory: (queries: readonly string[]): Promise<number> =>
      inPage(async (page) => {
        const session = await page.context().newCDPSession(page)
        const before = await heapBytes(session)
        await page.evaluate(([at, texts]) => searchBench.answers(at, texts), [base, queries] as const)
        return (await heapBytes(session)) - before
      }),
  }
}
