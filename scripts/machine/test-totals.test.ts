import { expect, test } from 'vitest'
import { stepTotals, totalsLine } from './test-totals.ts'

const vitest = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests })
const playwright = (expected: number, unexpected: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky: 1, skipped: 2 } })

test('reads the report of Vitest', () => {
  expect(stepTotals(vitest(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('reads the report of Playwright', () => {
  expect(stepTotals(playwright(5, 2), false)).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test('a step that failed without a failed test counts as one failure', () => {
  expect(stepTotals(vitest(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(stepTotals(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a step without tests counts nothing when it succeeds', () => {
  expect(stepTotals(undefined, true)).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('a report of another form is refused', () => {
  expect(() => stepTotals('{}', true)).toThrow()
})

test('the closing line has the sums', () => {
  const all = [stepTotals(vitest(5, 0), true), stepTotals(vitest(2, 1), false)]
  expect(totalsLine(all)).toBe('7 passed, 1 failed')
  expect(totalsLine([...all, stepTotals(vitest(1, 0, 3), true)])).toBe('8 passed, 1 failed, 3 skipped')
})
