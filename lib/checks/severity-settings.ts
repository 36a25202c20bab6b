import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { diagnosticCodes } from '../diagnostics/diagnostic-codes.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { requiredCodes, severitySettings } from '../diagnostics/severity.ts'
import { placeOfOffset } from '../diagnostics/text-place.ts'

type Explained = Pick<Diagnostic, 'message' | 'hint'>

function explainSetting(code: string, setting: string): Explained | undefined {
  if (!Object.hasOwn(diagnosticCodes, code)) {
    const hint = didYouMean(code, Object.keys(diagnosticCodes)) ?? 'docs/checks.md lists all codes.'
    return { message: `checks: “${code}” is not the code of a diagnostic.`, hint }
  }
  if (!(severitySettings as readonly string[]).includes(setting)) {
    const message = `checks: “${setting}” is not a severity.`
    return { message, hint: `Write “${severitySettings.slice(0, -1).join('”, “')}”, or “${severitySettings.at(-1)}”.` }
  }
  if (setting === 'error' || !([...requiredCodes] as string[]).includes(code)) return undefined
  const message = `checks: “${code}” cannot be turned down: with such an error, the site cannot be built.`
  return { message, hint: 'Remove this line, and correct what the check reports.' }
}

/** Where the section of the checks has each code as a key, in the order of the file. */
function keyPlaces(source: string, code: string): number[] {
  const start = Math.max(source.search(/\bchecks['"]?\s*:/), 0)
  const text = source.slice(start)
  return [...text.matchAll(/([\w-]+)['"]?\s*:/g)].flatMap(({ index, 1: key }) => (key === code ? [start + index] : []))
}

/** Reports unknown codes and severities in `site.config.ts`, and codes that cannot be turned down. */
export function checkSeveritySettings({ checks = {} }: Pick<SiteConfig, 'checks'>, source: string): Diagnostic[] {
  const groups = [checks.severity ?? {}, ...(checks.paths ?? []).map(({ severity = {} }) => severity)]
  const counts = new Map<string, number>()
  return groups.flatMap(Object.entries).flatMap(([code, setting]: [string, string]): Diagnostic[] => {
    const index = counts.get(code) ?? 0
    counts.set(code, index + 1)
    const explained = explainSetting(code, setting)
    if (explained === undefined) return []
    const place = placeOfOffset(source, keyPlaces(source, code)[index] ?? 0)
    return [{ severity: 'error', code: 'config-invalid', file: 'site.config.ts', ...place, ...explained }]
  })
}
