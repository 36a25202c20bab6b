import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyFixes, describeFix } from '#lib/diagnostics/apply-fixes.ts'
import { compareDiagnostics, type Diagnostic, hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { formatJson, formatSarif } from '#lib/diagnostics/machine-formats.ts'
import { env } from '../env.ts'
import { listFiles } from './disk/read-files.ts'
import { reportDiagnostics } from './disk/report.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { type CheckOptions, parseCheckOptions, UsageError } from './read/check-options.ts'
import { loadSite } from './read/load-site.ts'

// `npm run check`: every check over all content, without building the site.
const root = process.cwd()

function readOptions(): CheckOptions {
  const below = (folder: string) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  const checked = new Set([...below('content'), ...below('schema/portal'), 'apispec.yaml'])
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
const wanted = ({ file }: Diagnostic) => options.files.length === 0 || options.files.includes(file)
let site = await loadSite(root)
// A fix can reveal a diagnostic that was hidden: a page is only rendered once its tags are valid.
for (let round = 0; options.fix && round < 5 && fixFiles(site.diagnostics.filter(wanted)) > 0; round++) {
  site = await loadSite(root)
}
const diagnostics = site.diagnostics.filter(wanted).sort(compareDiagnostics)
if (options.format === 'json') console.log(formatJson(diagnostics))
else if (options.format === 'sarif') console.log(formatSarif(diagnostics))
else {
  reportDiagnostics(root, diagnostics, { annotations: options.format === 'github' })
  const count = options.files.length === 0 ? site.pages.length : new Set(options.files).size
  const noun = options.files.length === 0 ? 'page' : 'file'
  console.log(`${count} ${count === 1 ? noun : `${noun}s`} checked`)
}
process.exitCode = hasErrors(diagnostics) ? 1 : 0
