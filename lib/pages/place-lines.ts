import type { TokenEdit } from '../config/tokens.ts'
import type { SampleLine } from './sample.ts'

/** A text after token replacement, with the edits on each 1-based line. */
interface PlacedSource {
  lines: readonly string[]
  editsOf: (line: number) => readonly TokenEdit[]
}

/**
 * Maps the lines of a code block whose first line is the source's line `firstLine`. Each block line is the end of its
 * source line; the rest is the prefix that a list, a quote, or a component adds.
 */
export function placeLines(code: string, { lines, editsOf }: PlacedSource, firstLine: number): SampleLine[] {
  return code.split('\n').map((text, index) => {
    const line = firstLine + index
    const tokens = editsOf(line)
    const shift = (lines[line - 1] ?? '').length - text.length
    return { line, shift, ...(tokens.length === 0 ? {} : { tokens }) }
  })
}
