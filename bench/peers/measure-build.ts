import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PlainPage } from '../synthetic/plain-page.ts'
import type { Engine } from './engines/engine.ts'
import { runMeasured, type Usage } from './run-measured.ts'

export interface BuildFigures {
  cold: Usage
  /** After one page has got a sentence, with everything that the cold build has kept. */
  changed: Usage
  outputBytes: number
  outputFiles: number
}

/** Sizes of all files below a folder. */
function fileSizes(folder: string): number[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
}

function refuseMissing(engine: Engine, root: string, pages: readonly PlainPage[]): void {
  const output = join(root, engine.output)
  for (const page of pages) {
    const html = readFileSync(join(output, engine.exported(page)), 'utf8')
    // Titles hold no character that HTML writes otherwise, or this one is not looked for.
    if (/^[\w\s:,.-]+$/.test(page.title) && !html.includes(page.title)) {
      throw new Error(`${engine.title} has exported ${page.path} without its title`)
    }
  }
}

/** Builds a site from nothing, and again after one page has changed. @throws when a page or the change is not there */
export async function measureBuild(
  engine: Engine,
  set: string,
  pages: readonly PlainPage[],
  logs: string,
): Promise<BuildFigures> {
  const root = engine.layOut(set, pages)
  const log = (name: string) => join(logs, `${engine.title}-${set}-${name}.log`)
  const cold = await runMeasured(engine.build, root, log('cold'))
  refuseMissing(engine, root, pages)
  const sizes = fileSizes(join(root, engine.output))

  const page = pages[Math.floor(pages.length / 2)] as PlainPage
  const sentence = 'One more sentence that was not there before.'
  appendFileSync(join(root, engine.source(page)), `\n${sentence}\n`)
  const changed = await runMeasured(engine.build, root, log('changed'))
  if (!readFileSync(join(root, engine.output, engine.exported(page)), 'utf8').includes(sentence)) {
    throw new Error(`${engine.title} has exported ${page.path} without its last change`)
  }
  return { cold, changed, outputBytes: sizes.reduce((sum, size) => sum + size, 0), outputFiles: sizes.length }
}
