import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { tokensOf } from '../../lib/config/tokens.ts'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import config from '../../site.config.ts'
import { machineLine } from '../measuring/machine.ts'
import { serveFolder } from '../measuring/serve-folder.ts'
import { engines } from './engines/all-engines.ts'
import { growCorpus } from './grow-corpus.ts'
import { type Corpus, loadCorpus } from './load-corpus.ts'
import { engineBytes, engineQuality, engineSpeed } from './measure-engine.ts'
import { type BenchQuery, type QuerySet, queriesOf, readQueries } from './read-queries.ts'
import { type StagedEngine, stageEngine } from './stage-engine.ts'
import { costTable, type EngineCosts, type EngineResult, qualityTable } from './tables.ts'

interface CompareOptions {
  /** Only how well the engines rank. */
  qualityOnly: boolean
  set: QuerySet
  /** List the queries that our engine doesn't answer first. */
  listsErrors: boolean
}

const growth = 10
/** Of so many queries, one is typed: enough for a p95, and evenly from all kinds. */
const typedOf = 4

interface Setting {
  browser: Browser
  url: string
  folder: string
  corpus: Corpus
  grown: Corpus
  queries: readonly BenchQuery[]
}

async function measureCosts(setting: Setting, staged: StagedEngine): Promise<EngineCosts> {
  const { browser, url, folder, grown } = setting
  const queries = setting.queries.filter((_, index) => index % typedOf === 0)
  const bytes = await engineBytes({ browser, url, staged, queries })
  const speed = await engineSpeed({ browser, url, staged, queries })
  const large = await stageEngine(staged.engine, grown, folder, `${staged.engine.client}-grown`)
  const { first } = await engineBytes({ browser, url, staged: large, queries })
  return { ...bytes, ...speed, buildMs: staged.buildMs, grownFirst: first }
}

async function measure(
  setting: Setting,
  { qualityOnly, listsErrors }: Pick<CompareOptions, 'qualityOnly' | 'listsErrors'>,
): Promise<EngineResult[]> {
  const { browser, url, folder, corpus, queries } = setting
  const results: EngineResult[] = []
  for (const engine of engines) {
    const staged = await stageEngine(engine, corpus, folder, engine.client)
    const { quality, misses } = await engineQuality({ browser, url, staged, queries })
    console.error(`${engine.name}: MRR ${quality.all.mrr.toFixed(3)}`)
    if (listsErrors && engine === engines[0]) console.log(`${misses.join('\n')}\n`)
    const costs = qualityOnly ? undefined : await measureCosts(setting, staged)
    if (costs !== undefined) console.error(`${engine.name}: ${JSON.stringify(costs)}`)
    results.push({ name: engine.name, quality, ...(costs === undefined ? {} : { costs }) })
  }
  return results
}

/** Measures all engines over the project's pages and prints what they give. */
export async function compareEngines(
  project: string,
  { qualityOnly, set, listsErrors }: CompareOptions,
): Promise<void> {
  const folder = join(project, '.cache/bench/search')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'blank.html'), '<!doctype html><title>Search</title>')
  const all = readQueries(join(import.meta.dirname, 'queries'), tokensOf(config))
  const corpus = await loadCorpus(project)
  const server = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  try {
    const queries = queriesOf(set, import.meta.dirname, tokensOf(config))
    const grown = qualityOnly ? corpus : growCorpus(corpus, growth)
    const results = await measure(
      { browser, url: server.url, folder, corpus, grown, queries },
      { qualityOnly, listsErrors },
    )
    console.log(qualityTable(results))
    if (!qualityOnly) console.log(`\n${costTable(results)}`)
    const scope = `${corpus.pages.length} pages in ${corpus.pages.flat().length} parts`
    console.log(`\n${machineLine(`Chromium ${browser.version()}`, scope, `${set} queries`)}`)
    const answered = new Set(all.flatMap(({ targets }) => targets.map(({ route }) => route)))
    const unasked = corpus.pages.filter(([{ url, kind }]) => kind === 'page' && !answered.has(url))
    if (unasked.length > 0) console.error(`Pages without a query: ${unasked.map(([{ url }]) => url).join(', ')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}
