import { expect, test } from 'vitest'
import { ratioTable } from './ratio-table.ts'

test('gives the ratio first, and none where a side has nothing', () => {
  const rows = [
    { name: 'CPU, s', decimals: 1, values: [10, 40, undefined] },
    { name: 'shift', decimals: 2, values: [0.5, 0, 1] },
  ]
  expect(ratioTable('600 pages', ['ours', 'A', 'B'], rows)).toMatchInlineSnapshot(`
    "| 600 pages | ours ÷ A | ours ÷ B |
    | --- | --- | --- |
    | CPU, s | **0.25** (10.0 ÷ 40.0) | (10.0 ÷ –) |
    | shift | **–** (0.50 ÷ 0.00) | **0.50** (0.50 ÷ 1.00) |"
  `)
})

test('shows the values of an engine without peers', () => {
  expect(ratioTable('600 pages', ['ours'], [{ name: 'CPU, s', decimals: 1, values: [10] }])).toContain(
    '| CPU, s | 10.0 |',
  )
})
