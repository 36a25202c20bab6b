/** Minimum time between two lines. */
const quietMs = 2000

const inEnglish = new Intl.NumberFormat('en')

/** @example progressLine(240, 1000) → 'Compiled 240 of 1,000 pages' */
function progressLine(compiled: number, total: number): string {
  return `Compiled ${inEnglish.format(compiled)} of ${inEnglish.format(total)} pages`
}

/**
 * Prints from time to time how many pages are compiled, so a waiting writer can estimate the rest. Prints nothing for
 * short work.
 * @param now a clock, in milliseconds
 */
export function createProgress(print: (line: string) => void, now: () => number) {
  let quietSince = now()
  let hasSpoken = false
  return (compiled: number, total: number) => {
    if (compiled === 1) {
      quietSince = now()
      hasSpoken = false
    }
    const isDue = now() - quietSince >= quietMs || (hasSpoken && compiled === total)
    if (!isDue) return
    quietSince = now()
    hasSpoken = true
    print(progressLine(compiled, total))
  }
}
