import { applyEdits, format } from 'jsonc-parser'

/** Characters of a result that are shown. */
const textLimit = 50_000

/**
 * JSON texts as readers see them, one below the other. Numbers stay as they were written, however long they are.
 * @example formatValues(['{"a":1}', '[]']) → '{\n  "a": 1\n}\n[]'
 */
export function formatValues(values: readonly string[]): string {
  return values
    .map((text) => applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })))
    .join('\n')
}

/** Cuts a text that is too long to be shown. */
export function cutText(text: string): { text: string; isCut: boolean } {
  if (text.length <= textLimit) return { text, isCut: false }
  return { text: text.slice(0, text.lastIndexOf('\n', textLimit)), isCut: true }
}
