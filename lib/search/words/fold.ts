import { inRange } from '../structures/in-range.ts'

/** Letters that Unicode does not take apart, though readers type them so. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\u0000-\u007f]*$/

/**
 * Text as it is compared: small letters, without accents and other forms of the same letter.
 * @example fold('Straße Élan') → 'strasse elan'
 * @see Unicode Standard Annex 15, compatibility decomposition (NFKD)
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => inRange(letters[letter]))
    .replace(/\p{M}+/gu, '')
}
