import { offsetOfPlace, placeOfByte, placeOfOffset } from '../../diagnostics/text-place.ts'
import { type Explanation, explain } from './explain.ts'
import type { SampleEngines } from './sample-engines.ts'
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts'

const placeholder = 'Put a placeholder such as “<name>” in quotes: outside quotes, “<” and “>” read and write files.'

const explanations: readonly Explanation[] = [
  [/^reached EOF without closing quote [`"](.+?)[`"]$/, 'This quote is never closed.', 'Add its closing $1.'],
  [/^reached EOF without matching `(.+)` with `(.+)`/, 'This “$1” is never closed.', 'Add its “$2”.'],
  [/^reached `(.+)` without matching `(.+)` with `(.+)`/, '“$2” is not closed before “$1”.', 'Add its “$3” first.'],
  [/^`(.+)` statement must end with `(.+)`/, 'This “$1” is never closed.', 'Add its “$2”.'],
  [
    /^unclosed here-document `(.+)`/,
    'This here-document is never closed.',
    'Add a line that contains only “$1”, without indentation.',
  ],
  [/^`(fi)` can only/, '“$1” ends nothing: no “if … then” is open.', 'Add “then” to the “if” above, or remove “$1”.'],
  [/^`(done)` can only/, '“$1” ends nothing: no loop with “do” is open.', 'Add “do” to the loop above, or remove it.'],
  [/^`(.+)` can only be used to close/, '“$1” closes nothing.', 'Remove it, or put it in quotes.'],
  [/^`(then|elif|else)` can only/, '“$1” is outside an “if”.', 'Start with “if …; then”.'],
  [/^`(.+)` can only be used (?:to end )?(?:in )?an? (.+)/, '“$1” is outside a $2.', 'Add the $2, or remove “$1”.'],
  [/^`(&&|\|\||\|)` can only/, 'There is no command before “$1”.', 'Add one, or end the line above with “$1”.'],
  [/^`([<>].*)` must be followed by a word/, 'A file name is missing after “$1”.', placeholder],
  [
    /^`(then|do|else)` must be followed by a statement list/,
    'There is no command after “$1”.',
    'Add one, for example “:”.',
  ],
  [/^`(if|while|until|elif)` must be followed/, 'There is no condition after “$1”.', 'Add one.'],
  [/^`(\S+) .*` must be followed by `do`/, 'This “$1” has no “do”.', 'Add “; do” at the end of the line.'],
  [/^`(.+)` must be followed by a statement/, 'There is no command after “$1”.', 'Add one, or remove “$1”.'],
  [/^`(.+)` must be followed by an expression/, 'There is no value after “$1”.', 'Add one, or remove “$1”.'],
  [
    /^a command can only contain words and redirects; encountered `(.+)`/,
    '“$1” is not allowed in a command.',
    'Put it in quotes.',
  ],
  [/^not a valid test operator: `(.+)`/, '“$1” is not a test operator.', 'Correct it, and close the test with “]]”.'],
  [
    /^not a valid parameter expansion operator/,
    'This expansion of a variable is not valid.',
    'Close it with “}” after the name.',
  ],
  [/^invalid var name/, 'This is not a variable name.', 'Use letters, digits, and “_”, and do not start with a digit.'],
]

/**
 * Strings of a script: in single quotes, or in double quotes, in which “\\” escapes; comments and escapes in between.
 */
const quotedStrings = /\\[\s\S]|(?:^|(?<=\s))#.*|'[^']*'|"(?:\\[\s\S]|[^"\\])*"/g

/**
 * Where a quote that is never closed was opened. The parser blames the last one. But a string that continues on another
 * line and ends where the next one starts, after a space and right before a word, was already open.
 */
function unclosedQuote(text: string, offset: number): number {
  for (const { 0: string, index } of text.matchAll(quotedStrings)) {
    const end = index + string.length
    const isNextStart = /[\s=(]/.test(string.at(-2) ?? '') && /[^\s;)|&<>]/.test(text[end] ?? ' ')
    if (/^["']/.test(string) && string.includes('\n') && isNextStart) return index
  }
  return offset
}

/** Finds the first error of a shell script, parsed as Bash. */
export async function shellDiagnostics(parse: SampleEngines['shell'], text: string): Promise<SyntaxDiagnostic[]> {
  const diagnostic = await parse(text)
  if (diagnostic === undefined) return []
  const words = explain(explanations, 'shell', diagnostic.message)
  const place = placeOfByte(text, diagnostic.offset)
  if (!diagnostic.message.includes('without closing quote')) return [{ ...place, ...words }]
  return [{ ...placeOfOffset(text, unclosedQuote(text, offsetOfPlace(text, place))), ...words }]
}
