import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../scripts/install-packages.mjs'

// Compares our search with lunr as configured by docusaurus-search-local, MiniSearch and Pagefind, over the same pages.
// Run: npm run bench -- search [--quality] [--tuning | --fresh | --fresh2] [--errors]
const { values } = parseArgs({
  options: {
    quality: { type: 'boolean', default: false },
    tuning: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    fresh2: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
})

installPackages(join(process.cwd(), 'bench'))
const { compareEngines } = await import('./search/compare-engines.ts')
await compareEngines(process.cwd(), {
  qualityOnly: values.quality,
  set: values.fresh2 ? 'fresh2' : values.fresh ? 'fresh' : values.tuning ? 'tuning' : 'reporting',
  listsErrors: values.errors,
})
