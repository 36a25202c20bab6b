import { findSyntaxFaults } from '#lib/samples/parse/find-syntax-faults.ts'
import type { SyntaxFault } from '#lib/samples/parse/syntax-fault.ts'
import type { SampleLanguage } from '#lib/samples/sample.ts'
import { loadEngines } from '../../scripts/samples/load-engines.ts'

/** The real parsers, loaded at their first use. */
export const engines = loadEngines()

function frame(text: string, { line, column, message, hint }: SyntaxFault): string {
  const source = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ')
  return `${line}: ${source}\n${' '.repeat(`${line}: `.length + column - 1)}^ ${message}${hint === undefined ? '' : `  ${hint}`}`
}

/** The faults of each text, under the line that they are in. */
export async function shownFaults(language: SampleLanguage, texts: readonly string[]): Promise<string> {
  const shown: string[] = []
  for (const text of texts) {
    const faults = await findSyntaxFaults(engines, language, text)
    shown.push(faults.length === 0 ? `${text}\n(nothing)` : faults.map((fault) => frame(text, fault)).join('\n'))
  }
  return `\n${shown.join('\n\n')}\n`
}
