import type { Diagnostic } from './diagnostic.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'

/** How a site reports a kind of diagnostic; `off` does not report it. */
type SeveritySetting = Diagnostic['severity'] | 'off'

type Severities = Readonly<Partial<Record<DiagnosticCode, SeveritySetting>>>

/** The severities of a site, and those of some of its files, where a later entry overrides an earlier one. */
export interface ChecksConfig {
  severity?: Severities
  paths?: readonly { files: string; severity: Severities }[]
}

/**
 * Codes whose errors cannot be turned down: with one of them, a page or a file that pages depend on cannot be built, or
 * a drawing would run scripts in readers’ browsers.
 */
export const requiredCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'api-missing',
  'api-reference',
  'api-schema-cycle',
  'api-structure',
  'api-syntax',
  'api-version',
  'baseline-invalid',
  'component-props',
  'config-invalid',
  'data-file-invalid',
  'duplicate-route',
  'frontmatter-duplicate-key',
  'frontmatter-invalid',
  'frontmatter-missing',
  'frontmatter-missing-key',
  'frontmatter-syntax',
  'frontmatter-unknown-key',
  'mdx-expression',
  'mdx-syntax',
  'object-schema-invalid',
  'redirect-invalid',
  'screen-invalid',
  'sidebar-invalid',
  'site-component-invalid',
  'site-playground-invalid',
  'unknown-component',
  'unsafe-svg',
])

/** Whether there are errors with which something cannot be built, whatever severities a site has. */
export function preventsBuild(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, code }) => severity === 'error' && requiredCodes.has(code))
}

/**
 * Whether a path matches a pattern: `*` is any part of a name, and `**` any number of folders.
 * @example globMatcher('content/**')('content/a/b.md') → true
 */
export function globMatcher(pattern: string): (path: string) => boolean {
  const source = pattern.replace(/\*\*\/|\*\*|\*|[.+?^${}()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : `\\${part}`
  })
  const whole = new RegExp(`^${source}$`)
  return (path) => whole.test(path)
}

/** Diagnostics as a site wants them reported: with its severities, and without those that it has turned off. */
export function withSeverities(
  diagnostics: readonly Diagnostic[],
  { severity: everywhere = {}, paths = [] }: ChecksConfig = {},
): Diagnostic[] {
  const rules = [
    { matches: () => true, severity: everywhere },
    ...paths.map(({ files, severity = {} }) => ({ matches: globMatcher(files), severity })),
  ].reverse()
  return diagnostics.flatMap((diagnostic) => {
    const { code, file, severity } = diagnostic
    if (requiredCodes.has(code)) return diagnostic
    const chosen = rules.find((rule) => rule.severity[code] !== undefined && rule.matches(file))?.severity[code]
    if (chosen === 'off') return []
    return chosen === undefined || chosen === severity ? diagnostic : { ...diagnostic, severity: chosen }
  })
}
