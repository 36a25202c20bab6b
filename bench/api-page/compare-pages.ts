import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { machineLine } from '../measuring/machine.ts'
import { serveFolder } from '../measuring/serve-folder.ts'
import { comparedPages, type Side } from './compared-pages.ts'
import { comparisonTable } from './comparison-table.ts'
import { measurePage } from './measure-page.ts'
import type { MetricValues } from './metrics.ts'
import { readOperations } from './read-operations.ts'
import { stagePages } from './stage-pages.ts'
import { visitPages } from './visit-pages.ts'

/** Measures three operations on both sides, the given number of times in turn, and prints the table. */
export async function comparePages(project: string, runs: number): Promise<void> {
  const browser = ensureBrowser()
  const folder = await stagePages(project)
  const pages = comparedPages(readOperations(folder)).map((page) => {
    const loads: Record<Side, MetricValues[]> = { ours: [], peer: [] }
    return { ...page, loads }
  })
  const server = await serveFolder(folder)
  try {
    const version = await visitPages(browser, folder, server.url, pages)
    for (let run = 1; run <= runs; run++) {
      // The order alternates, so neither side benefits from changes in the machine's load.
      const sides: readonly Side[] = run % 2 === 1 ? ['ours', 'peer'] : ['peer', 'ours']
      for (const { name, paths, loads } of pages) {
        for (const side of sides) {
          const values = await measurePage(browser, server.url + paths[side])
          loads[side].push(values)
          console.error(`${run} of ${runs}, ${side}, ${name}: painted in ${values.contentfulPaint.toFixed(2)} s`)
        }
      }
    }
    console.log(comparisonTable(pages))
    console.log(`\n${machineLine(`Chromium ${version}`, `median of ${runs} loads`)}`)
  } finally {
    await server.close()
  }
}
