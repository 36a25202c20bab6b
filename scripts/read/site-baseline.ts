import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  baselineOf,
  baselineText,
  type ComparedDiagnostics,
  compareWithBaseline,
  type Fingerprint,
  fileOfEntry,
  readBaseline,
} from '#lib/diagnostics/baseline.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { shortHash } from '../disk/hash.ts'
import { readTextIfExists } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'

export const baselineFile = 'checks-baseline.txt'

/** Fingerprints of lines without their indentation and spacing; each file is read once. */
function fingerprints(root: string): Fingerprint {
  const linesOf = new Map<string, string[]>()
  return ({ file, line }) => {
    const lines = linesOf.get(file) ?? readTextIfExists(join(root, file))?.split('\n') ?? []
    linesOf.set(file, lines)
    return shortHash((lines[line - 1] ?? '').trim().replace(/\s+/g, ' '))
  }
}

/** Separates what is in the baseline of a site from what is new. Without one, everything is new. */
export function compareWithSiteBaseline(root: string, diagnostics: Diagnostic[]): ComparedDiagnostics {
  const text = readTextIfExists(join(root, baselineFile))
  if (text === undefined) return { diagnostics, baseline: { hidden: [], fixed: [] } }
  const { baseline, diagnostics: invalid } = readBaseline(baselineFile, text)
  return compareWithBaseline([...diagnostics, ...invalid], baseline, fingerprints(root))
}

/**
 * Writes the baseline of a site; without entries, there is no file.
 * @param files those whose entries are replaced; all if there are none
 * @returns the number of recorded diagnostics
 */
export function recordBaseline(root: string, diagnostics: readonly Diagnostic[], files: readonly string[]): number {
  const path = join(root, baselineFile)
  const earlier = files.length === 0 ? [] : [...readBaseline(baselineFile, readTextIfExists(path) ?? '').baseline]
  const recorded = baselineOf(diagnostics, fingerprints(root))
  const entries = [...earlier.filter(([key]) => !files.includes(fileOfEntry(key))), ...recorded]
  if (entries.length === 0) rmSync(path, { force: true })
  else writeTextIfChanged(path, baselineText(new Map(entries)))
  return [...recorded.values()].reduce((sum, count) => sum + count, 0)
}
