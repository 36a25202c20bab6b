import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { loadSite } from './content/load-site.ts'
import { reportDiagnostics } from './report.ts'

// `npm run check`: every check over all content, without building the site.
const root = process.cwd()
const site = await loadSite(root)
reportDiagnostics(root, site.diagnostics)
console.log(`${site.pages.length} ${site.pages.length === 1 ? 'page' : 'pages'} checked`)
process.exitCode = hasErrors(site.diagnostics) ? 1 : 0
