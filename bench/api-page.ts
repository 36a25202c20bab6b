import { join } from 'node:path'
import { installPackages } from '../scripts/install-packages.mjs'

// Compares pages of API operations with one page that shows the whole specification with Stoplight Elements, using
// Lighthouse. Run: npm run bench -- api-page [runs]
const runs = Number(process.argv[2] ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('The number of runs must be a whole number from 1 on')

installPackages(join(process.cwd(), 'bench'))
const { comparePages } = await import('./api-page/compare-pages.ts')
await comparePages(process.cwd(), runs)
