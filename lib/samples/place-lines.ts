import type { TokenEdit } from '../config/tokens.ts'
import type { SampleLine } from './sample.ts'

/** A text whose tokens were replaced, with what that changed on each 1-based line. */
export interface PlacedSource {
  lines: readonly string[]
  editsOf: (line: number) => readonly TokenEdit[]
}

/**
 * Places the lines of a code block whose first one is the source's line `firstLine`. A block's line is the end of the
 * source's line: what a list, a quote or a component stands before it with is the rest.
 */
export function placeLines(code: string, { lines, editsOf }: PlacedSource, firstLine: number): SampleLine[] {
  return code.split('\n').map((text, index) => {
    const line = firstLine + index
    const tokens = editsOf(line)
    const shift = (lines[line - 1] ?? '').length - text.length
    return { line, shift, ...(tokens.length === 0 ? {} : { tokens }) }
  })
}
