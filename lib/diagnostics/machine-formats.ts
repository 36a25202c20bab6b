import type { Diagnostic } from './diagnostic.ts'
import { diagnosticCodes } from './diagnostic-codes.ts'

/** Diagnostics as a JSON array, for other programs. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics, null, 2)
}

function replacementsOf({ file, fix }: Diagnostic) {
  const edits = fix?.filter(({ where }) => where === 'here') ?? []
  if (fix === undefined || edits.length !== fix.length) return {}
  const replacements = edits.map(({ line, column, from, to }) => ({
    deletedRegion: { startLine: line, startColumn: column, endColumn: column + from.length },
    insertedContent: { text: to },
  }))
  return { fixes: [{ artifactChanges: [{ artifactLocation: { uri: encodeURI(file) }, replacements }] }] }
}

/**
 * Diagnostics as a SARIF log, which code hosts show next to the lines. Every code is listed as a rule, even without
 * results.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/
 */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const codes = Object.keys(diagnosticCodes)
  const rules = Object.entries(diagnosticCodes).map(([id, { description, remedy }]) => ({
    id,
    shortDescription: { text: description },
    help: { text: remedy },
  }))
  const results = diagnostics.map((diagnostic) => {
    const { severity, code, file, line, column, message, hint } = diagnostic
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: hint === undefined ? message : `${message} ${hint}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(file) },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
      ...replacementsOf(diagnostic),
    }
  })
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'check', rules } }, columnKind: 'utf16CodeUnits', results }],
  }
  return JSON.stringify(log, null, 2)
}
