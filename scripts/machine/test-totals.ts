import { z } from 'zod'

/** How many tests have run. */
export interface Totals {
  passed: number
  failed: number
  /** Skipped because this machine lacks something. */
  skipped: number
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() }).transform(
  ({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }): Totals => ({
    passed,
    failed,
    skipped,
  }),
)

const playwrightReport = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
  .transform(
    ({ stats: { expected, unexpected, flaky, skipped } }): Totals => ({
      passed: expected + flaky,
      failed: unexpected,
      skipped,
    }),
  )

const report = z.union([vitestReport, playwrightReport])

/**
 * Totals of one step, from the JSON report of Vitest or Playwright. A step that failed without a failed test (for example
 * because it does not compile or has no report) counts as one failure, so the totals never look better than the run.
 */
export function stepTotals(reportText: string | undefined, succeeded: boolean): Totals {
  const totals = reportText === undefined ? { passed: 0, failed: 0, skipped: 0 } : report.parse(JSON.parse(reportText))
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}

/** The closing line of `npm test`. */
export function totalsLine(all: readonly Totals[]): string {
  const sum = (count: (totals: Totals) => number) => all.reduce((total, totals) => total + count(totals), 0)
  const skipped = sum((totals) => totals.skipped)
  const line = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
