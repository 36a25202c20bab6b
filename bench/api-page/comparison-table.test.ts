import { expect, test } from 'vitest'
import { comparisonTable } from './comparison-table.ts'
import { type Metric, type MetricValues, metrics } from './metrics.ts'

const load = (value: number, others: Partial<MetricValues> = {}): MetricValues => ({
  ...(Object.fromEntries(Object.keys(metrics).map((metric) => [metric, value])) as Record<Metric, number>),
  ...others,
})

test('gives the ratio of the medians first, and none to nothing', () => {
  const loads = {
    ours: [load(1), load(9), load(2)],
    peer: [load(8, { layoutShift: 0 }), load(4, { layoutShift: 0 })],
  }
  expect(comparisonTable([{ name: 'median: Get a run', loads }])).toMatchInlineSnapshot(`
    "| ours ÷ peer | median: Get a run |
    | --- | --- |
    | Largest Contentful Paint, s | **0.33** (2.00 ÷ 6.00) |
    | Total Blocking Time, ms | **0.33** (2 ÷ 6) |
    | Cumulative Layout Shift | **–** (2.000 ÷ 0.000) |
    | main thread at work, s | **0.33** (2.00 ÷ 6.00) |
    | performance score (more is better) | **0.33** (2 ÷ 6) |
    | requests | **0.33** (2 ÷ 6) |
    | kB in all | **0.33** (2 ÷ 6) |
    | kB of HTML | **0.33** (2.0 ÷ 6.0) |
    | kB of JavaScript | **0.33** (2 ÷ 6) |
    | kB of CSS | **0.33** (2.0 ÷ 6.0) |
    | kB of fonts | **0.33** (2 ÷ 6) |
    | kB of data and images | **0.33** (2.0 ÷ 6.0) |"
  `)
})
