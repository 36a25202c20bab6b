import type { SyntaxFault } from './syntax-fault.ts'

/** A parser's words as a pattern, and plain ones with its groups as `$1`. */
export type Explanation = readonly [pattern: RegExp, message: string, hint?: string]

const fill = (template: string, match: RegExpExecArray) =>
  template.replace(/\$(\d)/g, (_, group: string) => (match[Number(group)] ?? '').replaceAll('`', ''))

/** Puts a parser's message into plain words; one that has none is quoted as what the parser of the language says. */
export function explain(
  explanations: readonly Explanation[],
  language: string,
  original: string,
): Pick<SyntaxFault, 'message' | 'hint'> {
  for (const [pattern, message, hint] of explanations) {
    const match = pattern.exec(original)
    if (match === null) continue
    return { message: fill(message, match), ...(hint === undefined ? {} : { hint: fill(hint, match) }) }
  }
  const quoted = original.replaceAll(/[`']([^`'\s]+)[`']/g, '“$1”').replace(/\.$/, '')
  return { message: `This is not valid ${language}: ${quoted}.` }
}
