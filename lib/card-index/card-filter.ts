import { editDistance, slipsAllowed } from '../search/words/edit-distance.ts'
import { stemmedWord } from '../search/words/stemmed-word.ts'

/** The data that decides whether a card is shown, and where: its values by facet, and its words in lowercase. */
export interface FilterCard {
  values: Readonly<Record<string, readonly string[]>>
  words: string
  /** The parts of its words that say most about it, the best first: its title, for example. */
  heads: readonly string[]
}

export interface Selection {
  /** Selected values by facet; a facet without a selection has no entry. */
  values: Readonly<Record<string, readonly string[]>>
  text: string
}

interface Filtered {
  /** Whether each card is shown, in the order of the cards. */
  shown: boolean[]
  count: number
  /** For each card, the first of its heads that contains all typed words, or their number: the lower, the better. */
  ranks: number[]
  /** By facet and value, the number of cards that the value shows together with the selection in the other facets. */
  counts: Record<string, Record<string, number>>
  /** For each card, what the typed words found in it that readers don't see, in lowercase. */
  hidden: string[][]
  /** What the typed words mean, in lowercase: the words themselves, or those of cards that are like them. */
  meant: string[]
  /** Those of them that are looked for instead of words with typos. */
  instead: string[]
}

const wordsIn = (text: string) => [...new Set(text.split(/[^\p{L}\p{N}]+/u))]

/** Whether a text has a word. */
type Match = (text: string, word: string) => boolean

const includes: Match = (text, word) => text.includes(word)

/** Letters that the forms of a word share; fewer are the beginning of too many other words. */
const leastRoot = 4

/**
 * What a typed word may mean: the word itself and its other forms, or if no card contains these, the words of cards with
 * the fewest typos.
 * @example meantWords('costs', [{ values: {}, words: 'cost of pods', heads: [] }]) → ['costs', 'cost']
 * @example meantWords('kuberntes', [{ values: {}, words: 'restart kubernetes pods', heads: [] }]) → ['kubernetes']
 */
function meantWords(typed: string, cards: readonly FilterCard[], isIn: Match): string[] {
  const { root } = stemmedWord(typed)
  const forms = root.length < leastRoot || root === typed ? [typed] : [typed, root]
  if (cards.some(({ words }) => forms.some((form) => isIn(words, form)))) return forms
  let fewest = slipsAllowed(typed.length)
  let meant: string[] = []
  for (const word of wordsIn(cards.map(({ words }) => words).join(' '))) {
    // The reader can still be typing the last word.
    const slips = editDistance(typed, word, fewest, true)
    if (slips > fewest || word.length < typed.length - fewest) continue
    if (slips < fewest) meant = []
    fewest = slips
    meant.push(word)
  }
  return meant
}

/** Filters cards. A card must match one of the selected values in each facet, and contain every word or another form of it, apart from typos. */
export function filterCards(cards: readonly FilterCard[], { values, text }: Selection, isIn = includes): Filtered {
  const facets = Object.entries(values)
  const typed = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const words = typed.map((word) => meantWords(word, cards, isIn))
  const meant = words.flat()
  const counts: Filtered['counts'] = {}
  let count = 0
  const areIn = (text: string) => words.every((meant) => meant.some((word) => isIn(text, word)))
  const ranks = cards.map(({ heads }) => {
    const rank = heads.findIndex(areIn)
    return rank === -1 ? heads.length : rank
  })
  const shown = cards.map((card) => {
    const hasWords = areIn(card.words)
    const failing = facets.filter(([facet, chosen]) => !chosen.some((value) => card.values[facet]?.includes(value)))
    const isShown = hasWords && failing.length === 0
    if (isShown) count += 1
    for (const [facet, cardValues] of Object.entries(card.values)) {
      // A facet's own selection does not affect its counts; otherwise all its other options would seem empty.
      if (!hasWords || failing.some(([other]) => other !== facet)) continue
      counts[facet] ??= {}
      const facetCounts = counts[facet]
      for (const value of cardValues) facetCounts[value] = (facetCounts[value] ?? 0) + 1
    }
    return isShown
  })
  const hidden = cards.map(({ words, heads }, at) => {
    const isSeen = !shown[at] || ranks[at] !== heads.length
    return isSeen ? [] : wordsIn(words).filter((word) => meant.some((part) => word.includes(part)))
  })
  const instead = words
    .flatMap((forms, at) => (forms.includes(typed[at] ?? '') ? [] : forms))
    // What contains another one is found with it.
    .filter((word, _, all) => !all.some((other) => other !== word && word.includes(other)))
  return { shown, count, ranks, counts, hidden, meant, instead }
}

/**
 * The URL query for a selection; other parameters are unchanged. @example '?technology=github&technology=aws&q=pods'
 */
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

/** @param facets names of facets; other URL parameters are ignored */
export function readSelection(search: string, facets: readonly string[]): Selection {
  const params = new URLSearchParams(search)
  const values: Record<string, string[]> = {}
  for (const facet of facets) {
    const chosen = params.getAll(facet).filter((value) => value !== '')
    if (chosen.length > 0) values[facet] = chosen
  }
  return { values, text: params.get('q') ?? '' }
}
