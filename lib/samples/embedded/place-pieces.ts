import type { TokenEdit } from '../../config/tokens.ts'
import type { PlacedText } from '../../pages/place-in-source.ts'
import type { SampleLine } from '../../pages/sample.ts'

/** A part of an embedded text, with the range of the outer text that it comes from. A line break ends a piece. */
export interface Piece {
  value: string
  /** 0-based offset in the outer text. */
  offset: number
  length: number
}

/** Joins the pieces of an embedded text and maps each line to its place in the outer text. */
export function placePieces(outerText: string, pieces: readonly Piece[]): PlacedText {
  let text = ''
  const lines: SampleLine[] = []
  let edits: TokenEdit[] = []
  let column = 0
  let shift = 0
  const endLine = () => {
    const last = lines.at(-1)
    if (last !== undefined && edits.length > 0) last.tokens = edits
    edits = []
    column = 0
  }
  let startsLine = true
  for (const { value, offset, length } of pieces) {
    if (startsLine) {
      endLine()
      const before = outerText.slice(0, offset)
      shift = offset - (before.lastIndexOf('\n') + 1)
      lines.push({ line: before.split('\n').length, shift })
    }
    if (value.length !== length) {
      const resultStart = shift + column
      edits.push({ resultStart, resultEnd: resultStart + value.length, delta: value.length - length })
    }
    text += value
    column += value.length
    startsLine = value.endsWith('\n')
  }
  endLine()
  if (startsLine) text = text.replace(/\n$/, '')
  return { text, lines }
}

/** Replaces a template expression with a word of the same length that is neutral to a shell. */
export function neutral(expression: string): string {
  return expression.replaceAll(/[^\n]/g, 'x')
}
