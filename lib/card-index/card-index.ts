import type { Heading } from '../pages/heading.ts'

/** A mark on a card: a symbol of the site's sprite. */
export interface CardLogo {
  name: string
  /** Name of the symbol; undefined for the neutral one. */
  icon: string | undefined
}

export interface IndexCard {
  title: string
  /** Site path. */
  href: string
  description: string
  logos: CardLogo[]
  /** Minutes that it takes to follow the page; undefined if it doesn't say. */
  minutes: number | undefined
  /** Values by facet ID. */
  values: Readonly<Record<string, readonly string[]>>
  /** Words that readers type for the card and that its text doesn't contain. */
  keywords: readonly string[]
  isNew: boolean
  /** Links to related pages. */
  links: { label: string; href: string }[]
}

/** A property by which readers filter cards. */
export interface Facet {
  /** Name of its URL parameter. */
  id: string
  label: string
  /** In display order; options without cards are left out. */
  options: { value: string; label: string; count: number }[]
}

/** A page of cards that readers can filter. All of its data is known when the site is built. */
export interface CardIndex {
  /** @example { one: 'guide', many: 'guides' } */
  noun: { one: string; many: string }
  /** What cards show of their tools: marks above the title if they are about them, or names below the text. */
  tools: 'marks' | 'names'
  facets: Facet[]
  /** Number of cards of a long group that are visible at first, for indexes that nobody reads to the end. */
  shownCards: number | undefined
  groups: { id: string; label: string; cards: IndexCard[] }[]
}

/** Number of options up to which all of a list are visible. */
export const mostShownOptions = 8

/**
 * The size of a group in cards, in rows of two columns, and in lines of a card, from which styles estimate its height.
 */
export function groupSize(count: number): Record<'--cards' | '--rows', number> {
  return { '--cards': count, '--rows': Math.ceil(count / 2) }
}

interface FacetSource {
  id: string
  label: string
  /** Labels by value. */
  labels: Readonly<Record<string, string>>
  /**
   * Whether to keep the order of `labels`, because readers expect it; otherwise options are sorted by number of cards.
   */
  isOrdered: boolean
}

/** The options of a facet, each with its number of cards. */
export function facetOf({ id, label, labels, isOrdered }: FacetSource, cards: readonly IndexCard[]): Facet {
  const counts = new Map<string, number>()
  for (const { values } of cards) for (const value of values[id] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  const labeledValues = Object.keys(labels)
  const names = [
    ...labeledValues.filter((value) => counts.has(value)),
    ...[...counts.keys()].filter((value) => !labeledValues.includes(value)),
  ]
  const options = names.map((value) => ({ value, label: labels[value] ?? value, count: counts.get(value) ?? 0 }))
  if (!isOrdered) options.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
  return { id, label, options }
}

const dayMs = 24 * 60 * 60 * 1000
/** The label says something only while it is on at most this share of all cards. */
const maxShare = 1 / 3

/**
 * Returns a function that says whether a date is new, relative to the newest date and not to the clock: the same
 * content produces the same pages at any build time, and an inactive site keeps its latest labels. If most are new,
 * none is.
 * @param dates dates (YYYY-MM-DD) of everything that may be new; undefined for what has none
 */
export function newnessOf(dates: readonly (string | undefined)[], forDays = 30) {
  const times = dates.flatMap((date) => (date === undefined ? [] : [Date.parse(date)]))
  const newest = Math.max(...times)
  const isRecent = (time: number) => newest - time < forDays * dayMs
  const areTooMany = times.filter(isRecent).length > dates.length * maxShare
  return (date: string | undefined): boolean => date !== undefined && !areTooMany && isRecent(Date.parse(date))
}

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
