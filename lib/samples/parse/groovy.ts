import { placeOfOffset } from '../../diagnostics/text-place.ts'
import { bracketDiagnostic } from './brackets.ts'
import { type GroovyToken, groovyTokens } from './groovy-tokens.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const isOperand = (token: GroovyToken | undefined) =>
  token !== undefined && (token.kind === 'string' || token.kind === 'number' || token.kind === 'name')
// Words between two values, or before one.
const wordOperators = /^(?:in|as|instanceof|new|return|throw|assert|final|def|case|extends|implements)$/
const needsValueAfter = /^(?:=|\+|-|==|!=|&&|\|\||\+=|-=|\?:|=~|==~|\?\.|<=|>=|<<|\?)$/
const needsValueBefore = /^(?:=|==|!=|&&|\|\||\+=|-=|\?:|=~|==~|\?\.|<=|>=|<<|\.)$/

interface Open {
  token: GroovyToken
  /** The word before the bracket: `for`, `if`, or the name of a called method. */
  before: string
}

/** A value that follows another one without a comma in a list, a map, or call arguments. */
function isMissingComma(open: Open | undefined, token: GroovyToken, before: GroovyToken, after?: GroovyToken): boolean {
  if (open === undefined || open.token.text === '{' || !isOperand(token) || wordOperators.test(token.text)) return false
  if (wordOperators.test(before.text)) return false
  const endsValue = before.kind === 'string' || before.kind === 'number' || before.text === ']'
  if (open.token.text === '[') return endsValue || before.text === ')' || before.kind === 'name'
  const startsEntry = after?.text === ':' && open.before !== 'for'
  return endsValue || (startsEntry && (before.kind === 'name' || before.text === ')'))
}

/** Checks tokens from left to right and returns the first error. */
function findDiagnostic(text: string, all: readonly GroovyToken[]): SyntaxDiagnostic | undefined {
  const at = (offset: number, message: string, hint: string) => ({ ...placeOfOffset(text, offset), message, hint })
  const tokens = all.filter(({ kind }) => kind !== 'newline')
  const brackets = tokens.filter(({ kind }) => kind === 'bracket')
  const bracketError = bracketDiagnostic(
    text,
    brackets.map(({ offset, text: bracket }) => ({ offset, bracket })),
  )
  if (bracketError !== undefined) return bracketError
  const open: Open[] = []
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const after = tokens[index + 1]
    for (const embedded of token.embedded ?? []) {
      const diagnostic = findDiagnostic(text, embedded.tokens)
      if (diagnostic !== undefined) return diagnostic
    }
    if (token.kind === 'bracket') {
      if ('{[('.includes(token.text)) open.push({ token, before: before?.text ?? '' })
      else open.pop()
    }
    if (before !== undefined && isMissingComma(open.at(-1), token, before, after)) {
      return at(before.offset + before.text.length, 'A comma is missing here.', 'Put “,” between two values.')
    }
    const ends = after === undefined || /^[)\]},;]$/.test(after.text)
    if (token.kind === 'operator' && needsValueAfter.test(token.text) && (ends || needsValueBefore.test(after.text))) {
      return at(token.offset, `There is no value after “${token.text}”.`, 'Add one.')
    }
    if (token.kind !== 'name' || before?.text === '.') continue
    const takesCondition = /^(?:if|while|for|switch|catch)$/.test(token.text) && after?.text !== ':'
    if (takesCondition && after?.text !== '(') {
      return at(token.offset, `There is no “(” after “${token.text}”.`, 'Put its condition in parentheses.')
    }
    if (token.text === 'def' && after?.kind === 'operator' && after.text === '=') {
      return at(after.offset, 'There is no name after “def”.', 'Add one.')
    }
  }
  return undefined
}

/**
 * Finds the first error of a Groovy sample, such as a Jenkinsfile: strings, brackets, missing commas between values,
 * operators without a value, and conditions without parentheses. It does not check the pipeline's own vocabulary.
 */
export function groovyDiagnostics(text: string): SyntaxDiagnostic[] {
  const { tokens, diagnostic } = groovyTokens(text)
  const firstDiagnostic = diagnostic ?? findDiagnostic(text, tokens)
  return firstDiagnostic === undefined ? [] : [firstDiagnostic]
}
