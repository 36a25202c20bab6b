import { sourceColumnIn, type TokenEdit } from '../config/tokens.ts'
import type { SourcePlace, TextPlace } from '../diagnostics/text-place.ts'
import type { Sample, SampleLine } from './sample.ts'

/** A text that maps each of its lines to a place in another text. */
export interface PlacedText {
  text: string
  lines: readonly SampleLine[]
}

/** Maps a place in a text to the text that its lines come from. */
export function placeOf({ text, lines }: PlacedText, line: number, column: number): TextPlace {
  // For unterminated input, some parsers report the line after the last one. Map it to the end of the last line.
  if (line > lines.length) return placeOf({ text, lines }, lines.length, (text.split('\n').at(-1) ?? '').length + 1)
  const { line: sourceLine, shift, tokens } = lines[Math.max(1, line) - 1] as SampleLine
  return { line: sourceLine, column: Math.max(1, sourceColumnIn(tokens ?? [], column + shift)) }
}

/**
 * Maps a place in a sample's text to the file that the writer edits, accounting for indentation, removed markers, and
 * replaced tokens.
 */
export function placeInSource(
  sample: Pick<Sample, 'file' | 'lines' | 'text'>,
  line: number,
  column: number,
): SourcePlace {
  return { file: sample.file, ...placeOf(sample, line, column) }
}

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
