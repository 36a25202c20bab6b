import type { LineCounter } from 'yaml'

/** A place in a text as its writer sees it; line and column are 1-based, the column in UTF-16 units. */
export interface TextPlace {
  line: number
  column: number
}

/**
 * A file's text as places count it: without a byte order mark, and with normalized line endings.
 * @example plainSource('a\r\nb') → 'a\nb'
 */
export function plainSource(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** A place in a file, by its path relative to the project root. */
export interface SourcePlace extends TextPlace {
  file: string
}

/** @example placeOfOffset('a\nbc', 3) → { line: 2, column: 2 } */
export function placeOfOffset(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * The inverse of `placeOfOffset`; a place past the end maps to the end. @example offsetOfPlace('a\nbc', { line: 2,
 * column: 2 }) → 3
 */
export function offsetOfPlace(text: string, { line, column }: TextPlace): number {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0)
  return Math.min(before + column - 1, text.length)
}

/** The place of an offset in a YAML text, whose lines its parser has counted. */
export function countedPlace(lines: LineCounter, offset: number): TextPlace {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

/** The end of a text without trailing whitespace, which is where a missing continuation should have been. */
export function endOf(text: string): TextPlace {
  return placeOfOffset(text, text.trimEnd().length)
}

/**
 * The end of the text before a place. Parsers report a missing token at the next one; this is where the token is
 * missing.
 */
export function endBefore(text: string, { line, column }: TextPlace): TextPlace {
  const lines = text.split('\n')
  return endOf([...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n'))
}

function unitsOfBytes(text: string, bytes: number): number {
  let units = 0
  let remainingBytes = bytes
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    remainingBytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (remainingBytes < 0) break
    units += character.length
  }
  return units
}

/** Maps a UTF-8 byte offset to a place. Parsers compiled from C and Go count in bytes. */
export function placeOfByte(text: string, byte: number): TextPlace {
  return placeOfOffset(text, unitsOfBytes(text, byte))
}

/** Maps a 1-based column in bytes to one in UTF-16 units. */
export function columnOfByte(text: string, line: number, column: number): number {
  return unitsOfBytes(text.split('\n')[line - 1] ?? '', column - 1) + 1
}

/** Maps a 1-based column in user-perceived characters to one in UTF-16 units. */
export function columnOfCharacter(text: string, line: number, column: number): number {
  const characters = [...new Intl.Segmenter('en').segment(text.split('\n')[line - 1] ?? '')]
  const index = characters[column - 1]?.index ?? (text.split('\n')[line - 1] ?? '').length
  return index + 1
}
