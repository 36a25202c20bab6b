import { placeOfOffset, type TextPlace } from '../diagnostics/text-place.ts'
import { type Explanation, explain } from '../samples/parse/explain.ts'

const explanations: readonly Explanation[] = [
  [
    /^Cannot index (\w+) with (?:string )?"(.*)"/,
    'The field “$2” is read from a value that is not an object: jq calls it $1.',
    'Look at what comes before “.$2”; “.$2?” skips such values.',
  ],
  [
    /^Cannot index (\w+) with (?:number|object)/,
    'A position is read from a value that is not a list: jq calls it $1.',
    'Look at what comes before the brackets; “?” after them skips such values.',
  ],
  [
    /^Cannot iterate over (\w+)/,
    '“[]” iterates over a value that is neither a list nor an object: jq calls it $1.',
    'Look at what comes before it; “[]?” skips such values.',
  ],
  [
    /^(\w+) \((.*)\) and (\w+) \((.*)\) cannot be (\w+)/,
    '$2 and $4 cannot be $5: their types are $1 and $3.',
    'Make both the same type, for example with “tostring” or “tonumber”.',
  ],
  [/^(\w+) \((.*)\) has no keys/, '$2 has no keys: its type is $1.', 'Only objects and lists have keys.'],
  [
    /^(\w+) \((.*)\) has no length/,
    '$2 has no length: its type is $1.',
    'Strings, lists, objects, and numbers have one.',
  ],
  [/^(\w+) \((.*)\) cannot be parsed as a number/, '$2 is not a number.', 'Give “tonumber” a string of digits.'],
  [
    /^(\w+) \((.*)\) cannot be matched, as it is not a string/,
    '$2 cannot be matched: its type is $1, and only strings can be.',
    'Put “tostring” before it, or use “strings” to skip values that are not text.',
  ],
]

/** The place of the only match in the program; undefined if there are none or several. */
function onlyPlace(program: string, pattern: RegExp): TextPlace | undefined {
  const [first, second] = [...program.matchAll(pattern)]
  return first !== undefined && second === undefined ? placeOfOffset(program, first.index) : undefined
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function placeOf(error: string, program: string): TextPlace | undefined {
  const [, field] = /^Cannot index \w+ with (?:string )?"(.*)"/.exec(error) ?? []
  if (field !== undefined) {
    return onlyPlace(program, new RegExp(`\\.${escapePattern(field)}(?!\\w)|\\[?"${escapePattern(field)}"\\]?`, 'g'))
  }
  if (/^Cannot iterate over/.test(error)) return onlyPlace(program, /\[\]/g)
  return undefined
}

/**
 * Explains the error that ended a program in plain words. jq reports no place, so the place is only included if it is
 * unambiguous.
 */
export function explainError(error: string, program: string): Partial<TextPlace> & { message: string; hint?: string } {
  const explanation = explanations.find(([pattern]) => pattern.test(error))
  const words =
    explanation === undefined
      ? { message: `The expression fails with an error: ${error}` }
      : explain([explanation], 'jq', error)
  return { ...placeOf(error, program), ...words }
}
