function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/**
 * Characters of English pages: Basic Latin, typographic punctuation, signs, and the arrows that some of the fonts have.
 */
export const englishCharacters: string = `${between(0x20, 0x7e)}\u00a0©°·»×–—‘’“”•…›€™−↑→↓`

/** The other characters of Latin-1, and what else all three fonts have, for words of other languages. */
export const otherCharacters: string = [...between(0xa1, 0xff), ...'ıŒœˆ˚˜‚„‹⁄']
  .filter((character) => !`${englishCharacters}¤\u00ad`.includes(character))
  .join('')

/** The value of `unicode-range` for the characters of a text. @example unicodeRange('abcx') // 'U+61-63,U+78' */
export function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range?.last === code - 1) range.last = code
    else ranges.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
