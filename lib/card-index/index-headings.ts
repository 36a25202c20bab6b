import type { Heading } from '../markdown/rehype-headings.ts'
import type { CardIndex } from './card-index.ts'

/** Headings of an index of cards, for the table of contents of the page that shows it. */
export function indexHeadings({ groups }: CardIndex): Heading[] {
  return groups.map(({ id, label }) => ({ depth: 3, id, text: label }))
}

/** A page's headings with others put in where a slot stands in its HTML; without the slot they stay as they are. */
export function headingsWithSlot(
  headings: readonly Heading[],
  html: string,
  slot: string,
  inSlot: readonly Heading[],
): Heading[] {
  const at = html.indexOf(slot)
  if (at === -1) return [...headings]
  const before = headings.filter(({ id }) => html.indexOf(`id="${id}"`) < at).length
  return headings.toSpliced(before, 0, ...inSlot)
}
