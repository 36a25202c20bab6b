/** A place in the texts of a page: the script, and the 0-based offset in it. */
export interface Origin {
  unit: number
  offset: number
}

/** A part of a text, and where it stands. */
export interface TextPiece {
  text: string
  at: Origin
  /** Each character stands where the source has it; otherwise all of them stand at the piece's start. */
  exact: boolean
  /** Set for a part that is not known: the name of the variable that holds it, or ''. Its text is `holeMark`. */
  hole?: string
}

/** A text that a program puts together, which knows where each part of it was written. */
export type TracedText = readonly TextPiece[]

/** Stands in a text for what is not known. */
export const holeMark = '\uE000'

/** A text as it stands in the source. */
export function written(text: string, at: Origin): TracedText {
  return text === '' ? [] : [{ text, at, exact: true }]
}

/** A text that the source says in other characters, such as an escape. */
export function meant(text: string, at: Origin): TracedText {
  return text === '' ? [] : [{ text, at, exact: false }]
}

/** A part that is not known. */
export function hole(name: string, at: Origin): TracedText {
  return [{ text: holeMark, at, exact: false, hole: name }]
}

/** The whole text, with `holeMark` for each part that is not known. */
export function plainText(text: TracedText): string {
  return text.map((piece) => piece.text).join('')
}

export function hasHole(text: string): boolean {
  return text.includes(holeMark)
}

/** Where the character at an index stands; past the end, where the text ends. Undefined for an empty text. */
export function originAt(text: TracedText, index: number): Origin | undefined {
  let start = 0
  for (const { text: part, at, exact } of text) {
    if (index < start + part.length) return exact ? { ...at, offset: at.offset + index - start } : at
    start += part.length
  }
  const last = text.at(-1)
  if (last === undefined) return undefined
  return last.exact ? { ...last.at, offset: last.at.offset + last.text.length } : last.at
}

/** A part of a text, as `slice` of strings. */
export function sliceText(text: TracedText, from: number, to = Number.POSITIVE_INFINITY): TracedText {
  let start = 0
  const parts: TextPiece[] = []
  for (const piece of text) {
    const end = start + piece.text.length
    const [first, last] = [Math.max(from, start), Math.min(to, end)]
    if (first < last) {
      const at = piece.exact ? { ...piece.at, offset: piece.at.offset + first - start } : piece.at
      parts.push({ ...piece, at, text: piece.text.slice(first - start, last - start) })
    }
    start = end
  }
  return parts
}

/** The parts between separators. */
export function splitText(text: TracedText, separator: string): TracedText[] {
  const plain = plainText(text)
  const parts: TracedText[] = []
  let start = 0
  for (let at = plain.indexOf(separator); at !== -1; at = plain.indexOf(separator, start)) {
    parts.push(sliceText(text, start, at))
    start = at + separator.length
  }
  parts.push(sliceText(text, start))
  return parts
}

/** A text without space around it. */
export function trimText(text: TracedText): TracedText {
  const plain = plainText(text)
  return sliceText(text, plain.length - plain.trimStart().length, plain.trimEnd().length)
}
