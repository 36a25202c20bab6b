import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

/** A pattern for a parser's message, and a plain message that uses its groups as `$1`. */
export type Explanation = readonly [pattern: RegExp, message: string, hint?: string]

const fill = (template: string, match: RegExpExecArray) =>
  template.replace(/\$(\d)/g, (_, group: string) => (match[Number(group)] ?? '').replaceAll('`', ''))

/** Explains a parser's message in plain words; a message without an explanation is quoted. */
export function explain(
  explanations: readonly Explanation[],
  language: string,
  original: string,
): Pick<SyntaxDiagnostic, 'message' | 'hint'> {
  for (const [pattern, message, hint] of explanations) {
    const match = pattern.exec(original)
    if (match === null) continue
    return { message: fill(message, match), ...(hint === undefined ? {} : { hint: fill(hint, match) }) }
  }
  const quotedMessage = original.replaceAll(/[`']([^`'\s]+)[`']/g, '“$1”').replace(/\.$/, '')
  return { message: `This is not valid ${language}: ${quotedMessage}.` }
}
