import { median } from '../measuring/statistics.ts'
import { browserMetrics } from './browser/metrics.ts'
import { type RatioRow, ratioTable } from './ratio-table.ts'
import type { EngineFigures, Results, SetFigures } from './results.ts'

type ValueOf = (figures: EngineFigures) => number | undefined

const megabytes = (bytes: number) => bytes / 1e6

const overBuilds = (figures: EngineFigures, value: (build: NonNullable<EngineFigures['builds']>[number]) => number) =>
  figures.builds === undefined ? undefined : median(figures.builds.map(value))

const metrics: readonly { name: string; decimals: number; value: ValueOf }[] = [
  { name: 'cold build, CPU s', decimals: 1, value: (of) => overBuilds(of, ({ cold }) => cold.cpuSeconds) },
  { name: 'cold build, s', decimals: 1, value: (of) => overBuilds(of, ({ cold }) => cold.wallSeconds) },
  { name: 'one page changed, CPU s', decimals: 1, value: (of) => overBuilds(of, ({ changed }) => changed.cpuSeconds) },
  { name: 'one page changed, s', decimals: 1, value: (of) => overBuilds(of, ({ changed }) => changed.wallSeconds) },
  {
    name: 'peak memory of a cold build, MB',
    decimals: 0,
    value: (of) => overBuilds(of, ({ cold }) => megabytes(cold.peakBytes)),
  },
  { name: 'output, MB', decimals: 1, value: (of) => overBuilds(of, ({ outputBytes }) => megabytes(outputBytes)) },
  { name: 'output, files', decimals: 0, value: (of) => overBuilds(of, ({ outputFiles }) => outputFiles) },
  { name: 'dev: first page, s', decimals: 1, value: ({ dev }) => dev?.firstPageSeconds },
  {
    name: 'dev: from save to screen, ms',
    decimals: 0,
    value: ({ dev }) => (dev === undefined ? undefined : median(dev.saveToScreenMs)),
  },
  {
    name: 'dev: peak memory, MB',
    decimals: 0,
    value: ({ dev }) => (dev === undefined ? undefined : megabytes(dev.peakBytes)),
  },
]

function rowsOf(set: SetFigures, engines: readonly string[]): RatioRow[] {
  const figures = engines.map((engine) => set.engines[engine] ?? { title: engine })
  return metrics
    .map(({ name, decimals, value }) => ({ name, decimals, values: figures.map(value) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
}

function browserTables(set: SetFigures, engines: readonly string[], columns: readonly string[]): string[] {
  const kinds = engines.flatMap((engine) => set.engines[engine]?.browser ?? []).map(({ kind }) => kind)
  return [...new Set(kinds)].map((kind) => {
    const figures = engines.map((engine) => set.engines[engine]?.browser?.find((page) => page.kind === kind)?.values)
    const rows = browserMetrics
      .map(({ key, name, decimals }) => ({ name, decimals, values: figures.map((values) => values?.[key]) }))
      .filter(({ values }) => values.some((value) => value !== undefined))
    return ratioTable(`${kind}, of ${set.pages} pages`, columns, rows)
  })
}

/** How much each engine's cold build takes for a page more, between the sets of synthetic pages. */
function growthTable(results: Results, engines: readonly string[], columns: readonly string[]): string[] {
  const sets = Object.entries(results)
    .filter(([name]) => name !== 'own')
    .map(([, set]) => set)
    .sort((a, b) => a.pages - b.pages)
  const steps = sets.slice(1).map((set, index) => [sets[index] as SetFigures, set] as const)
  const rows = steps.map(([small, large]) => ({
    name: `from ${small.pages} to ${large.pages} pages`,
    decimals: 1,
    values: engines.map((engine) => {
      const [from, to] = [small, large].map((set) =>
        overBuilds(set.engines[engine] ?? { title: engine }, ({ cold }) => cold.cpuSeconds),
      )
      return from === undefined || to === undefined ? undefined : ((to - from) / (large.pages - small.pages)) * 1000
    }),
  }))
  return rows.length === 0 ? [] : [ratioTable('CPU ms for a page more', columns, rows)]
}

/** How busy the machine was while each engine built, and what could not be measured. */
function notes(set: SetFigures, engines: readonly string[]): string {
  const figures = engines.flatMap((engine) => set.engines[engine] ?? [])
  const loads = figures.flatMap((of) => {
    const load = overBuilds(of, ({ cold }) => cold.load)
    return load === undefined ? [] : [`${of.title} ${load.toFixed(1)}`]
  })
  const failures = figures.flatMap(({ title, failures = {} }) =>
    Object.entries(failures).map(([part, reason]) => `${title} has no figures for “${part}”: ${reason}`),
  )
  return [...(loads.length === 0 ? [] : [`Load while building: ${loads.join(', ')}.`]), ...failures].join('\n\n')
}

/** All tables of the results: builds and development by set of pages, growth, and a table for each kind of page. */
export function peerTables(results: Results, engines: readonly string[]): string {
  const titles = new Map(
    Object.values(results).flatMap((set) => Object.entries(set.engines).map(([engine, { title }]) => [engine, title])),
  )
  const measured = engines.filter((engine) => titles.has(engine))
  const columns = measured.map((engine) => titles.get(engine) as string)
  return [
    ...Object.entries(results)
      .sort(([, a], [, b]) => a.pages - b.pages)
      .flatMap(([name, set]) => [
        ratioTable(`${set.pages} ${name === 'own' ? 'pages of ours' : 'pages'}`, columns, rowsOf(set, measured)),
        notes(set, measured),
      ]),
    ...growthTable(results, measured, columns),
    ...Object.values(results).flatMap((set) => browserTables(set, measured, columns)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
