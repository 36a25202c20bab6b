import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageKindFigures } from './browser/measure-browser.ts'
import type { BuildFigures } from './measure-build.ts'
import type { DevFigures } from './measure-dev.ts'

/** What is known of one engine over one set of pages. */
export interface EngineFigures {
  title: string
  builds?: BuildFigures[]
  dev?: DevFigures
  browser?: PageKindFigures[]
  /** Why a part could not be measured. */
  failures?: Record<string, string>
}

export interface SetFigures {
  pages: number
  engines: Record<string, EngineFigures>
}

/** Figures by the name of their set of pages. Each part stays until it is measured again. */
export type Results = Record<string, SetFigures>

const pathOf = (project: string) => join(project, '.cache/bench/peers/results.json')

export function readResults(project: string): Results {
  const path = pathOf(project)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : {}
}

export function writeResults(project: string, results: Results): void {
  const path = pathOf(project)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`)
}
