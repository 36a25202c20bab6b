import { columnOfByte, endOf } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const explanations: readonly Explanation[] = [
  [
    /^missing ',' before newline/,
    'A comma is missing at the end of this line.',
    'Go needs one after the last item, too, when the bracket closes on its own line.',
  ],
  [/^missing ','/, 'A comma is missing here.', 'Add it.'],
  [
    /^(?:raw )?string literal not terminated/,
    'This string is never closed.',
    'Add its closing quote; a string of several lines goes in backticks.',
  ],
  [
    /^rune literal not terminated|^illegal rune literal/,
    'Single quotes can contain only one character.',
    'Put a string in double quotes.',
  ],
  [/^comment not terminated/, 'This comment is never closed.', 'Add “*/”.'],
  [
    /^unexpected semicolon or newline before (\S+)/,
    '“$1” is on its own line.',
    'Move it to the end of the line above.',
  ],
  [/^missing import path/, 'An import path goes in double quotes.', 'Write import "fmt".'],
  [
    /^unknown escape sequence/,
    'This “\\” starts an escape that Go does not have.',
    'Write “\\\\”, or put the string in backticks.',
  ],
  [/^illegal character U\+\w+ '(.+)'/, '“$1” has no meaning in Go.', 'Remove it, or put it in a string.'],
  [/^expected operand/, 'A value is missing here.', 'Add it.'],
  [
    /^expected ';', found '?([^']+)'?/,
    'Something is missing before “$1”: an operator or a line break.',
    'Correct the line.',
  ],
  [
    /^expected statement, found '?([^']+)'?/,
    'No statement starts with “$1”.',
    'Put “else” on the line of the closing brace.',
  ],
  [
    /^expected declaration, found '?([^']+)'?/,
    '“$1” is outside a function.',
    'Move it into one, or remove the bracket that closes it too early.',
  ],
  [/^expected '(.+)', found newline/, '“$1” is missing at the end of this line.', 'Add it.'],
  [/^expected '?(.+?)'?, found '?([^']+?)'?$/, 'There is no “$1” before “$2”.', 'Add it.'],
]

/** One interpretation of a sample: the inserted text before its first line, and the resulting source. */
interface Reading {
  prefix: string
  source: string
}

const packageClause = /^\s*(?:(?:\/\/.*|\/\*[\s\S]*?\*\/)\s*)*package\b/
const imports = /^(?:\s*(?:\/\/.*|import\s*\([^)]*\)|import\s+(?:[\w.]+\s+)?"[^"\n]*"))+/

/** A sample without a package clause contains declarations, or the statements of a function, after any imports. */
function readings(text: string): Reading[] {
  if (packageClause.test(text)) return [{ prefix: '', source: text }]
  const inFile = 'package sample;'
  const inFunction = `${inFile}func _() {`
  const head = imports.exec(text)?.[0] ?? ''
  return [
    { prefix: inFile, source: inFile + text },
    { prefix: inFunction, source: `${inFunction}${head.replaceAll(/[^\n]/g, ' ')}${text.slice(head.length)}\n}` },
  ]
}

const report = /(\d+):(\d+): (.*?)(?: \(and \d+ more errors?\))?$/

async function diagnosticOf(
  format: SampleEngines['go'],
  { prefix, source }: Reading,
): Promise<SyntaxDiagnostic | undefined> {
  const output = await format(source)
  if (output === undefined) return undefined
  const [, line = '', column = '', message = ''] = report.exec(output) ?? []
  if (line === '') return { line: 1, column: 1, message: output }
  const before = line === '1' ? prefix.length : 0
  const place = { line: Number(line), column: Math.max(1, columnOfByte(source, Number(line), Number(column)) - before) }
  return { ...place, message }
}

const isAfter = (a: SyntaxDiagnostic, b: SyntaxDiagnostic) =>
  a.line > b.line || (a.line === b.line && a.column > b.column)

/**
 * Finds the first error of a Go sample: a file, declarations, or the statements of a function. The error of the
 * interpretation that gets furthest is reported.
 */
export async function goDiagnostics(format: SampleEngines['go'], text: string): Promise<SyntaxDiagnostic[]> {
  let furthest: SyntaxDiagnostic | undefined
  for (const reading of readings(text)) {
    const diagnostic = await diagnosticOf(format, reading)
    if (diagnostic === undefined) return []
    if (furthest === undefined || isAfter(diagnostic, furthest)) furthest = diagnostic
  }
  if (furthest === undefined) return []
  const { message, ...place } = furthest
  const brackets = message.includes('not terminated') ? undefined : bracketDiagnosticIn(text, 'go')
  if (brackets !== undefined) return [brackets]
  const lineText = text.split('\n')[place.line - 1] ?? ''
  if (message.startsWith('missing import path')) place.column = lineText.search(/\S+\s*$/) + 1
  const isBehind = place.line > text.trimEnd().split('\n').length
  return [{ ...(isBehind ? endOf(text) : place), ...explain(explanations, 'Go', message) }]
}
