import { columnOfCharacter, endBefore, placeOfOffset, type TextPlace } from '../../diagnostics/text-place.ts'
import { bracketDiagnosticIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const explanations: readonly Explanation[] = [
  [
    /^Argument or block definition required; An argument or block definition is required here\. To set/,
    'There is no “=” between a name and its value.',
    'Write name = value.',
  ],
  [
    /^Argument or block definition required/,
    'This starts neither an argument nor a block.',
    'Write name = value, or a block with “{”; remove a “}” that closes nothing.',
  ],
  [
    /^Invalid block definition/,
    'A block has no “{” on its first line.',
    'Write “{” after its labels, or “=” to set an argument.',
  ],
  [
    /^Missing newline after argument/,
    'A second argument is on the same line as the first.',
    'Put each argument on its own line.',
  ],
  [/^Invalid character; Single quotes/, 'HCL has no single quotes.', 'Put strings in double quotes.'],
  [/^Invalid character/, 'This character has no meaning in HCL.', 'Remove it, or put it in a string.'],
  [
    /^Invalid multi-line string/,
    'This string is not closed on its line.',
    'Add the closing quote; a string of several lines is a heredoc.',
  ],
  [/^Unterminated template string/, 'This heredoc is never closed.', 'Add a line that contains only its marker.'],
  [/^Unclosed template interpolation sequence/, 'A “${” of this string is never closed.', 'Add its “}”.'],
  [
    /^Missing (?:false|true) expression|^Missing false/,
    'A condition has no value after “:”.',
    'Write condition ? one : other.',
  ],
  [/^Missing expression|^Invalid expression/, 'A value is missing here.', 'Add it.'],
  [/^Missing item separator|^Missing attribute separator/, 'A comma or a line break is missing here.', 'Add it.'],
  [/^Missing attribute value/, 'A key needs “=” before its value.', 'Write key = value.'],
  [/^Missing key\/value separator/, 'A key needs “=” before its value.', 'Write key = value.'],
  [
    /^Attribute redefined; The argument "(.+?)"/,
    'The argument “$1” appears twice in this block.',
    'Keep one of the two.',
  ],
  [/^([^;]+);.*$/, 'This is not valid HCL: $1.'],
]

/** `sample.tf:2,3-4: Summary; Detail.`; a range of several lines is `2,3-4,1`. */
const diagnostic = /sample\.tf:(\d+),(\d+)-(?:\d+,)?\d+: (.*?)(?=\s+sample\.tf:\d+,\d+-|\]?$)/gs

/** The place that the writer must change; the parser reports the place where it gave up. */
function placeToMend(text: string, reported: TextPlace, message: string): TextPlace {
  const lineText = text.split('\n')[reported.line - 1] ?? ''
  if (message.startsWith('Unclosed template')) {
    return { line: reported.line, column: lineText.indexOf('${', reported.column - 1) + 1 || reported.column }
  }
  if (message.startsWith('Invalid multi-line string')) {
    return { line: reported.line, column: lineText.lastIndexOf('"') + 1 || reported.column }
  }
  if (/^Missing (?:item|attribute) separator/.test(message)) return endBefore(text, reported)
  if (!message.startsWith('Unterminated template string')) return reported
  const heredoc = [...text.matchAll(/<<-?(\w+)$/gm)].at(-1)
  return heredoc === undefined ? reported : placeOfOffset(text, heredoc.index)
}

/** Finds all independent errors of an HCL sample, at most one per line. */
export async function hclDiagnostics(parse: SampleEngines['hcl'], text: string): Promise<SyntaxDiagnostic[]> {
  // A heredoc ends with the line break after its marker.
  const report = await parse(`${text}\n`)
  if (report === undefined) return []
  // An unclosed string hides brackets, so it is checked first.
  const openString = /Unclosed template|Unterminated template|Invalid multi-line string/.test(report)
  const brackets = openString ? undefined : bracketDiagnosticIn(text, 'hcl')
  if (brackets !== undefined) return [brackets]
  const diagnostics: SyntaxDiagnostic[] = []
  for (const [, line = '', column = '', message = ''] of report.matchAll(diagnostic)) {
    const reportedPlace = { line: Number(line), column: columnOfCharacter(text, Number(line), Number(column)) }
    const place = placeToMend(text, reportedPlace, message)
    if (!diagnostics.some((diagnostic) => diagnostic.line === place.line)) {
      diagnostics.push({ ...place, ...explain(explanations, 'HCL', message) })
    }
  }
  if (openString) return diagnostics.sort((a, b) => a.line - b.line).slice(0, 1)
  return diagnostics.length > 0 ? diagnostics : [{ line: 1, column: 1, ...explain(explanations, 'HCL', report) }]
}
