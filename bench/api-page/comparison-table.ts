import { median } from '../measuring/statistics.ts'
import type { Side } from './compared-pages.ts'
import { type Metric, type MetricValues, metrics } from './metrics.ts'

/** All loads of one page on both sides. */
interface ComparedLoads {
  name: string
  loads: Readonly<Record<Side, readonly MetricValues[]>>
}

/** There is no ratio to zero. */
function ratio(ours: number, peer: number): string {
  return peer === 0 ? '–' : (ours / peer).toFixed(2)
}

function cell(metric: Metric, { loads }: ComparedLoads): string {
  const ours = median(loads.ours.map((values) => values[metric]))
  const peer = median(loads.peer.map((values) => values[metric]))
  const { decimals } = metrics[metric]
  return `**${ratio(ours, peer)}** (${ours.toFixed(decimals)} ÷ ${peer.toFixed(decimals)})`
}

/** The medians of all loads as a table: a column for each page, and in each cell the ratio first. */
export function comparisonTable(pages: readonly ComparedLoads[]): string {
  const rows = [
    ['ours ÷ peer', ...pages.map(({ name }) => name)],
    ['---', ...pages.map(() => '---')],
    ...Object.entries(metrics).map(([metric, { name }]) => [
      name,
      ...pages.map((page) => cell(metric as Metric, page)),
    ]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
