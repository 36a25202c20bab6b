/** What a character is to the division of a text into words. */
const other = 0
const letter = 1
const capital = 2
const joint = 3
/** Only Unicode's tables know. */
const unknown = 4
const digit = 5

/** Letters and digits, and what joins them to an identifier, a path or an address. */
const chunkPattern = /[\p{L}\p{N}\p{M}]+(?:['’_\-./:{}$]{1,3}[\p{L}\p{N}\p{M}]+)*/uy
const joints = "'’_-./:{}$"
const mostJoints = 3
/** Letters and numbers in the half of Latin-1 that is punctuation, and the two signs among its letters. */
const latinLetters = 'ª²³µ¹º¼½¾'
const latinSigns = '×÷'

function latinKind(char: string): number {
  if (joints.includes(char)) return joint
  if (/[a-z]/.test(char)) return letter
  if (/[0-9]/.test(char)) return digit
  if (/[A-Z]/.test(char)) return capital
  const isUnknown = char >= 'À' ? !latinSigns.includes(char) : latinLetters.includes(char)
  return isUnknown ? unknown : other
}

const latinKinds = Uint8Array.from({ length: 256 }, (_, code) => latinKind(String.fromCharCode(code)))

/** Dashes, quotes, arrows and signs of mathematics: texts are full of them, and none is part of a word. */
function isSign(code: number): boolean {
  return (code >= 0x2010 && code <= 0x2027) || (code >= 0x2190 && code <= 0x23ff)
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 256) return latinKinds[code] ?? other
  if (code === 0x2019) return joint
  // The end of the text has no code at all.
  return Number.isNaN(code) || isSign(code) ? other : unknown
}

/**
 * Visits the words of a text, and what is joined of several, from place to place. `isPlain` says of a word that it has
 * nothing but letters and digits without accents, and that no capital inside divides it.
 *
 * It is a loop and no pattern, because patterns with Unicode's classes take a browser some milliseconds to make, each
 * of them, and again for each kind of text; they are left to texts that need them.
 */
export function eachChunk(text: string, visit: (start: number, end: number, isPlain: boolean) => void): void {
  let start = 0
  while (start < text.length) {
    let kind = kindAt(text, start)
    if (kind === other || kind === joint) {
      start += 1
      continue
    }
    let end = start + 1
    let isPlain = true
    let hasSmall = kind === letter
    let hasHump = false
    while (kind !== unknown) {
      kind = kindAt(text, end)
      if (kind === other) break
      if (kind === joint) {
        let next = end + 1
        while (next < end + mostJoints && kindAt(text, next) === joint) next += 1
        kind = kindAt(text, next)
        if (kind === other || kind === joint) break
        end = next
        isPlain = false
      }
      if (kind === letter) hasSmall = true
      else if (kind === capital) hasHump = true
      end += 1
    }
    if (kind === unknown) {
      chunkPattern.lastIndex = start
      if (!chunkPattern.test(text)) {
        start += (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1
        continue
      }
      end = chunkPattern.lastIndex
      isPlain = false
    }
    visit(start, end, isPlain && !(hasSmall && hasHump))
    start = end
  }
}
