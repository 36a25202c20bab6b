import { compareDiagnostics, type Diagnostic } from './diagnostic.ts'
import { requiredCodes } from './severity.ts'

/**
 * The diagnostics that a site had when they were recorded, and how often: by file, code, and a fingerprint of the
 * source line, so an entry survives when its line moves.
 */
type Baseline = ReadonlyMap<string, number>

/** Fingerprint of the source line of a diagnostic: eight hexadecimal digits. */
export type Fingerprint = (diagnostic: Diagnostic) => string

/** Diagnostics compared with a baseline. */
export interface ComparedDiagnostics {
  /** Those that are not in it. */
  diagnostics: Diagnostic[]
  baseline: {
    /** Those that are in it. */
    hidden: Diagnostic[]
    /** The file of each diagnostic that is in it and no longer occurs. */
    fixed: string[]
  }
}

const head =
  '# Written by “npm run check -- --baseline”: diagnostics that are not reported. docs/checks.md explains the lines.\n'
const entryPattern = /^(.+ [a-z-]+ [\da-f]{8}) ([1-9]\d*)$/

function keyOf(diagnostic: Diagnostic, fingerprint: Fingerprint): string {
  return `${diagnostic.file} ${diagnostic.code} ${fingerprint(diagnostic)}`
}

/** The file of an entry, by its key. */
export function fileOfEntry(key: string): string {
  return key.split(' ').slice(0, -2).join(' ')
}

/** The baseline of some diagnostics. Those that prevent a build are left out, since hiding them would not help. */
export function baselineOf(diagnostics: readonly Diagnostic[], fingerprint: Fingerprint): Map<string, number> {
  const counts = new Map<string, number>()
  for (const diagnostic of diagnostics.filter(({ code }) => !requiredCodes.has(code))) {
    const key = keyOf(diagnostic, fingerprint)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** A baseline as text: one line for each entry, sorted. */
export function baselineText(baseline: Baseline): string {
  const lines = [...baseline].map(([key, count]) => `${key} ${count}\n`).sort()
  return head + lines.join('')
}

/**
 * Reads a baseline. A line that is not an entry is an error, because what it hid would be reported without a reason.
 */
export function readBaseline(file: string, text: string): { baseline: Baseline; diagnostics: Diagnostic[] } {
  const baseline = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  for (const [index, full] of text.split('\n').entries()) {
    const line = full.trim()
    const [, key, count] = entryPattern.exec(line) ?? []
    if (key !== undefined) baseline.set(key, (baseline.get(key) ?? 0) + Number(count))
    else if (line !== '' && !line.startsWith('# ')) {
      const message = `“${line}” is not an entry of the baseline.`
      const hint = 'Run “npm run check -- --baseline” to write the file again.'
      diagnostics.push({
        severity: 'error',
        code: 'baseline-invalid',
        file,
        line: index + 1,
        column: 1,
        message,
        hint,
      })
    }
  }
  return { baseline, diagnostics }
}

/** Separates what is in a baseline from what is new. */
export function compareWithBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
  fingerprint: Fingerprint,
): ComparedDiagnostics {
  const remaining = new Map(baseline)
  const hidden: Diagnostic[] = []
  const reported: Diagnostic[] = []
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) {
    const key = requiredCodes.has(diagnostic.code) ? '' : keyOf(diagnostic, fingerprint)
    const count = remaining.get(key) ?? 0
    if (count > 0) remaining.set(key, count - 1)
    ;(count > 0 ? hidden : reported).push(diagnostic)
  }
  const fixed = [...remaining].flatMap(([key, count]) => Array.from({ length: count }, () => fileOfEntry(key)))
  return { diagnostics: reported, baseline: { hidden, fixed } }
}
