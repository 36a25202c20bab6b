import { mostAsked, rarityAmong } from './index/asked-terms.ts'
import { inRange } from './structures/in-range.ts'
import { stemOf } from './words/stemmed-word.ts'
import { stopWords } from './words/stop-words.ts'
import { wordsOf } from './words/tokenize.ts'

/** A question of readers that is like the one that is asked. */
export interface MatchedQuestion {
  /** Place of the part that answers it. */
  part: number
  text: string
  /** How much both have in common, from 0 to 1. */
  likeness: number
}

/** A page whose questions are like the one that is asked. */
export interface MatchedPage {
  page: number
  /** What they add to the score of the page; the best page of search has 1. */
  worth: number
  /** Its similar questions, the best first; none if all of them only share words. */
  questions: MatchedQuestion[]
}

/**
 * The words of a question. Capitals divide none: who types “GitHub” asks about “github”.
 * @example questionWords('Open GitHub') → ['open', 'github']
 */
export const questionWords = (text: string) => wordsOf(text.toLowerCase())

/** What is on file that is like a question. */
export interface MatchedQuestions {
  /** Pages whose questions are like it, the best first. */
  pages: MatchedPage[]
  /** Likeness of its most similar question that a page answers, and of its most similar one that none does. */
  likeness: number
  unanswered: number
  /** Its words by their stems, with how rare each is among the questions on file. */
  rarities: ReadonlyMap<string, number>
}

/** With less likeness, questions only share words. */
const leastLikeness = 0.4
/** A question that is at least so similar leads to its part. */
export const leastLeading = 0.6
/** What a page is worth whose questions contain all words that are asked. */
const coveredWorth = 0.3

/** Part and page of the questions that no page answers. */
const nowhere = -1

/** The questions on file, as an index knows them. */
export interface QuestionsOnFile {
  /** How many there are. */
  total: number
  /** Page of each part. */
  pageOf: ArrayLike<number>
  /** In how many of them the words are that say little, by their stems. */
  small: ReadonlyMap<string, number>
  /** Stems of the product's name, which say nothing. */
  product: ReadonlySet<string>
}

/** Questions on file that have a word, by their numbers: how long each is as a vector. */
export type Holders = ReadonlyMap<number, number>

/** The words of a question that say much, by their stems. */
export interface WordsOnFile {
  /** Questions on file that have each. */
  found: ReadonlyMap<string, Holders>
  /** By the stems of words that mean the same: which word of the question each is, and the questions that have it. */
  alike: ReadonlyMap<string, { stem: string; holders: Holders }>
}

/** How much of a word another one is that means the same. */
const alikeShare = 0.9

/** What a question has in common with those on file. */
export interface SharedWords {
  /** Of words that mean the same, by their stems: which word of the question each is, and what it counts. */
  alike: ReadonlyMap<string, { stem: string; product: number }>
  /** Its words by their stems, with how rare each is among the questions on file. */
  rarities: ReadonlyMap<string, number>
  /** Questions that share words with it: the product of both as vectors, and how long each is. */
  shared: ReadonlyMap<number, { product: number; length: number }>
  /** By page: how much of its words the questions of the page have, from 0 to 1. */
  covered: ReadonlyMap<number, number>
}

/**
 * Finds the questions on file that share words with another one. Rare words count more.
 * @param asked the question
 * @param words those of its words that say much
 */
export function sharedWords(
  asked: string,
  { found, alike }: WordsOnFile,
  { total, pageOf, small, product }: QuestionsOnFile,
): SharedWords {
  const others = [...found].filter(([stem]) => !product.has(stem))
  // “What can I do with Acme?” has only the product's name.
  const telling = others.length > 0 ? others : [...found]
  const rarities = new Map(telling.map(([stem, { size }]) => [stem, rarityAmong(total, size)]))
  for (const stem of questionWords(asked).map(stemOf)) {
    const count = rarities.has(stem) || product.has(stem) ? undefined : small.get(stem)
    if (count !== undefined) rarities.set(stem, rarityAmong(total, count))
  }
  const all = [...rarities.values()].reduce((sum, rarity) => sum + rarity, 0)
  const shared = new Map<number, { product: number; length: number }>()
  const covered = new Map<number, number>()
  /** Pages whose questions have a word, or one that means the same. */
  const seen = new Map<string, Set<number>>()
  const cover = (stem: string, holders: Holders, worth: number) => {
    const known = seen.get(stem) ?? new Set<number>()
    const pages = new Set([...holders.keys()].map((number) => pageOf[Math.floor(number / mostAsked)] ?? nowhere))
    for (const page of pages) if (!known.has(page)) covered.set(page, (covered.get(page) ?? 0) + worth / all)
    seen.set(stem, new Set([...known, ...pages]))
  }
  for (const [stem, holders] of telling) {
    const rarity = rarities.get(stem) ?? 0
    for (const [number, length] of holders)
      shared.set(number, { product: (shared.get(number)?.product ?? 0) + rarity ** 2, length })
    cover(stem, holders, rarity)
  }
  const byOther = new Map<string, { stem: string; product: number }>()
  const counted = new Set<string>()
  for (const [other, { stem, holders }] of alike) {
    const rarity = rarities.get(stem) ?? 0
    // What is asked in its own words counts by these.
    if (rarity === 0 || holders.size === 0 || rarities.has(other)) continue
    const worth = alikeShare * rarity * rarityAmong(total, holders.size)
    byOther.set(other, { stem, product: worth })
    for (const [number, length] of holders) {
      const key = `${stem} ${number}`
      if (found.get(stem)?.has(number) || counted.has(key)) continue
      counted.add(key)
      shared.set(number, { product: (shared.get(number)?.product ?? 0) + worth, length })
    }
    cover(stem, holders, alikeShare * rarity)
  }
  return { rarities, shared, covered, alike: byOther }
}

/**
 * Compares a question with those that share words with it: each by the cosine of both as vectors, and all questions of a
 * page by how much of the words that are asked they contain.
 * @param textOf what readers ask, by its number; for those that aren't here, only the words that say much count
 */
export function matchQuestions(
  { rarities, shared, covered, alike: others }: SharedWords,
  { total, pageOf, small, product }: QuestionsOnFile,
  textOf: (number: number) => string | undefined = () => undefined,
): MatchedQuestions {
  const squares = (all: Iterable<number>) => [...all].reduce((sum, rarity) => sum + rarity ** 2, 0)
  const smallSquares = (stems: readonly string[]) =>
    squares(stems.map((stem) => rarityAmong(total, small.get(stem) ?? 1)))
  const askedLength = Math.sqrt(squares(rarities.values()))
  const tellingLength = Math.sqrt(squares([...rarities].flatMap(([stem, rarity]) => (small.has(stem) ? [] : rarity))))
  const likenessTo = (one: { product: number; length: number }, text: string | undefined) => {
    // The small words of its text aren't known.
    if (text === undefined) return Math.min(1, one.product / (Math.max(1, tellingLength) * one.length))
    const [saying, telling] = [new Set<string>(), new Set<string>()]
    for (const word of questionWords(text)) (stopWords.has(word) ? saying : telling).add(stemOf(word))
    const added = [...saying].filter((stem) => !telling.has(stem))
    // The product's name is in the lists, but says nothing.
    const left = [...telling].filter((stem) => product.has(stem) && !rarities.has(stem))
    const length = Math.sqrt(Math.max(1, one.length ** 2 + smallSquares(added) - smallSquares(left)))
    // Lengths are rounded.
    const own = [...telling, ...added]
    const byOther = new Map<string, number>()
    for (const { stem, product: worth } of own.flatMap((one) => others.get(one) ?? []))
      if (!own.includes(stem)) byOther.set(stem, Math.max(byOther.get(stem) ?? 0, worth))
    const alikeWorth = [...byOther.values()].reduce((sum, worth) => sum + worth, 0)
    const common = squares(own.map((stem) => rarities.get(stem) ?? 0)) + alikeWorth
    return Math.min(1, common / (askedLength * length))
  }
  const alike = [...shared]
    .map(([number, one]) => {
      const part = Math.floor(number / mostAsked)
      const text = textOf(number)
      return { part, page: pageOf[part] ?? nowhere, text: text ?? '', likeness: likenessTo(one, text) }
    })
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
  const pages = new Map(
    [...covered].map(([page, share]): [number, MatchedPage] => [
      page,
      { page, worth: coveredWorth * share, questions: [] },
    ]),
  )
  for (const { page, ...question } of alike) {
    const one = inRange(pages.get(page))
    if (one.questions.length === 0) one.worth += question.likeness ** 2
    one.questions.push(question)
  }
  const most = (isMeant: (page: number) => boolean) => alike.find(({ page }) => isMeant(page))?.likeness ?? 0
  pages.delete(nowhere)
  return {
    pages: [...pages.values()].sort((a, b) => b.worth - a.worth),
    likeness: most((page) => page !== nowhere),
    unanswered: most((page) => page === nowhere),
    rarities,
  }
}

/** Of several ways to put a question, the one that is most like a question on file. */
export function closestMatch(matches: readonly MatchedQuestions[]): MatchedQuestions {
  const most = ({ likeness, unanswered }: MatchedQuestions) => Math.max(likeness, unanswered)
  return matches.reduce((best, one) => (most(one) > most(best) ? one : best))
}

/** With more in common with a question that no page answers, it is that one; with less, it must be ahead by a margin. */
const unansweredLikeness = { same: 0.8, least: 0.45, margin: 0.1 } as const

/** Whether a question is rather one that no page answers than one that a page does. */
export function isRatherUnanswered({ unanswered, likeness }: MatchedQuestions): boolean {
  const { same, least, margin } = unansweredLikeness
  return unanswered >= least && unanswered > likeness + (unanswered >= same ? 0 : margin)
}
