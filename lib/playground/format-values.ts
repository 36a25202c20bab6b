import { applyEdits, format } from 'jsonc-parser'

/** Maximum number of characters of a result that are shown. */
const textLimit = 50_000

/**
 * Formats JSON texts for readers, one below the other. Numbers are copied literally, so that long ones keep all their
 * digits.
 * @example formatValues(['{"a":1}', '[]']) → '{\n  "a": 1\n}\n[]'
 */
export function formatValues(values: readonly string[]): string {
  return values
    .map((text) => applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })))
    .join('\n')
}

/** Truncates a text that is too long to be shown. */
export function cutText(text: string): { text: string; isCut: boolean } {
  if (text.length <= textLimit) return { text, isCut: false }
  return { text: text.slice(0, text.lastIndexOf('\n', textLimit)), isCut: true }
}
