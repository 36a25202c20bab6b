import { jsonBytes } from './json-bytes.ts'

/** What of a record may be long. */
export interface LongPart {
  text: string
  code: readonly string[]
}

/** Bytes of a text inside a JSON string. */
const textBytes = (text: string) => jsonBytes(text) - 2

/** A word without spaces, in pieces that have room: whole characters each. */
function cutWord(word: string, room: number): string[] {
  if (textBytes(word) <= room) return [word]
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of word) {
    const bytes = textBytes(character)
    if (size + bytes > room) {
      pieces.push(piece)
      piece = ''
      size = 0
    }
    piece += character
    size += bytes
  }
  return [...pieces, piece]
}

/**
 * Divides a part at its words, so that each piece has room as JSON. All words and all names stay, in their order.
 * @param room bytes for the text and the names of a piece
 */
export function splitPart({ text, code }: LongPart, room: number): { text: string; code: string[] }[] {
  const pieces: { words: string[]; code: string[] }[] = [{ words: [], code: [] }]
  let left = room
  const place = (bytes: number) => {
    if (bytes > left) {
      pieces.push({ words: [], code: [] })
      left = room
    }
    left -= bytes
    return pieces.at(-1) as (typeof pieces)[number]
  }
  for (const word of text.split(' ').flatMap((one) => cutWord(one, room - 1))) {
    place(textBytes(word) + 1).words.push(word)
  }
  // Quotation marks and a comma are added to each name.
  for (const name of code.flatMap((one) => cutWord(one, room - 3))) place(textBytes(name) + 3).code.push(name)
  return pieces.map(({ words, code: names }) => ({ text: words.join(' '), code: names }))
}
