import type { Language } from '#lib/languages/languages.ts'
import { findSyntaxDiagnostics } from '#lib/samples/find-syntax-diagnostics.ts'
import type { SyntaxDiagnostic } from '#lib/samples/parse/syntax-diagnostic.ts'
import { loadEngines } from '../../scripts/read/samples/load-engines.ts'

/** The real parsers, loaded at their first use. */
export const engines = loadEngines()

function frame(text: string, { line, column, message, hint }: SyntaxDiagnostic): string {
  const source = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ')
  return `${line}: ${source}\n${' '.repeat(`${line}: `.length + column - 1)}^ ${message}${hint === undefined ? '' : `  ${hint}`}`
}

/** The errors of each text, under the line that they are in. */
export async function shownDiagnostics(language: Language, texts: readonly string[]): Promise<string> {
  const shown: string[] = []
  for (const text of texts) {
    const diagnostics = await findSyntaxDiagnostics(engines, language, text)
    shown.push(
      diagnostics.length === 0
        ? `${text}\n(nothing)`
        : diagnostics.map((diagnostic) => frame(text, diagnostic)).join('\n'),
    )
  }
  return `\n${shown.join('\n\n')}\n`
}
