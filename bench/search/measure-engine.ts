import type { Browser } from 'playwright-core'
import { median, quantile } from '../measuring/statistics.ts'
import { driveEngine } from './drive-engine.ts'
import { measureQuality, missesOf } from './measures.ts'
import type { BenchQuery } from './read-queries.ts'
import type { StagedEngine } from './stage-engine.ts'

/** How much the processor is slowed down for keystrokes: about a cheap phone compared to a desktop. */
const slowdown = 4

export type Quality = ReturnType<typeof measureQuality>

export interface EngineBytes {
  /** From nothing to the first suggestion, code included. */
  first: number
  /** From the first suggestion to the end of the first answer. */
  rest: number
  /** Of another query. */
  further: { median: number; p95: number }
}

export interface EngineSpeed {
  keystrokeMs: { median: number; p95: number }
  memoryBytes: number
}

interface EngineTask {
  browser: Browser
  url: string
  staged: StagedEngine
  queries: readonly BenchQuery[]
}

const textsOf = (queries: readonly BenchQuery[]) => queries.map(({ text }) => text)

/** How well an engine ranks, and the queries that it doesn't answer first. */
export async function engineQuality({
  browser,
  url,
  staged,
  queries,
}: EngineTask): Promise<{ quality: Quality; misses: string[] }> {
  const answers = await driveEngine(browser, url, staged).answers(textsOf(queries))
  return { quality: measureQuality(queries, answers), misses: missesOf(queries, answers) }
}

/** What an engine downloads. Medians are those over the queries. */
export async function engineBytes({ browser, url, staged, queries }: EngineTask): Promise<EngineBytes> {
  const { base, files, wireBytes } = staged
  const code = [`${base}/client.js`, `${base}/pagefind.js`].filter((address) => files.includes(address))
  const logs = await driveEngine(browser, url, staged).files(textsOf(queries))
  const further = logs.map(({ first, rest }) => wireBytes([...first, ...rest]))
  return {
    first: median(logs.map(({ open, first }) => wireBytes([...code, ...open, ...first]))),
    rest: median(logs.map(({ rest }) => wireBytes(rest))),
    further: { median: median(further), p95: quantile(further, 0.95) },
  }
}

/** How long an engine thinks, and what it holds. */
export async function engineSpeed({ browser, url, staged, queries }: EngineTask): Promise<EngineSpeed> {
  const driven = driveEngine(browser, url, staged)
  const times = await driven.keystrokes(textsOf(queries), slowdown)
  return {
    keystrokeMs: { median: median(times), p95: quantile(times, 0.95) },
    memoryBytes: await driven.memory(textsOf(queries)),
  }
}
