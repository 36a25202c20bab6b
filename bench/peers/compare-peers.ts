import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { machineLine } from '../measuring/machine.ts'
import type { PlainPage } from '../synthetic/plain-page.ts'
import { syntheticSite } from '../synthetic/synthetic-pages.ts'
import { measureBrowser } from './browser/measure-browser.ts'
import { engines } from './engines/all-engines.ts'
import type { Engine } from './engines/engine.ts'
import { measureBuild } from './measure-build.ts'
import { measureDev } from './measure-dev.ts'
import { ownPages } from './own-pages.ts'
import type { Part, PeersOptions } from './peers-options.ts'
import { type EngineFigures, readResults, type SetFigures, writeResults } from './results.ts'
import { runMeasured } from './run-measured.ts'
import { peerTables } from './tables.ts'

interface Measurement {
  engine: Engine
  set: string
  pages: readonly PlainPage[]
  logs: string
  runs: number
}

const measure: Readonly<Record<Part, (measurement: Measurement) => Promise<Partial<EngineFigures>>>> = {
  async build({ engine, set, pages, logs, runs }) {
    const builds = []
    for (let run = 0; run < runs; run++) builds.push(await measureBuild(engine, set, pages, logs))
    return { builds }
  },
  async dev({ engine, set, pages, logs }) {
    return { dev: await measureDev(engine, set, pages, logs) }
  },
  async browser({ engine, set, pages, logs }) {
    const root = engine.root(set)
    if (!existsSync(join(root, engine.output, engine.exported({ path: 'index' })))) {
      await runMeasured(engine.build, engine.layOut(set, pages), join(logs, `${engine.title}-${set}-for-browser.log`))
    }
    return { browser: await measureBrowser(engine, root, pages) }
  },
}

/** Measures one part of one engine, or records why it could not be measured. */
async function measured(name: string, part: Part, known: EngineFigures | undefined, measurement: Measurement) {
  const { engine } = measurement
  const { [part]: _before, ...failures } = known?.failures ?? {}
  try {
    return { ...known, title: engine.title, ...(await measure[part](measurement)), failures }
  } catch (error) {
    // The lines after the first one are logs of the browser.
    const [reason = ''] = (error as Error).message.split('\n')
    console.error(`${name}, ${part}: ${reason}`)
    return { ...known, title: engine.title, failures: { ...failures, [part]: reason } }
  }
}

/** Measures all engines over all sets, part by part in turn, and prints the tables of all measurements. */
export async function comparePeers(project: string, options: PeersOptions): Promise<void> {
  if (process.platform !== 'linux') throw new Error('Memory and processor time are read from /proc: use Linux')
  const { peers, pages: sets, what, runs, tablesOnly } = options
  const logs = join(project, '.cache/bench/peers/logs')
  mkdirSync(logs, { recursive: true })
  const results = readResults(project)
  for (const set of tablesOnly ? [] : sets) {
    const pages = set === 'own' ? await ownPages(project) : syntheticSite(Number(set))
    const figures: SetFigures = { engines: results[set]?.engines ?? {}, pages: pages.length }
    results[set] = figures
    for (const part of what) {
      for (const name of peers) {
        const engine = engines[name]?.(project)
        if (engine === undefined) continue
        engine.install()
        console.error(`${set} pages, ${part}, ${engine.title} …`)
        figures.engines[name] = await measured(name, part, figures.engines[name], { engine, set, pages, logs, runs })
        writeResults(project, results)
      }
    }
  }
  console.log(peerTables(results, Object.keys(engines)))
  console.log(`\n${machineLine()}`)
}
