import { existsSync } from 'node:fs'
import { outputPaths } from './output-paths.ts'
import { writeTextIfChanged } from './write-file.ts'

/** Creates the generated files that the site imports if a clone does not have them yet: its compiler needs them. */
export function ensureImportedFiles(root: string): void {
  const { revision, problems } = outputPaths(root)
  if (!existsSync(revision)) writeTextIfChanged(revision, JSON.stringify({ revision: '' }))
  if (!existsSync(problems)) writeTextIfChanged(problems, JSON.stringify({ summary: '', diagnostics: [] }))
}
