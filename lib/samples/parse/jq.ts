import { didYouMean } from '../../diagnostics/nearest.ts'
import { bracketFaultIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import { jqFunctions, otherVersionsBuiltins } from './jq-builtins.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { columnOfByte, endOf, placeOfOffset } from './text-place.ts'

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

function words(message: string, before: string): Pick<SyntaxFault, 'message' | 'hint'> {
  const [, name, count] = /^([\w:]+)\/(\d+) is not defined/.exec(message) ?? []
  if (name === undefined) return explain(explanations, 'jq', message)
  if (jqFunctions.includes(name)) {
    const given = count === '0' ? 'no argument' : count === '1' ? 'one argument' : `${count} arguments`
    return { message: `“${name}” does not take ${given}.`, hint: 'Arguments are separated by “;”.' }
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

/** `jq: error: … at <top-level>, line 2:`, then the line and a space for each byte before the fault. */
const finding = /^jq: error: (.*?)(?: \(Unix shell quoting issues\?\))? at <top-level>, line (\d+):\n(.*)$/gm

interface Finding {
  message: string
  line: number
  column: number
}

function findings(report: string, program: string): Finding[] {
  return [...report.matchAll(finding)].map(([, message = '', line = '', shown = '']) => {
    const source = program.split('\n')[Number(line) - 1] ?? ''
    const bytes = Math.max(0, shown.length - source.length)
    return { message, line: Number(line), column: columnOfByte(program, Number(line), bytes + 1) }
  })
}

/** The quote of a string that is not closed; strings of jq may span lines. */
function openQuote(text: string): number | undefined {
  const strings = [...text.matchAll(/#.*|"(?:\\[\s\S]|[^"\\])*("?)/g)]
  return strings.find(([whole, closing]) => whole.startsWith('"') && (closing === '' || whole === '"'))?.index
}

/**
 * Finds the first fault of a jq program: of syntax, or a function or variable that does not exist.
 * @see https://jqlang.org/manual/
 */
export async function jqFaults(compile: SampleEngines['jq'], text: string): Promise<SyntaxFault[]> {
  // Imports must come first.
  const declared = /^(?:\s|#.*)*(?:import|include|module)\b/.test(text) ? '' : otherVersionsBuiltins
  const program = `${declared}\n${text}`
  const report = await compile(program)
  if (report === undefined) return []
  const found = findings(report, program)
  const [first] = found
  // A module that is not at hand is no fault of the program.
  if (first === undefined) return []
  const quote = first.message.includes('unexpected end of file') ? openQuote(text) : undefined
  if (quote !== undefined) {
    return [{ ...placeOfOffset(text, quote), message: 'This string is never closed.', hint: 'Add its closing quote.' }]
  }
  const brackets = bracketFaultIn(text, 'jq')
  if (brackets !== undefined) return [brackets]
  const { message, line, column } = found.find((other) => other.message.startsWith('Possibly unterminated')) ?? first
  if (message.includes('unexpected end of file')) return [{ ...endOf(text), ...words(message, '') }]
  const before = (text.split('\n')[line - 2] ?? '').slice(0, column - 1)
  return [{ line: line - 1, column, ...words(message, before) }]
}
