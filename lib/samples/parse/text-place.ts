/** A place in a text; line and column are 1-based, the column in UTF-16 units. */
export interface TextPlace {
  line: number
  column: number
}

/** @example placeOfOffset('a\nbc', 3) → { line: 2, column: 2 } */
export function placeOfOffset(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The other way round; a place behind the text is its end. @example offsetOfPlace('a\nbc', { line: 2, column: 2 }) → 3 */
export function offsetOfPlace(text: string, { line, column }: TextPlace): number {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0)
  return Math.min(before + column - 1, text.length)
}

/** Where a text ends, space left out: there something is missing that should have followed. */
export function endOf(text: string): TextPlace {
  return placeOfOffset(text, text.trimEnd().length)
}

/** The end of what stands before a place: where something is missing that a parser misses only at the next word. */
export function endBefore(text: string, { line, column }: TextPlace): TextPlace {
  const lines = text.split('\n')
  return endOf([...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n'))
}

function unitsOfBytes(text: string, bytes: number): number {
  let units = 0
  let left = bytes
  for (const character of text) {
    const code = character.codePointAt(0) as number
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (left < 0) break
    units += character.length
  }
  return units
}

/** The place of a byte of the text in UTF-8, as parsers compiled from C and Go count. */
export function placeOfByte(text: string, byte: number): TextPlace {
  return placeOfOffset(text, unitsOfBytes(text, byte))
}

/** A 1-based column in bytes of a line to one in UTF-16 units. */
export function columnOfByte(text: string, line: number, column: number): number {
  return unitsOfBytes(text.split('\n')[line - 1] ?? '', column - 1) + 1
}

/** A 1-based column in characters as people see them to one in UTF-16 units. */
export function columnOfCharacter(text: string, line: number, column: number): number {
  const characters = [...new Intl.Segmenter('en').segment(text.split('\n')[line - 1] ?? '')]
  const index = characters[column - 1]?.index ?? (text.split('\n')[line - 1] ?? '').length
  return index + 1
}
