import type { ComparedDiagnostics } from './baseline.ts'
import type { Diagnostic } from './diagnostic.ts'
import { upperFirst } from './upper-first.ts'

interface FormatOptions {
  color: boolean
  /** Text of a file as the writer sees it, for the code frame; undefined if it cannot be read. */
  sourceOf: (file: string) => string | undefined
}

const codes = { red: 31, yellow: 33, cyan: 36, dim: 2, bold: 1 } as const

function paint(color: boolean, style: keyof typeof codes, text: string): string {
  return color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text
}

/** Returns a range of lines without splitting the whole text: a file can be long and have many diagnostics. */
function linesFrom(text: string, first: number, count: number): string[] {
  let start = 0
  for (let line = 1; line < first; line++) {
    start = text.indexOf('\n', start) + 1
    if (start === 0) return []
  }
  const lines: string[] = []
  for (let end = start; lines.length < count && end !== -1; start = end + 1) {
    end = text.indexOf('\n', start)
    lines.push(text.slice(start, end === -1 ? undefined : end).replace(/\r$/, ''))
  }
  return lines
}

function frame(source: string, { line, column }: Diagnostic, color: boolean): string[] {
  const from = Math.max(1, line - 1)
  const lines = linesFrom(source, from, line - from + 2)
  if (lines[line - from] === undefined) return []
  const to = from + lines.length - 1
  const width = String(to).length
  const out: string[] = []
  for (const [index, fullLine] of lines.entries()) {
    const n = from + index
    const text = fullLine.slice(0, 140)
    const gutter = paint(color, 'dim', `${n === line ? '>' : ' '} ${String(n).padStart(width)} |`)
    out.push(`    ${gutter} ${text}`)
    if (n === line && column <= 140) {
      out.push(
        `    ${paint(color, 'dim', `  ${' '.repeat(width)} |`)} ${' '.repeat(column - 1)}${paint(color, 'red', '^')}`,
      )
    }
  }
  return out
}

/** One diagnostic as text: place and code, message and hint, code frame. */
export function formatDiagnostic(diagnostic: Diagnostic, { color, sourceOf }: FormatOptions): string {
  const { file, line, column, code, severity, message, hint } = diagnostic
  const place = paint(color, 'bold', `${file}:${line}:${column}`)
  const label = paint(color, severity === 'error' ? 'red' : 'yellow', severity === 'error' ? code : `${code} (warning)`)
  const text = hint === undefined ? message : `${message}  ${paint(color, 'cyan', hint)}`
  const source = sourceOf(file)
  return [`${place}  ${label}`, `  ${text}`, ...(source === undefined ? [] : frame(source, diagnostic, color))].join(
    '\n',
  )
}

/** One diagnostic as a GitHub Actions workflow command. @see GitHub Actions documentation, “Workflow commands” */
export function formatAnnotation({ severity, code, file, line, column, message, hint }: Diagnostic): string {
  const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const text = hint === undefined ? message : `${message} ${hint}`
  return `::${severity} file=${file},line=${line},col=${column},title=${code}::${escapeData(text)}`
}

/**
 * The closing line of a run, and a second one if something in the baseline is fixed.
 * @example summarize([]) → 'No errors, no warnings'
 */
export function summarize(
  diagnostics: readonly Diagnostic[],
  { hidden, fixed }: ComparedDiagnostics['baseline'] = { hidden: [], fixed: [] },
): string {
  const count = (severity: Diagnostic['severity'], word: string) => {
    const n = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
    return `${n === 0 ? 'no' : n} ${word}${n === 1 ? '' : 's'}`
  }
  const text = `${count('error', 'error')}, ${count('warning', 'warning')}`
  const inBaseline = hidden.length === 0 ? '' : `, ${hidden.length.toLocaleString('en-US')} in the baseline`
  const line = `${upperFirst(text)}${inBaseline}`
  if (fixed.length === 0) return line
  const subject =
    fixed.length === 1
      ? '1 diagnostic of the baseline is'
      : `${fixed.length.toLocaleString('en-US')} diagnostics of the baseline are`
  return `${line}\n${subject} fixed; run “npm run check -- --baseline” to record it.`
}
