import { endBefore } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const explanations: readonly Explanation[] = [
  [/^Expected `:`, found `=`/, 'A condition compares with “==”; “=” assigns.', 'Write “==”.'],
  [/^Expected `:`, found newline/, 'A “:” is missing at the end of this line.', 'Add it.'],
  [/^Expected `:`/, 'A “:” is missing here.', 'Add it.'],
  [/^Expected `,`/, 'A comma is missing here.', 'Put “,” between two values.'],
  [
    /^Expected an indented block after (.+)/,
    'The block of the $1 must be indented.',
    'Indent the line by four spaces.',
  ],
  [/^Unexpected indentation/, 'This line is indented further than its block.', 'Align it with the line above.'],
  [
    /^unindent does not match/,
    'The indentation of this line does not match any block above.',
    'Align it with the block that it belongs to.',
  ],
  [
    /^(?:f-string: )?(?:missing closing quote|unterminated string)/,
    'This string is never closed.',
    'Add its closing quote.',
  ],
  [/^f-string: expecting `}`/, 'A “{” of this f-string is never closed.', 'Add its “}”, or write “{{” for a brace.'],
  [/^Expected one or more symbol names/, 'A name is missing after “import”.', 'Add it.'],
  [/^Expected `except` or `finally`/, 'A “try” has neither “except” nor “finally”.', 'Add one of the two.'],
  [
    /^Simple statements must be separated/,
    'Two statements are on one line.',
    'Add the operator or the line break that is missing; “print” needs parentheses.',
  ],
  [
    /^Invalid assignment target/,
    'Nothing can be assigned to this.',
    'Put a name on the left of “=”, and compare with “==”.',
  ],
  [
    /^Positional argument cannot follow/,
    'A value without a name comes after one with a name.',
    'Move it to the front.',
  ],
  [
    /^Parameter without a default/,
    'A parameter without a default comes after one with a default.',
    'Move it to the front.',
  ],
  [/^Got unexpected token (.+)/, '“$1” has no meaning in Python.', 'Remove it, or put it in a string.'],
  [/^Expected an expression/, 'A value is missing here.', 'Add it.'],
  [/^Expected a statement/, 'This does not belong here.', 'Remove it, or add what it belongs to.'],
  [
    /^Invalid decimal integer literal/,
    'A number cannot start with zero.',
    'Remove the zero, or put the digits in a string.',
  ],
]

/** Finds the first error of a Python sample; later ones usually follow from it. */
export async function pythonDiagnostics(parse: SampleEngines['python'], text: string): Promise<SyntaxDiagnostic[]> {
  const parserErrors = await parse(text)
  const [first] = parserErrors
  if (first === undefined) return []
  const { line, column, message } = first
  const brackets = message.includes('closing quote') ? undefined : bracketDiagnosticIn(text, 'python')
  if (brackets !== undefined) return [brackets]
  const words = explain(explanations, 'Python', message)
  // For a wrongly indented line, the writer looks for its first character.
  if (/indent/i.test(message)) {
    return [{ line, column: (text.split('\n')[line - 1] ?? '').search(/\S|$/) + 1, ...words }]
  }
  const isMissing = /^Expected `[:,]`, found (?!`=`)/.test(message)
  return [{ ...(isMissing ? endBefore(text, { line, column }) : { line, column }), ...words }]
}
