import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../scripts/install-packages.mjs'

// Our search beside lunr as docusaurus-search-local has it, MiniSearch and Pagefind, over the same pages.
// Run: npm run bench -- search [--quality] [--tuning]
const { values } = parseArgs({
  options: { quality: { type: 'boolean', default: false }, tuning: { type: 'boolean', default: false } },
})

installPackages(join(process.cwd(), 'bench'))
const { compareEngines } = await import('./search/compare-engines.ts')
await compareEngines(process.cwd(), {
  qualityOnly: values.quality,
  half: values.tuning ? 'tuning' : 'reporting',
})
