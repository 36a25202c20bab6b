/**
 * Characters of Unicode's private use area, which pages and samples never contain. They mark places in texts while the
 * project works on them, and no reader sees one. A text has the marks of one kind only, apart from the HTML of a page,
 * which has slots and placeholders.
 */

/** Around the number of a slot: finished HTML that replaces it when the page is written. @see lib/markdown/slots.ts */
export const slotMarks = { open: '\uE000', close: '\uE001' } as const

/** Around the name of what a build adds to a compiled page: pictures and indexes. */
export const placeholderMarks = { open: '\uE002', close: '\uE003' } as const

/** Around the words that a hosted index has found in a text. */
export const hostedMarks = { open: '\uE000', close: '\uE001' } as const

/** In the text of a sample call: a part that isn't known. */
export const holeMark = '\uE000'

/** In the body of a sample call: a value of which nothing is known, its type included. */
export const anythingMark = '\uE001'

/** In the path of an operation: a parameter. */
export const parameterMark = '\uE001'

/** A slot or placeholder with its marks. */
const marked = /[\uE000\uE002][^\uE001\uE003]*[\uE001\uE003]/g

/** Replaces each slot and placeholder in the text of a page with a space. */
export function withoutMarks(text: string): string {
  return text.replace(marked, ' ')
}
