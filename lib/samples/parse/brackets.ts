import { endOf, placeOfOffset } from '../../diagnostics/text-place.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const closingOf: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

const doubleQuoted = /"(?:\\.|[^"\\\n])*"?/
const singleQuoted = /'(?:\\.|[^'\\\n])*'?/
const slashComment = /\/\/.*|\/\*[\s\S]*?\*\//
const hashComment = /#.*/

/** Text that is skipped in each language, so that brackets in strings and comments do not count. */
const skippedPatterns = {
  json: [doubleQuoted],
  python: [/'''[\s\S]*?(?:'''|$)/, /"""[\s\S]*?(?:"""|$)/, doubleQuoted, singleQuoted, hashComment],
  go: [/`[^`]*`?/, doubleQuoted, singleQuoted, slashComment],
  javascript: [/`(?:\\[\s\S]|[^`\\])*`?/, doubleQuoted, singleQuoted, slashComment],
  hcl: [/<<-?(\w+)\n[\s\S]*?\n[ \t]*\1\b/, doubleQuoted, slashComment, hashComment],
  jq: [/"(?:\\[\s\S]|[^"\\])*"?/, hashComment],
} as const

interface Bracket {
  offset: number
  bracket: string
}

function bracketsOf(text: string, language: keyof typeof skippedPatterns): Bracket[] {
  const pattern = new RegExp(`${skippedPatterns[language].map(({ source }) => source).join('|')}|[{}[\\]()]`, 'g')
  return [...text.matchAll(pattern)]
    .map(({ index, 0: bracket }) => ({ offset: index, bracket }))
    .filter(({ bracket }) => /^[{}[\]()]$/.test(bracket))
}

/** Indentation of the line that contains an offset. */
function indentAt(text: string, offset: number): number {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).search(/\S|$/)
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''
}

/** @param end offset before which it should have been closed */
function unclosedDiagnostic(text: string, { offset, bracket }: Bracket, end: number): SyntaxDiagnostic {
  const message = `This “${bracket}” is never closed.`
  const missingAt = endOf(text.slice(0, end))
  return { ...placeOfOffset(text, offset), message, hint: `Add its “${closingOf[bracket]}”.`, missingAt }
}

/**
 * Reports unbalanced brackets. If there are several candidates for the unclosed one, indentation decides: it is the
 * first whose line is indented differently from the line that starts with its closing bracket.
 */
export function bracketDiagnostic(text: string, brackets: Iterable<Bracket>): SyntaxDiagnostic | undefined {
  const openBrackets: Bracket[] = []
  let suspect: SyntaxDiagnostic | undefined
  for (const current of brackets) {
    const { offset, bracket } = current
    if (bracket in closingOf) {
      openBrackets.push(current)
      continue
    }
    const opening = openBrackets.pop()
    if (opening === undefined) {
      return { ...placeOfOffset(text, offset), message: `“${bracket}” closes nothing.`, hint: 'Remove it.' }
    }
    if (closingOf[opening.bracket] !== bracket) {
      if (openBrackets.some((outer) => closingOf[outer.bracket] === bracket))
        return suspect ?? unclosedDiagnostic(text, opening, offset)
      const { line } = placeOfOffset(text, opening.offset)
      return {
        ...placeOfOffset(text, offset),
        message: `“${bracket}” does not close the “${opening.bracket}” of line ${line} of the sample.`,
        hint: `Write “${closingOf[opening.bracket]}”.`,
      }
    }
    if (startsLine(text, offset) && indentAt(text, opening.offset) !== indentAt(text, offset)) {
      suspect ??= unclosedDiagnostic(text, opening, offset)
    }
  }
  const last = openBrackets.at(-1)
  return last === undefined ? undefined : (suspect ?? unclosedDiagnostic(text, last, text.length))
}

/** Like `bracketDiagnostic`, but skips the strings and comments of a language. */
export function bracketDiagnosticIn(
  text: string,
  language: keyof typeof skippedPatterns,
): SyntaxDiagnostic | undefined {
  return bracketDiagnostic(text, bracketsOf(text, language))
}
