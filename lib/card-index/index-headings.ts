import type { Heading } from '../pages/heading.ts'
import type { CardIndex } from './card-index.ts'

/** The headings of a card index, for the table of contents of the page that shows it. */
export function indexHeadings({ groups }: CardIndex): Heading[] {
  return groups.map(({ id, label }) => ({ depth: 3, id, text: label }))
}

/**
 * A page's headings with others inserted at the place of a slot in its HTML; without the slot, the headings are
 * unchanged.
 */
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
