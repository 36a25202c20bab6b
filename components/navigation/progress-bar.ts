/** @see specification, section 9 */
export const progress = { delayMs: 200, minimum: 0.08, speedMs: 200, trickleMs: 800 } as const

/** After this delay, the page itself also shows that it is loading. */
const loaderDelayMs = 1000

/**
 * The progress bar at the top of the page. It appears after a delay, so fast navigations don't flicker, and advances
 * slowly while the page loads. CSS reads `--progress` and the attributes of the root element.
 */
export function createProgressBar(root: HTMLElement): { start: () => void; done: () => void } {
  let timers: number[] = []
  let value = 0
  const clear = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const set = (next: number) => {
    value = next
    root.style.setProperty('--progress', String(value))
  }
  const trickle = () => {
    set(Math.min(0.994, value + (1 - value) * 0.12))
    timers.push(window.setTimeout(trickle, progress.trickleMs))
  }
  return {
    start() {
      clear()
      timers.push(
        window.setTimeout(() => {
          root.dataset.progress = 'running'
          set(progress.minimum)
          timers.push(window.setTimeout(trickle, progress.trickleMs))
        }, progress.delayMs),
        window.setTimeout(() => {
          root.dataset.loading = ''
        }, loaderDelayMs),
      )
    },
    done() {
      clear()
      delete root.dataset.loading
      if (root.dataset.progress === undefined) return
      set(1)
      root.dataset.progress = 'done'
      timers.push(
        window.setTimeout(() => {
          delete root.dataset.progress
          set(0)
        }, progress.speedMs * 2),
      )
    },
  }
}
