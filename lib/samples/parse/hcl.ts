import { bracketFaultIn } from './brackets.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { columnOfCharacter, endBefore, placeOfOffset, type TextPlace } from './text-place.ts'

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
const finding = /sample\.tf:(\d+),(\d+)-(?:\d+,)?\d+: (.*?)(?=\s+sample\.tf:\d+,\d+-|\]?$)/gs

/** Where the writer has to change something: the parser names the place at which it gave up. */
function placeToMend(text: string, found: TextPlace, message: string): TextPlace {
  const lineText = text.split('\n')[found.line - 1] ?? ''
  if (message.startsWith('Unclosed template')) {
    return { line: found.line, column: lineText.indexOf('${', found.column - 1) + 1 || found.column }
  }
  if (message.startsWith('Invalid multi-line string')) {
    return { line: found.line, column: lineText.lastIndexOf('"') + 1 || found.column }
  }
  if (/^Missing (?:item|attribute) separator/.test(message)) return endBefore(text, found)
  if (!message.startsWith('Unterminated template string')) return found
  const heredoc = [...text.matchAll(/<<-?(\w+)$/gm)].at(-1)
  return heredoc === undefined ? found : placeOfOffset(text, heredoc.index)
}

/** Finds all faults of an HCL sample that do not follow from another one: at most one on a line. */
export async function hclFaults(parse: SampleEngines['hcl'], text: string): Promise<SyntaxFault[]> {
  // A heredoc ends with the line break behind its marker.
  const report = await parse(`${text}\n`)
  if (report === undefined) return []
  // A string that is not closed hides brackets, so it comes first.
  const openString = /Unclosed template|Unterminated template|Invalid multi-line string/.test(report)
  const brackets = openString ? undefined : bracketFaultIn(text, 'hcl')
  if (brackets !== undefined) return [brackets]
  const faults: SyntaxFault[] = []
  for (const [, line = '', column = '', message = ''] of report.matchAll(finding)) {
    const found = { line: Number(line), column: columnOfCharacter(text, Number(line), Number(column)) }
    const place = placeToMend(text, found, message)
    if (!faults.some((fault) => fault.line === place.line)) {
      faults.push({ ...place, ...explain(explanations, 'HCL', message) })
    }
  }
  if (openString) return faults.sort((a, b) => a.line - b.line).slice(0, 1)
  return faults.length > 0 ? faults : [{ line: 1, column: 1, ...explain(explanations, 'HCL', report) }]
}
