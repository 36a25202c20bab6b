import { existsSync } from 'node:fs'
import { outputPaths } from './output-paths.ts'
import { writeTextIfChanged } from './write-file.ts'

/** Creates the files that a development server reads and watches from its start, if a clone does not have them yet. */
export function ensureImportedFiles(root: string): void {
  const { revision, problems } = outputPaths(root)
  if (!existsSync(revision)) writeTextIfChanged(revision, JSON.stringify({ revision: '' }))
  if (!existsSync(problems)) writeTextIfChanged(problems, JSON.stringify({ summary: '', diagnostics: [] }))
}
