import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** An invalid setting. `value` is its text, which locates it in the file. */
export interface SettingDiagnostic {
  value: string
  message: string
  hint: string
}

/** A diagnostic for an invalid setting, at the place of its key. `source` is the text of the configuration. */
export function configDiagnostic(source: string, key: string, message: string, hint: string): Diagnostic {
  const pattern = new RegExp(`\\b${key}\\s*:`)
  const lines = source.split('\n')
  const line = lines.findIndex((text) => pattern.test(text))
  const column = line < 0 ? 1 : (lines[line] ?? '').search(pattern) + 1
  const place = { file: 'site.config.ts', line: Math.max(line, 0) + 1, column }
  return { severity: 'error', code: 'config-invalid', ...place, message, hint }
}
