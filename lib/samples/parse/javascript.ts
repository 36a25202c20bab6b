import { type ParserOptions, parse } from '@babel/parser'
import { endBefore, endOf, placeOfOffset } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const explanations: readonly Explanation[] = [
  [/^Unexpected token, expected "(.+)"/, '“$1” is missing here.', 'Add it.'],
  [
    /^Unterminated string constant/,
    'This string is not closed on its line.',
    'Add its closing quote; a string of several lines goes in backticks.',
  ],
  [/^Unterminated template/, 'This string in backticks is never closed.', 'Add its closing backtick.'],
  [/^Unterminated regular expression/, 'This regular expression is never closed.', 'Add its “/”.'],
  [/^Unterminated comment/, 'This comment is never closed.', 'Add “*/”.'],
  [/^Unterminated JSX contents/, 'This element is never closed.', 'Add its closing tag.'],
  [
    /^Expected corresponding JSX closing tag for <(.*)>/,
    'Another element is open here: <$1>.',
    'Close it first with </$1>.',
  ],
  [
    /^Adjacent JSX elements must be wrapped/,
    'Two elements are side by side without a parent.',
    'Put them into one: <>…</>.',
  ],
  [
    /^Missing semicolon/,
    'Something is missing here: the statement ends, but its line continues.',
    'Add an operator, a comma, or a line break.',
  ],
  [/^Identifier '(.+)' has already been declared/, '“$1” is declared twice.', 'Give one of the two a different name.'],
  [/^Unexpected reserved word '(.+)'/, '“$1” is not allowed here.', 'Put “await” into an async function.'],
  [/^Unexpected keyword '(.+)'/, '“$1” is not allowed here.', 'Add what must come before it, or remove it.'],
  [/^Missing initializer in (const|destructuring) declaration/, 'A “const” needs a value.', 'Add “= value”.'],
  [
    /^Assigning to rvalue|^Invalid left-hand side/,
    'Nothing can be assigned to this.',
    'Compare with “===”, or put a name on the left.',
  ],
  [/^Unexpected (?:token|character)/, 'This does not belong here.', 'Remove it, or add what must come before it.'],
]

const options: ParserOptions = {
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowUndeclaredExports: true,
  allowNewTargetOutsideFunction: true,
  errorRecovery: false,
}

interface ParserError extends SyntaxError {
  loc: { line: number; column: number }
  pos: number
}

type Plugins = NonNullable<ParserOptions['plugins']>

function attempt(text: string, plugins: Plugins, sourceType: 'module' | 'script'): ParserError | undefined {
  try {
    parse(text, { ...options, sourceType, plugins })
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error
    return error as ParserError
  }
}

const readings: Readonly<Record<'javascript' | 'typescript', readonly Plugins[]>> = {
  javascript: [['jsx', 'decorators']],
  // In TypeScript, `<T>` can be a type assertion or an element, and a parser can only accept one of them.
  typescript: [
    ['typescript', 'decorators'],
    ['typescript', 'jsx', 'decorators'],
  ],
}

/**
 * Finds the first error of a JavaScript or TypeScript sample, with or without JSX: a module or a classic script. The
 * error of the interpretation that gets furthest is reported.
 */
export function javascriptDiagnostics(text: string, language: 'javascript' | 'typescript'): SyntaxDiagnostic[] {
  let furthest: ParserError | undefined
  for (const plugins of readings[language]) {
    for (const sourceType of ['module', 'script'] as const) {
      const error = attempt(text, plugins, sourceType)
      if (error === undefined) return []
      if (furthest === undefined || error.pos > furthest.pos) furthest = error
    }
  }
  if (furthest === undefined) return []
  const message = furthest.message.replace(/ \(\d+:\d+\)$/, '')
  const brackets = /^Unterminated (?:string|template|comment)/.test(message)
    ? undefined
    : bracketDiagnosticIn(text, 'javascript')
  if (brackets !== undefined) return [brackets]
  const name = language === 'typescript' ? 'TypeScript' : 'JavaScript'
  const place = placeOfOffset(text, furthest.pos)
  if (furthest.pos >= text.trimEnd().length) {
    return [{ ...endOf(text), message: 'The sample ends where something must follow.', hint: 'Complete it.' }]
  }
  const isMissing = /^Unexpected token, expected|^Missing semicolon/.test(message)
  return [{ ...(isMissing ? endBefore(text, place) : place), ...explain(explanations, name, message) }]
}
