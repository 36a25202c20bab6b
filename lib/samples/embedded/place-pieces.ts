import type { TokenEdit } from '../../config/tokens.ts'
import type { PlacedText } from '../place-in-source.ts'
import type { SampleLine } from '../sample.ts'

/** A part of an embedded text, and the part of the text around it that it stands for. A line break ends a piece. */
export interface Piece {
  value: string
  /** 0-based place in the text around it. */
  offset: number
  length: number
}

/** Puts an embedded text together and places each of its lines in the text around it. */
export function placePieces(outer: string, pieces: readonly Piece[]): PlacedText {
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
      const before = outer.slice(0, offset)
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

/** Something of the same length that is a plain word to a shell, for expressions that are no shell. */
export function neutral(expression: string): string {
  return expression.replaceAll(/[^\n]/g, 'x')
}
