import { z } from 'zod'

/** How many tests have run. */
export interface Totals {
  passed: number
  failed: number
  /** Why a test was skipped, once for each: this machine or this site lacks something. */
  skipped: readonly string[]
}

const ran = z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() })
type Ran = z.infer<typeof ran>

const isSkipped = ({ status }: Ran) => status !== 'passed' && status !== 'failed'
const groupsOf = ({ ancestorTitles }: Ran) => ancestorTitles.map((_, depth) => ancestorTitles.slice(0, depth + 1))
const isIn = ({ ancestorTitles }: Ran, group: readonly string[]) =>
  group.every((name, at) => name === ancestorTitles[at])

/** The name of the outermost group that is skipped as a whole: it says why. Otherwise, the test's own name does. */
function reasonOf(skipped: Ran, all: readonly Ran[]): string {
  const group = groupsOf(skipped).find((names) => all.filter((one) => isIn(one, names)).every(isSkipped))
  return group?.at(-1) ?? skipped.title
}

const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    testResults: z.array(z.object({ assertionResults: z.array(ran) })),
  })
  .transform(
    ({ numPassedTests: passed, numFailedTests: failed, testResults }): Totals => ({
      passed,
      failed,
      skipped: testResults.flatMap(({ assertionResults: all }) =>
        all.filter(isSkipped).map((skipped) => reasonOf(skipped, all)),
      ),
    }),
  )

const annotation = z.object({ type: z.string(), description: z.string().optional() })
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), annotations: z.array(annotation) })),
})
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})

function skippedInSuite({ specs = [], suites = [] }: z.infer<typeof suite>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title),
  )
  return [...own, ...suites.flatMap(skippedInSuite)]
}

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    suites: z.array(suite),
  })
  .transform(
    ({ stats: { expected, unexpected, flaky }, suites }): Totals => ({
      passed: expected + flaky,
      failed: unexpected,
      skipped: suites.flatMap(skippedInSuite),
    }),
  )

const report = z.union([vitestReport, playwrightReport])

/**
 * Totals of one step, from the JSON report of Vitest or Playwright. A step that failed without a failed test (for
 * example because it does not compile or has no report) counts as one failure, so the totals never look better than the
 * run.
 */
export function stepTotals(reportText: string | undefined, succeeded: boolean): Totals {
  const totals = reportText === undefined ? { passed: 0, failed: 0, skipped: [] } : report.parse(JSON.parse(reportText))
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}

/** The closing lines of `npm test`: the sums, and why tests were skipped, the most frequent reason first. */
export function totalsText(all: readonly Totals[]): string {
  const sum = (count: (totals: Totals) => number) => all.reduce((total, totals) => total + count(totals), 0)
  const line = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
  const counts = new Map<string, number>()
  for (const reason of all.flatMap(({ skipped }) => skipped)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (counts.size === 0) return line
  const reasons = [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${count}: ${reason}`)
  return [`${line}, ${sum(({ skipped }) => skipped.length)} skipped:`, ...reasons].join('\n')
}
