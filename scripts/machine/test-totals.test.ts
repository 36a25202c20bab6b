import { expect, test } from 'vitest'
import { stepTotals, totalsText } from './test-totals.ts'

type Ran = readonly [path: string, status: string]

/** A report of Vitest with tests of one file, each named by its groups and its title. */
const vitest = (numPassedTests: number, numFailedTests: number, ...tests: readonly Ran[]) => {
  const assertionResults = tests.map(([path, status]) => {
    const names = path.split(' > ')
    return { ancestorTitles: names.slice(0, -1), title: names.at(-1), status }
  })
  return JSON.stringify({ numPassedTests, numFailedTests, testResults: [{ assertionResults }] })
}

const skippedSpec = (title: string, ...annotations: readonly object[]) => ({
  title,
  tests: [{ status: 'skipped', annotations }],
})
const playwright = (expected: number, unexpected: number) =>
  JSON.stringify({
    stats: { expected, unexpected, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [{ title: 'a', tests: [{ status: 'expected', annotations: [] }] }],
        suites: [{ specs: [skippedSpec('b'), skippedSpec('c', { type: 'skip', description: 'no reason' })] }],
      },
    ],
  })

test('reads the report of Vitest', () => {
  expect(stepTotals(vitest(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: [] })
})

test('reads the report of Playwright, whose annotations say why a test was skipped', () => {
  expect(stepTotals(playwright(5, 2), false)).toEqual({ passed: 6, failed: 2, skipped: ['b', 'no reason'] })
})

test('the outermost group of which all tests were skipped says why', () => {
  const { skipped } = stepTotals(
    vitest(
      1,
      0,
      ['nginx, which is not installed > the site has no operations > a', 'skipped'],
      ['nginx, which is not installed > b', 'skipped'],
      ['own > the site has no operations > a', 'skipped'],
      ['own > b', 'passed'],
      ['own > c', 'skipped'],
      ['d', 'pending'],
    ),
    true,
  )
  const nginx = 'nginx, which is not installed'
  expect(skipped).toEqual([nginx, nginx, 'the site has no operations', 'c', 'd'])
})

test('a step that failed without a failed test counts as one failure', () => {
  expect(stepTotals(vitest(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: [] })
  expect(stepTotals(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: [] })
})

test('a step without tests counts nothing when it succeeds', () => {
  expect(stepTotals(undefined, true)).toEqual({ passed: 0, failed: 0, skipped: [] })
})

test('a report of another form is refused', () => {
  expect(() => stepTotals('{}', true)).toThrow()
})

test('the closing lines have the sums and the reasons', () => {
  const all = [stepTotals(vitest(5, 0), true), stepTotals(vitest(2, 1), false)]
  expect(totalsText(all)).toBe('7 passed, 1 failed')
  const lacking = stepTotals(vitest(1, 0, ['x', 'skipped'], ['no API > a', 'skipped'], ['no API > b', 'skipped']), true)
  expect(totalsText([...all, lacking])).toBe('8 passed, 1 failed, 3 skipped:\n  2: no API\n  1: x')
})
