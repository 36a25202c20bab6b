import { holeMark } from '../../diagnostics/private-marks.ts'

/** A part of a text, and where it was written. */
interface TextPiece {
  text: string
  /** Offset among the samples of the page, as `units.ts` lays them out. */
  at: number
  /**
   * Whether each character has its own location in the source; otherwise all of them have the location of the piece.
   */
  exact: boolean
  /** Set for an unknown part, whose text is `holeMark`: the name of the variable that contains it, or ''. */
  hole?: string
}

/** A text that a program puts together from parts, each of which remembers where it was written. */
export type TracedText = readonly TextPiece[]

/** A text as it appears in the source. */
export function written(text: string, at: number): TracedText {
  return [{ text, at, exact: true }]
}

/** A text that differs from its source, such as an escape. */
export function meant(text: string, at: number): TracedText {
  return [{ text, at, exact: false }]
}

/** An unknown part of a text. */
export function hole(name: string, at: number): TracedText {
  return [{ text: holeMark, at, exact: false, hole: name }]
}

/** The whole text, with `holeMark` for each unknown part. */
export function plainText(text: TracedText): string {
  return text.map((piece) => piece.text).join('')
}

export function hasHole(text: string): boolean {
  return text.includes(holeMark)
}

/** Where the character at an index was written; past the end, where the text ends. Undefined for an empty text. */
export function originAt(text: TracedText, index: number): number | undefined {
  let start = 0
  for (const { text: part, at, exact } of text) {
    if (index < start + part.length) return exact ? at + index - start : at
    start += part.length
  }
  const last = text.at(-1)
  return last?.exact ? last.at + last.text.length : last?.at
}

/** A part of a text, as `slice` of strings. */
export function sliceText(text: TracedText, from: number, to = Number.POSITIVE_INFINITY): TracedText {
  let start = 0
  return text.flatMap((piece) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, piece.text.length)]
    start += piece.text.length
    return first < last
      ? [{ ...piece, at: piece.exact ? piece.at + first : piece.at, text: piece.text.slice(first, last) }]
      : []
  })
}

/** The parts between separators. */
export function splitText(text: TracedText, separator: string): TracedText[] {
  let start = 0
  return plainText(text)
    .split(separator)
    .map((part) => {
      const end = start + part.length
      const piece = sliceText(text, start, end)
      start = end + separator.length
      return piece
    })
}

export function joinTexts(texts: readonly TracedText[], separator: string): TracedText {
  return texts.flatMap((text, index) => (index === 0 ? text : [...meant(separator, text[0]?.at ?? 0), ...text]))
}

/** A text without the space around it. */
export function trimText(text: TracedText): TracedText {
  const plain = plainText(text)
  return sliceText(text, plain.length - plain.trimStart().length, plain.trimEnd().length)
}

/** Replaces what a pattern matches, such as escapes and placeholders. A match never spans two pieces. */
export function replaceText(
  text: TracedText,
  pattern: RegExp,
  replacement: (match: RegExpExecArray, at: number) => TracedText,
): TracedText {
  return text.flatMap((piece) => {
    if (piece.hole !== undefined) return [piece]
    let from = 0
    const parts = [...piece.text.matchAll(pattern)].flatMap((match) => {
      const before = sliceText([piece], from, match.index)
      from = match.index + match[0].length
      return [...before, ...replacement(match, piece.exact ? piece.at + match.index : piece.at)]
    })
    return from === 0 && parts.length === 0 ? [piece] : [...parts, ...sliceText([piece], from)]
  })
}

const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }
const escapes = /\\(?:x([\da-f]{2})|u\{([\da-f]+)\}|u([\da-f]{4})|\r?\n|([\s\S]))/gi

/** Replaces the escapes that most languages share: `\n`, `\u00e9`, a backslash at the end of a line. */
export function unescapeText(text: TracedText): TracedText {
  return replaceText(text, escapes, ([, byte, braced, unit, letter], at) => {
    const code = byte ?? braced ?? unit
    if (code !== undefined) return meant(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)), at)
    return letter === undefined ? [] : meant(letters[letter] ?? letter, at)
  })
}
