import { bracketFaultIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { columnOfByte, endOf } from './text-place.ts'

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

/** One way to read a sample: what stands before its first line, and the source. */
interface Reading {
  prefix: string
  source: string
}

const packageClause = /^\s*(?:(?:\/\/.*|\/\*[\s\S]*?\*\/)\s*)*package\b/
const imports = /^(?:\s*(?:\/\/.*|import\s*\([^)]*\)|import\s+(?:[\w.]+\s+)?"[^"\n]*"))+/

/** A sample without a package clause is a list of declarations, or the statements of a function, after imports. */
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

async function faultOf(format: SampleEngines['go'], { prefix, source }: Reading): Promise<SyntaxFault | undefined> {
  const found = await format(source)
  if (found === undefined) return undefined
  const [, line = '', column = '', message = ''] = report.exec(found) ?? []
  if (line === '') return { line: 1, column: 1, message: found }
  const before = line === '1' ? prefix.length : 0
  const place = { line: Number(line), column: Math.max(1, columnOfByte(source, Number(line), Number(column)) - before) }
  return { ...place, message }
}

const isAfter = (a: SyntaxFault, b: SyntaxFault) => a.line > b.line || (a.line === b.line && a.column > b.column)

/**
 * Finds the first fault of a Go sample: a file, declarations, or the statements of a function. Of two readings the one
 * that gets further is told.
 */
export async function goFaults(format: SampleEngines['go'], text: string): Promise<SyntaxFault[]> {
  let furthest: SyntaxFault | undefined
  for (const reading of readings(text)) {
    const fault = await faultOf(format, reading)
    if (fault === undefined) return []
    if (furthest === undefined || isAfter(fault, furthest)) furthest = fault
  }
  if (furthest === undefined) return []
  const { message, ...place } = furthest
  const brackets = message.includes('not terminated') ? undefined : bracketFaultIn(text, 'go')
  if (brackets !== undefined) return [brackets]
  const lineText = text.split('\n')[place.line - 1] ?? ''
  if (message.startsWith('missing import path')) place.column = lineText.search(/\S+\s*$/) + 1
  const isBehind = place.line > text.trimEnd().split('\n').length
  return [{ ...(isBehind ? endOf(text) : place), ...explain(explanations, 'Go', message) }]
}
