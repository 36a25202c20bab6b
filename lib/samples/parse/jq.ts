import { didYouMean } from '../../diagnostics/nearest.ts'
import { columnOfByte, endOf, placeOfOffset, type TextPlace } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import { jqFunctions, otherVersionsBuiltins } from './jq-builtins.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const explanations: readonly Explanation[] = [
  [
    /^syntax error, unexpected INVALID_CHARACTER/,
    'This character has no meaning in jq.',
    'Put text in double quotes: jq has no single ones.',
  ],
  [/^syntax error, unexpected end of file/, 'The expression ends where something must follow.', 'Complete it.'],
  [
    /^syntax error, unexpected '?([^',]+)'?/,
    '“$1” does not belong here.',
    'Add what must come before it, or remove it.',
  ],
  [/^try \.\["field"\]/, 'A field with such a name needs quotes.', 'Write .["field name"].'],
  [/^Possibly unterminated '(.+)' statement/, 'This “$1” is never closed.', 'Add its “end”.'],
  [/^(\$\w+) is not defined/, 'No variable “$1” is set before this.', 'Set it with “as $1 |”.'],
]

function words(message: string, before: string): Pick<SyntaxDiagnostic, 'message' | 'hint'> {
  const [, name, count] = /^([\w:]+)\/(\d+) is not defined/.exec(message) ?? []
  if (name === undefined) return explain(explanations, 'jq', message)
  if (jqFunctions.includes(name)) {
    const argumentCount = count === '0' ? 'no argument' : count === '1' ? 'one argument' : `${count} arguments`
    return { message: `“${name}” does not take ${argumentCount}.`, hint: 'Arguments are separated by “;”.' }
  }
  const field = /\.([\w-]+-)$/.exec(before)?.[1]
  if (field !== undefined) {
    return {
      message: `A field with “-” in its name needs quotes: this subtracts “${name}”.`,
      hint: `Write ."${field}${name}".`,
    }
  }
  return {
    message: `“${name}” is not a jq function.`,
    hint: didYouMean(name, jqFunctions) ?? `Define it with “def ${name}: …;”, or write “.${name}” for a field.`,
  }
}

/** `jq: error: … at <top-level>, line 2:`, then the line and a space for each byte before the error. */
const diagnostic = /^jq: error: (.*?)(?: \(Unix shell quoting issues\?\))? at <top-level>, line (\d+):\n(.*)$/gm

interface ParserDiagnostic extends TextPlace {
  message: string
}

function diagnostics(report: string, program: string): ParserDiagnostic[] {
  return [...report.matchAll(diagnostic)].map(([, message = '', line = '', sourceLine = '']) => {
    const source = program.split('\n')[Number(line) - 1] ?? ''
    const bytes = Math.max(0, sourceLine.length - source.length)
    return { message, line: Number(line), column: columnOfByte(program, Number(line), bytes + 1) }
  })
}

/** The quote of an unclosed string; jq strings may span lines. */
function openQuote(text: string): number | undefined {
  const strings = [...text.matchAll(/#.*|"(?:\\[\s\S]|[^"\\])*("?)/g)]
  return strings.find(([whole, closing]) => whole.startsWith('"') && (closing === '' || whole === '"'))?.index
}

/**
 * Finds the first error of a jq program: a syntax error, or an undefined function or variable.
 * @see https://jqlang.org/manual/
 */
export async function jqDiagnostics(compile: SampleEngines['jq'], text: string): Promise<SyntaxDiagnostic[]> {
  // Imports must come first.
  const builtins = /^(?:\s|#.*)*(?:import|include|module)\b/.test(text) ? '' : otherVersionsBuiltins
  const program = `${builtins}\n${text}`
  const report = await compile(program)
  if (report === undefined) return []
  const parserDiagnostics = diagnostics(report, program)
  const [first] = parserDiagnostics
  // A module that is not available is not an error of the program.
  if (first === undefined) return []
  const quote = first.message.includes('unexpected end of file') ? openQuote(text) : undefined
  if (quote !== undefined) {
    return [{ ...placeOfOffset(text, quote), message: 'This string is never closed.', hint: 'Add its closing quote.' }]
  }
  const brackets = bracketDiagnosticIn(text, 'jq')
  if (brackets !== undefined) return [brackets]
  const { message, line, column } =
    parserDiagnostics.find((other) => other.message.startsWith('Possibly unterminated')) ?? first
  if (message.includes('unexpected end of file')) return [{ ...endOf(text), ...words(message, '') }]
  const before = (text.split('\n')[line - 2] ?? '').slice(0, column - 1)
  return [{ line: line - 1, column, ...words(message, before) }]
}
