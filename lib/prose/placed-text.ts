import { isScalar, type LineCounter, type Scalar } from 'yaml'
import { substituteTokens, type Tokens } from '../config/tokens.ts'
import { stringOffsets } from '../diagnostics/string-offset.ts'
import { countedPlace, type TextPlace } from '../diagnostics/text-place.ts'
import { notProse, type ProseKind, type ProsePlace, type ProseRun } from './prose-run.ts'

/** A text as readers see it, except for tokens, with the place of each character in its file. */
export interface PlacedText {
  text: string
  placeOf: (offset: number) => TextPlace
}

/** The text of a scalar in a YAML or JSON file; undefined for a node that is not a string. */
export function scalarText(source: string, counter: LineCounter, node: unknown): PlacedText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined
  const offsets = stringOffsets(source, node as Scalar)
  return {
    text: node.value,
    placeOf: (offset) => countedPlace(counter, offsets[offset] ?? 0),
  }
}

/** Replaces each token in a text with `notProse`. */
export function withoutTokens({ text, placeOf }: PlacedText, tokens: Tokens): PlacedText {
  if (!text.includes('{')) return { text, placeOf }
  const signs = Object.fromEntries(Object.keys(tokens).map((name) => [name, notProse]))
  const substituted = substituteTokens(text, signs)
  const starts = lineStarts(text)
  const newStarts = lineStarts(substituted.text)
  return {
    text: substituted.text,
    placeOf(offset) {
      const line = newStarts.findLastIndex((start) => start <= offset)
      const column = substituted.sourceColumn(line + 1, offset - (newStarts[line] ?? 0) + 1)
      return placeOf((starts[line] ?? 0) + column - 1)
    },
  }
}

/** Replaces each piece of code, between backticks, with `notProse`. */
export function withoutCode({ text, placeOf }: PlacedText): PlacedText {
  if (!text.includes('`')) return { text, placeOf }
  const offsets: number[] = []
  const pieces = text.split(/(`[^`]+`)/)
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const letters = index % 2 === 1 ? 1 : piece.length
    for (let at = 0; at < letters; at += 1) offsets.push(from + at)
    from += piece.length
  }
  const read = pieces.map((piece, index) => (index % 2 === 1 ? notProse : piece)).join('')
  return { text: read, placeOf: (offset) => placeOf(offsets[offset] ?? text.length) }
}

/** Offset at which each line of a text starts. @example lineStarts('a\nb') → [0, 2] */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/**
 * Creates a run with its places in the file.
 * @param offsetOf maps an offset in the run's text to one in the placed text
 */
export function placedRun(
  kind: ProseKind,
  text: string,
  { placeOf }: PlacedText,
  offsetOf: (offset: number) => number = (offset) => offset,
): ProseRun | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const places: ProsePlace[] = []
  for (let offset = 0; offset < text.length; offset++) {
    const { line, column } = placeOf(offsetOf(offset))
    const [lastOffset, lastLine, lastColumn] = places.at(-1) ?? [0, 0, 0]
    if (lastLine !== line || lastColumn + offset - lastOffset !== column) places.push([offset, line, column])
  }
  return { kind, text, places }
}
