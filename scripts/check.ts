import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyFixes, describeFix } from '#lib/diagnostics/apply-fixes.ts'
import { compareDiagnostics, type Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { formatJson, formatSarif } from '#lib/diagnostics/machine-formats.ts'
import { env } from '../env.ts'
import { listFiles } from './disk/read-files.ts'
import { reportDiagnostics } from './disk/report.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { type CheckOptions, parseCheckOptions, UsageError } from './read/check-options.ts'
import { loadSite } from './read/load-site.ts'
import { baselineFile, compareWithSiteBaseline, recordBaseline } from './read/site-baseline.ts'

// `npm run check`: every check over all content, without building the site.
const root = process.cwd()

function readOptions(): CheckOptions {
  const below = (folder: string) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  const checked = new Set([...below('content'), ...below('site'), 'apispec.yaml'])
  try {
    return parseCheckOptions(process.argv.slice(2), env.GITHUB_ACTIONS, (path) => checked.has(path))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/** Writes the safe fixes to the files and reports each one. @returns how many there were */
function fixFiles(diagnostics: readonly Diagnostic[]): number {
  let count = 0
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined)
  for (const file of new Set(fixable.map((diagnostic) => diagnostic.file))) {
    const fileDiagnostics = fixable.filter((diagnostic) => diagnostic.file === file)
    const path = join(root, file)
    const { text, fixed } = applyFixes(readFileSync(path, 'utf8'), fileDiagnostics)
    writeTextIfChanged(path, text)
    for (const diagnostic of fixed) console.error(`Fixed ${describeFix(diagnostic)}`)
    count += fixed.length
  }
  return count
}

const options = readOptions()
const isWanted = (file: string) => options.files.length === 0 || options.files.includes(file)
const wanted = ({ file }: Diagnostic) => isWanted(file)
let site = await loadSite(root)
// A fix can reveal a diagnostic that was hidden: a page is only rendered once its tags are valid.
for (let round = 0; options.fix && round < 5 && fixFiles(site.diagnostics.filter(wanted)) > 0; round++) {
  site = await loadSite(root)
}
if (options.baseline) {
  const all = [...site.diagnostics, ...site.baseline.hidden].filter(({ file }) => file !== baselineFile)
  const count = recordBaseline(root, all.filter(wanted), options.files)
  console.error(`Recorded ${count} ${count === 1 ? 'diagnostic' : 'diagnostics'} in ${baselineFile}.`)
  site = { ...site, ...compareWithSiteBaseline(root, all) }
}
const diagnostics = site.diagnostics.filter(wanted).sort(compareDiagnostics)
if (options.format === 'json') console.log(formatJson(diagnostics))
else if (options.format === 'sarif') console.log(formatSarif(diagnostics))
else {
  const baseline = { hidden: site.baseline.hidden.filter(wanted), fixed: site.baseline.fixed.filter(isWanted) }
  reportDiagnostics(root, diagnostics, { annotations: options.format === 'github', baseline })
  const count = options.files.length === 0 ? site.pages.length : new Set(options.files).size
  const noun = options.files.length === 0 ? 'page' : 'file'
  console.log(`${count} ${count === 1 ? noun : `${noun}s`} checked`)
}
const warningCount = diagnostics.filter(({ severity }) => severity === 'warning').length
process.exitCode = warningCount < diagnostics.length || warningCount > options.maxWarnings ? 1 : 0
