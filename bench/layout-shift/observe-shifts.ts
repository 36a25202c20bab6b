import type { BrowserContext, Page } from 'playwright-core'

/** One layout shift, as a browser counts it. */
export interface Shift {
  value: number
  /** The elements that moved, each with its parent. */
  moved: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Makes all pages of a context record their layout shifts. @see https://wicg.github.io/layout-instability/ */
export async function observeShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const name = (element: Element | null) =>
      element === null ? '' : [element.localName, ...element.classList].join('.') + (element.id && `#${element.id}`)
    const selector = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      return element === null ? 'a removed element' : `${name(element.parentElement)} > ${name(element)}`
    }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => selector(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.shifts)
}
