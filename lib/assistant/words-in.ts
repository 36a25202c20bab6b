import type { Retrieved } from '../search/retriever.ts'
import { memoizeLru } from '../search/structures/lru-cache.ts'
import { editDistance } from '../search/words/edit-distance.ts'
import { stemmedWord } from '../search/words/stemmed-word.ts'
import { tokenize, wordsOf } from '../search/words/tokenize.ts'
import { firstForms } from './word-forms.ts'
import { synonymSureness } from './word-shares.ts'

interface WordsInText {
  /** How surely each is meant, by its position in the question. */
  sureness: ReadonlyMap<number, number>
  /** Their positions in the question in the order of the text; −1 for other words. */
  order: readonly number[]
}

export type WordsIn = (text: string) => WordsInText

/** How surely a term means a word that was typed: as it was typed, in another form, as a synonym, or with slips. */
const sureness = { typed: 1, form: 0.95, synonym: synonymSureness, slip: 0.5, unsure: 0.2 } as const
/** Letters of a word in which one slip leaves little doubt. */
const tellingLetters = 7
/** A word with fewer letters begins too many others to be short for one of them: “sea” isn't “search”. */
const tellingBeginning = 5

/** Forms of one word share their beginning. What is near in its letters, and nothing else, may be another word. */
function surenessOf(typed: string, term: string): number {
  if (term === typed) return sureness.typed
  const root = Math.max(3, Math.min(typed.length, term.length) - 3)
  if (typed.slice(0, root) === term.slice(0, root)) return sureness.form
  const slips = editDistance(typed, term, 2, false)
  if (slips > 2) return sureness.synonym
  return slips === 1 && typed.length >= tellingLetters ? sureness.slip : sureness.unsure
}

/** Words whose stems are kept: what writers answer on the pages of a few questions has fewer. */
const mostStems = 10_000
const stemOf = memoizeLru((word: string) => stemmedWord(word).stem, mostStems)

/** The terms of the index that mean a word of the question, each with the word's position and how surely it does. */
function meantTerms({ words, terms }: Retrieved): Map<string, { position: number; sure: number }> {
  const meant = new Map<string, { position: number; sure: number }>()
  const first = firstForms(words)
  // Positions of words that the index has, in some form.
  const known = new Set(
    [...terms].flatMap(([term, at]) => (stemOf(term) === stemOf(words[at]?.term ?? '') ? [at] : [])),
  )
  for (const [term, position] of terms) {
    // “access token” has synonyms as a phrase, which count for its first word: “token” is one of them, but also typed.
    const isTyped = (word: Retrieved['words'][number]) =>
      word.term.length > 2 && term.startsWith(word.term) && !word.isStop
    const exact = words.findIndex((word) => word.term === term)
    const typed = exact === -1 ? words.findIndex(isTyped) : exact
    const own = typed === -1 ? position : typed
    // A word that a question repeats in another form counts once, at its first place.
    const asked = words[own]?.term ?? term
    const isLonger = asked.length < tellingBeginning && term.startsWith(asked)
    // “Perforce” isn’t “per force”.
    const isUnsure = exact === -1 && !known.has(own) && (isLonger || asked.includes(stemOf(term)))
    meant.set(term, { position: first[own] ?? own, sure: isUnsure ? sureness.unsure : surenessOf(asked, term) })
  }
  return meant
}

/** Positions of the words of a question that no page contains, not even in another form. */
export function unknownWords(retrieved: Retrieved): number[] {
  const known = new Set(
    [...meantTerms(retrieved).values()].flatMap(({ position, sure }) => (sure < sureness.slip ? [] : [position])),
  )
  const first = firstForms(retrieved.words)
  return retrieved.words.flatMap(({ isStop }, position) =>
    isStop || known.has(first[position] ?? position) ? [] : [position],
  )
}

/** Looks for the words of a question in texts. Each text is taken apart once. */
export function createWordsIn(retrieved: Retrieved): WordsIn {
  const cache = new Map<string, WordsInText>()
  const meant = meantTerms(retrieved)
  return (text) => {
    const before = cache.get(text)
    if (before !== undefined) return before
    const sureness = new Map<number, number>()
    const order = tokenize(text).map(({ term }) => {
      const one = meant.get(term)
      if (one === undefined) return -1
      sureness.set(one.position, Math.max(sureness.get(one.position) ?? 0, one.sure))
      return one.position
    })
    const foundWords = { sureness, order }
    cache.set(text, foundWords)
    return foundWords
  }
}

/**
 * Tells how much of a question a text says in the question's very words, from 0 to 1. A word counts by how rare it is in
 * what readers ask: “off” is on every page, but says much in a question.
 */
export function createSaidIn({ rarities }: Pick<Retrieved, 'rarities'>): (text: string) => number {
  const total = [...rarities.values()].reduce((sum, rarity) => sum + rarity, 0)
  return (text) => {
    let said = 0
    for (const stem of new Set(wordsOf(text).map(stemOf))) said += rarities.get(stem) ?? 0
    return total === 0 ? 0 : said / total
  }
}
