import type { BrowserContext, Page } from 'playwright-core'

interface Observed {
  contentfulPaint: number
  layoutShift: number
  firstPaint: number
  tasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Has each page of a context note what the browser says of its loading. */
export async function observePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observed: Observed = { contentfulPaint: 0, layoutShift: 0, firstPaint: 0, tasks: [] }
    window.observed = observed
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => {
      observed.contentfulPaint = startTime
    })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.firstPaint = startTime
    })
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) observed.layoutShift += shift.value
    })
    observe('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }))
  })
}

/** What the page has noted. Time over 50 ms of each task since the first paint blocks, as Lighthouse counts it. */
export async function readObserved(page: Page) {
  const { contentfulPaint, layoutShift, firstPaint, tasks } = await page.evaluate(() => window.observed)
  const blockingTime = tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { contentfulPaint: contentfulPaint / 1000, layoutShift, blockingTime }
}
