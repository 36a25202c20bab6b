import type { EngineBytes, EngineSpeed, Quality } from './measure-engine.ts'
import type { QualityRow } from './measures.ts'
import { queryKinds } from './read-queries.ts'

/** Everything that was measured of an engine. */
export interface EngineResult {
  name: string
  quality: Quality
  costs?: EngineCosts
}

export interface EngineCosts extends EngineBytes, EngineSpeed {
  buildMs: number
  /** Bytes to the first suggestion with ten times the pages. */
  grownFirst: number
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const header = (cells: readonly string[]) => [row(cells), row(cells.map(() => '---'))]

/** Quality by kind: the mean reciprocal rank, and the shares of queries answered first and among eight. */
export function qualityTable(results: readonly EngineResult[]): string {
  const cell = (kind: QualityRow) => (result: EngineResult) => {
    const { mrr, first, any } = result.quality[kind]
    return `${mrr.toFixed(3)} · ${first.toFixed(3)} · ${any.toFixed(3)}`
  }
  const rows: readonly QualityRow[] = [...queryKinds, 'readers', 'all']
  const kinds = rows.flatMap((kind) => {
    const count = results[0]?.quality[kind].queries ?? 0
    return count === 0 ? [] : row([`${kind} (${count})`, ...results.map(cell(kind))])
  })
  return [...header(['MRR@8 · success@1 · success@8', ...results.map(({ name }) => name)]), ...kinds].join('\n')
}

const measures: readonly [name: string, value: (costs: EngineCosts) => number, decimals: number][] = [
  ['KB to the first suggestion', ({ first }) => first / 1000, 1],
  ['KB more to its whole answer', ({ rest }) => rest / 1000, 1],
  ['KB of a further query, median', ({ further }) => further.median / 1000, 1],
  ['KB of a further query, p95', ({ further }) => further.p95 / 1000, 1],
  ['KB to the first suggestion, ten times the pages', ({ grownFirst }) => grownFirst / 1000, 1],
  ['ms of a keystroke at 4×, median', ({ keystrokeMs }) => keystrokeMs.median, 1],
  ['ms of a keystroke at 4×, p95', ({ keystrokeMs }) => keystrokeMs.p95, 1],
  ['MB of memory', ({ memoryBytes }) => memoryBytes / 1e6, 1],
  ['s to build the index', ({ buildMs }) => buildMs / 1000, 2],
]

function ratio(ours: number, peer: number): string {
  return peer === 0 ? '–' : (ours / peer).toFixed(ours / peer < 0.1 ? 3 : 2)
}

/** What the engines cost: the ratio ours ÷ peer first, then both figures. */
export function costTable([ours, ...peers]: readonly EngineResult[]): string {
  const { costs } = ours ?? {}
  if (costs === undefined) throw new Error('Nothing was measured')
  const rows = measures.map(([name, value, decimals]) => {
    const mine = value(costs)
    const cells = peers.map((peer) => {
      const theirs = peer.costs === undefined ? 0 : value(peer.costs)
      return `**${ratio(mine, theirs)}** (${mine.toFixed(decimals)} ÷ ${theirs.toFixed(decimals)})`
    })
    return row([name, ...cells])
  })
  return [...header(['ours ÷ peer', ...peers.map(({ name }) => name)]), ...rows].join('\n')
}
