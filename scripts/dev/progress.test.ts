import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

/** The output while pages are compiled that each take this long. */
function said(total: number, pageMs: number, rounds = 1): string[] {
  const lines: string[] = []
  let time = 0
  const progress = createProgress(
    (line) => lines.push(line),
    () => time,
  )
  for (let round = 0; round < rounds; round++) {
    for (let compiled = 1; compiled <= total; compiled++) {
      progress(compiled, total)
      time += pageMs
    }
    time += 60_000
  }
  return lines
}

test('long work is reported every two seconds, and when it is done', () => {
  expect(said(1250, 4)).toEqual([
    'Compiled 501 of 1,250 pages',
    'Compiled 1,001 of 1,250 pages',
    'Compiled 1,250 of 1,250 pages',
  ])
})

test('short work is not reported, even long after the last report', () => {
  expect(said(1, 20, 3)).toEqual([])
  expect(said(40, 20, 2)).toEqual([])
})
