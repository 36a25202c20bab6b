/** A logo of a card: a symbol of the site's sprite, or letters where there is none. */
export interface CardLogo {
  name: string
  /** Slug of an icon; undefined for letters. */
  icon: string | undefined
}

export interface IndexCard {
  title: string
  /** Site path. */
  href: string
  description: string
  logos: CardLogo[]
  /** Values by the id of their facet. */
  values: Readonly<Record<string, readonly string[]>>
  isNew: boolean
  /** Other pages that belong to it. */
  links: { label: string; href: string }[]
}

/** Something that cards are chosen by. */
export interface Facet {
  /** Name in the address. */
  id: string
  label: string
  /** In the order in which they are offered; those without cards are left out. */
  options: { value: string; label: string; count: number }[]
}

/** A page of cards that readers narrow down. Everything about it is known when the site is built. */
export interface CardIndex {
  /** @example { one: 'guide', many: 'guides' } */
  noun: { one: string; many: string }
  facets: Facet[]
  groups: { id: string; label: string; cards: IndexCard[] }[]
}

interface FacetSource {
  id: string
  label: string
  /** Labels by value. */
  labels: Readonly<Record<string, string>>
  /** Values that readers know the order of keep it; others are offered by how many cards they have. */
  isOrdered: boolean
}

/** The options of a facet, with how many cards have each. */
export function facetOf({ id, label, labels, isOrdered }: FacetSource, cards: readonly IndexCard[]): Facet {
  const counts = new Map<string, number>()
  for (const { values } of cards) for (const value of values[id] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  const known = Object.keys(labels)
  const names = [
    ...known.filter((value) => counts.has(value)),
    ...[...counts.keys()].filter((value) => !known.includes(value)),
  ]
  const options = names.map((value) => ({ value, label: labels[value] ?? value, count: counts.get(value) ?? 0 }))
  if (!isOrdered) options.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
  return { id, label, options }
}
