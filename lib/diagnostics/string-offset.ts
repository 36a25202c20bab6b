import type { Scalar } from 'yaml'

const escapeLengths: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t'
}

/**
 * Maps each character of a string, and its end, to an offset in the parsed text, accounting for quotes, escapes, folded
 * lines, and the indentation of block scalars. A space that comes from a folded line maps to the end of the word before
 * it.
 * @example stringOffsets('"a\\nb"', scalar) → [1, 2, 4, 5]
 */
export function stringOffsets(source: string, scalar: Scalar): number[] {
  const value = String(scalar.value)
  const [start, end] = scalar.range ?? [0, 0]
  const isDouble = scalar.type === 'QUOTE_DOUBLE'
  const isSingle = scalar.type === 'QUOTE_SINGLE'
  let at = isDouble || isSingle ? start + 1 : start
  // The value of a block scalar starts on the line after its header.
  if (scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED') at = source.indexOf('\n', start) + 1
  let before = at
  const offsets: number[] = []
  for (let position = 0; position <= value.length && at < end; position++) {
    const character = value[position]
    // A backslash at the end of a line joins it with the next.
    while (isDouble && source.startsWith('\\\n', at)) {
      at += 2
      while (isSpace(source[at])) at += 1
    }
    if (!isSpace(character)) while (isSpace(source[at]) && at < end - 1) at += 1
    else if (!isSpace(source[at]) && source[at] !== '\\') {
      // Line folding has removed this space.
      offsets.push(before)
      continue
    }
    offsets.push(at)
    before = at
    if (isDouble && source[at] === '\\') {
      // A surrogate pair may be written as a single eight-digit escape.
      const length = escapeLengths[source[at + 1] ?? ''] ?? 2
      if (length === 10 && /[\uD800-\uDBFF]/.test(character ?? '')) {
        offsets.push(at)
        position += 1
      }
      at += length
    } else at += isSingle && source.startsWith("''", at) ? 2 : 1
  }
  while (offsets.length <= value.length) offsets.push(Math.min(at, end))
  return offsets
}

/**
 * Maps a character of a string to its offset in the parsed text.
 * @param index 0-based, in the string's value; the string's length refers to its end
 */
export function offsetInString(source: string, scalar: Scalar, index: number): number {
  return stringOffsets(source, scalar)[index] ?? scalar.range?.[1] ?? 0
}
