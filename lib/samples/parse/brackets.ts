import type { SyntaxFault } from './syntax-fault.ts'
import { placeOfOffset } from './text-place.ts'

const closingOf: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

const doubleQuoted = /"(?:\\.|[^"\\\n])*"?/
const singleQuoted = /'(?:\\.|[^'\\\n])*'?/
const slashComment = /\/\/.*|\/\*[\s\S]*?\*\//
const hashComment = /#.*/

/** What is passed over in each language, so that brackets in strings and comments do not count. */
const skipped = {
  json: [doubleQuoted],
  python: [/'''[\s\S]*?(?:'''|$)/, /"""[\s\S]*?(?:"""|$)/, doubleQuoted, singleQuoted, hashComment],
  go: [/`[^`]*`?/, doubleQuoted, singleQuoted, slashComment],
  javascript: [/`(?:\\[\s\S]|[^`\\])*`?/, doubleQuoted, singleQuoted, slashComment],
  hcl: [/<<-?(\w+)\n[\s\S]*?\n[ \t]*\1\b/, doubleQuoted, slashComment, hashComment],
  jq: [/"(?:\\[\s\S]|[^"\\])*"?/, hashComment],
} as const

export interface Bracket {
  offset: number
  bracket: string
}

function bracketsOf(text: string, language: keyof typeof skipped): Bracket[] {
  const pattern = new RegExp(`${skipped[language].map(({ source }) => source).join('|')}|[{}[\\]()]`, 'g')
  return [...text.matchAll(pattern)]
    .map(({ index, 0: bracket }) => ({ offset: index, bracket }))
    .filter(({ bracket }) => /^[{}[\]()]$/.test(bracket))
}

/** The column at which the line of an offset begins to have text. */
function indentAt(text: string, offset: number): number {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).search(/\S|$/)
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''
}

function unclosed(text: string, { offset, bracket }: Bracket): SyntaxFault {
  const message = `This “${bracket}” is never closed.`
  return { ...placeOfOffset(text, offset), message, hint: `Add its “${closingOf[bracket]}”.` }
}

/**
 * What is wrong with the brackets of a text, if they do not pair. Which of several is not closed is told by indentation:
 * the first whose line is indented otherwise than the line that starts with the bracket that would close it.
 */
export function bracketFault(text: string, brackets: Iterable<Bracket>): SyntaxFault | undefined {
  const open: Bracket[] = []
  let suspect: Bracket | undefined
  for (const found of brackets) {
    const { offset, bracket } = found
    if (bracket in closingOf) {
      open.push(found)
      continue
    }
    const opening = open.pop()
    if (opening === undefined) {
      return { ...placeOfOffset(text, offset), message: `“${bracket}” closes nothing.`, hint: 'Remove it.' }
    }
    if (closingOf[opening.bracket] !== bracket) {
      if (open.some((outer) => closingOf[outer.bracket] === bracket)) return unclosed(text, suspect ?? opening)
      const { line } = placeOfOffset(text, opening.offset)
      return {
        ...placeOfOffset(text, offset),
        message: `“${bracket}” does not close the “${opening.bracket}” of line ${line} of the sample.`,
        hint: `Write “${closingOf[opening.bracket]}”.`,
      }
    }
    if (startsLine(text, offset) && indentAt(text, opening.offset) !== indentAt(text, offset)) suspect ??= opening
  }
  const last = open.at(-1)
  return last === undefined ? undefined : unclosed(text, suspect ?? last)
}

/** The same for a text of a language, with its strings and comments passed over. */
export function bracketFaultIn(text: string, language: keyof typeof skipped): SyntaxFault | undefined {
  return bracketFault(text, bracketsOf(text, language))
}
