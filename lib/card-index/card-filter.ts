/** What decides whether a card is shown: its values by facet, and its words in lower case. */
export interface FilterCard {
  values: Readonly<Record<string, readonly string[]>>
  words: string
}

/** What a reader has chosen. */
export interface Selection {
  /** Chosen values by facet; a facet without any is not in it. */
  values: Readonly<Record<string, readonly string[]>>
  text: string
}

export interface Filtered {
  /** For each card whether it is shown. */
  shown: boolean[]
  count: number
  /** By facet and value, how many cards it shows together with what is chosen in the other facets. */
  counts: Record<string, Record<string, number>>
}

/** One of the values of a facet is enough, and all facets count, and every word must stand in the card. */
export function filterCards(cards: readonly FilterCard[], { values, text }: Selection): Filtered {
  const facets = Object.entries(values)
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const counts: Filtered['counts'] = {}
  let count = 0
  const shown = cards.map((card) => {
    const hasWords = words.every((word) => card.words.includes(word))
    const failing = facets.filter(([facet, chosen]) => !chosen.some((value) => card.values[facet]?.includes(value)))
    const isShown = hasWords && failing.length === 0
    if (isShown) count += 1
    for (const [facet, held] of Object.entries(card.values)) {
      // What is chosen in a facet does not narrow the facet itself: its other options would all seem empty.
      if (!hasWords || failing.some(([other]) => other !== facet)) continue
      counts[facet] ??= {}
      const counted = counts[facet]
      for (const value of held) counted[value] = (counted[value] ?? 0) + 1
    }
    return isShown
  })
  return { shown, count, counts }
}

/** The part of an address that names a selection; other parameters stay. @example '?technology=github&technology=aws&q=pods' */
export function writeSelection(search: string, facets: readonly string[], { values, text }: Selection): string {
  const params = new URLSearchParams(search)
  for (const name of [...facets, 'q']) params.delete(name)
  for (const facet of facets) {
    for (const value of values[facet] ?? []) params.append(facet, value)
  }
  if (text.trim() !== '') params.set('q', text.trim())
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** @param facets names of facets; other parameters of the address say nothing about cards */
export function readSelection(search: string, facets: readonly string[]): Selection {
  const params = new URLSearchParams(search)
  const values: Record<string, string[]> = {}
  for (const facet of facets) {
    const chosen = params.getAll(facet).filter((value) => value !== '')
    if (chosen.length > 0) values[facet] = chosen
  }
  return { values, text: params.get('q') ?? '' }
}
