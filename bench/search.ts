import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../scripts/install-packages.mjs'
import { querySets } from './search/read-queries.ts'

// Compares our search with lunr as configured by docusaurus-search-local, MiniSearch and Pagefind, over the same pages.
// Run: npm run bench -- search [--quality] [--set reporting] [--errors]
const { values } = parseArgs({
  options: {
    quality: { type: 'boolean', default: false },
    set: { type: 'string', default: 'reporting' },
    errors: { type: 'boolean', default: false },
  },
})
const set = querySets.find((name) => name === values.set)
if (set === undefined)
  throw new Error(`No set of queries is called “${values.set}”. The sets are ${querySets.join(', ')}.`)

installPackages(join(process.cwd(), 'bench'))
const { compareEngines } = await import('./search/compare-engines.ts')
await compareEngines(process.cwd(), {
  qualityOnly: values.quality,
  set,
  listsErrors: values.errors,
})
