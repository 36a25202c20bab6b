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
  // The function runs in the page, where nothing of this module is: named functions in it would call a helper of the
  // loader.
  await context.addInitScript(() => {
    const observed: Observed = { contentfulPaint: 0, layoutShift: 0, firstPaint: 0, tasks: [] }
    window.observed = observed
    for (const type of ['largest-contentful-paint', 'paint', 'layout-shift', 'longtask']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { name, startTime, duration } = entry
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (type === 'largest-contentful-paint') observed.contentfulPaint = startTime
          else if (type === 'longtask') observed.tasks.push({ start: startTime, duration })
          else if (type === 'layout-shift') observed.layoutShift += shift.hadRecentInput ? 0 : shift.value
          else if (name === 'first-contentful-paint') observed.firstPaint = startTime
        }
      }).observe({ type, buffered: true })
    }
  })
}

/** What the page has noted. Time over 50 ms of each task since the first paint blocks, as Lighthouse counts it. */
export async function readObserved(page: Page) {
  const { contentfulPaint, layoutShift, firstPaint, tasks } = await page.evaluate(() => window.observed)
  if (contentfulPaint === 0) throw new Error(`${page.url()} has told of no paint`)
  const blockingTime = tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { contentfulPaint: contentfulPaint / 1000, layoutShift, blockingTime }
}
