import { wordsOf } from '../search/words/tokenize.ts'
import type { Asked } from './asked.ts'
import { isNumbered } from './counted.ts'
import type { QuestionType } from './question.ts'
import type { Quotable } from './quotable.ts'
import type { SectionKind } from './section-kind.ts'
import { definedSubject, isPointing, keyOf, lacksKind, saysKind } from './text-kinds.ts'
import {
  certainty,
  certainWords,
  type FoundWords,
  isTelling,
  phraseShare,
  placeShare,
  shareOf,
  sureShare,
  togetherShare,
} from './word-shares.ts'
import type { WordsIn } from './words-in.ts'

/** The part that something is quoted from. */
export interface PartContext {
  title: string
  keywords: string
  /** The part's heading, empty for the head of the page, with what readers ask that the part answers. */
  heading: string
  /** How much the question is like one that the part answers, from 0 to 1. */
  likeness: number
  /** How many words the title and the heading have, without stop words. */
  titleWords: number
  headingWords: number
  /** All of the part. */
  text: string
  /** Of the page, from search; the best has 1. */
  score: number
  /** Whether search leads to this part of the page. */
  isBest: boolean
  /** Whether this is the head of its page. */
  isHead: boolean
  /** Whether the page describes an operation of an API. */
  isOperation: boolean
  /** Whether the page is about a tool that the question doesn't name. */
  isOtherTool: boolean
}

/** A question with more words doesn't ask for a definition. */
const definedWords = { what: 4, other: 2 } as const
/** Words at the beginning of a text, in which its subject is named. */
const firstWords = 6
const shortLength = 25
const longLength = 320

/** What the signs look at. */
export interface Signals {
  quotable: Quotable
  part: PartContext
  asked: Asked
  wordsIn: WordsIn
  found: FoundWords
  /** Share of the question's words in the quote. */
  own: number
  /** What a row or an item is about. */
  key: string
  /** Whether the quote denies what is asked. */
  denies: boolean
  /** Whether it defines what is asked. */
  defines: boolean
  section: SectionKind
}

const isWhole = ({ index, quote }: Quotable) => index === -1 && quote.kind !== 'code'
const isRow = ({ index, quote }: Quotable) => index >= 0 && quote.kind === 'table'
const isItem = ({ index, quote }: Quotable) => index >= 0 && quote.kind === 'list'
const flag = (is: boolean) => (is ? 1 : 0)

/**
 * Whether a text says what the question asks for: it begins with it, and says what it is or does; or it is an entry under
 * its name, such as a row about a property.
 */
export function defines(quotable: Quotable, { type, words }: Asked, wordsIn: WordsIn): boolean {
  if ((type !== 'what' && type !== 'other') || words.length === 0 || words.length > definedWords[type]) return false
  const telling = words.filter(isTelling)
  const defined = telling.length > 0 ? telling : words
  const key = isRow(quotable) || isItem(quotable) ? keyOf(quotable.text) : ''
  if (key !== '') {
    const { sureness, order } = wordsIn(key)
    return order.every((position) => position !== -1) && defined.every(({ position }) => sureness.has(position))
  }
  if (type !== 'what') return false
  const subject = definedSubject(quotable.text)
  if (subject === '') return false
  const inSubject = wordsIn(subject).sureness
  return defined.every(({ position }) => inSubject.has(position)) && subject.split(' ').length <= defined.length
}

/** How much of what a row or an item is about was asked for. */
function keyShare({ key, wordsIn }: Signals): number {
  const words = wordsOf(key)
  if (words.length === 0) return 0
  const { order } = wordsIn(key)
  return Math.min(1, order.filter((position) => position !== -1).length / words.length)
}

const laterName = /(?<=\S )\p{Lu}[\p{L}\p{N}-]*/gu

/** How many names a text has that the question doesn't, up to one for all. */
function namesIn(text: string, wordsIn: WordsIn): number {
  const names = text.match(laterName) ?? []
  const other = names.filter((name) => wordsIn(name).sureness.size === 0)
  return Math.min(1, other.length / 3)
}

/** Whether a section is about something else than its page, and the question doesn't ask for that. */
function isAside({ asked, found, section }: Signals): boolean {
  if (section === 'main' || (section === 'trouble' && asked.isTrouble)) return false
  return !asked.words.some(({ position, weight }) => weight > 0 && found.heading.has(position))
}

/** Whether a text says the kind of thing that is asked for. */
const saysAsked =
  (type: QuestionType) =>
  ({ quotable, asked }: Signals) =>
    flag(asked.type === type && saysKind(type, quotable.text))

/** The same, for a text that is also about what is asked. */
const saysAskedItself = (type: QuestionType) => (signals: Signals) => signals.own * saysAsked(type)(signals)

/** Signs that something answers a question, each from 0 to 1. */
export const signs = {
  /** Words of the question, each where it counts most. */
  cover: ({ asked, found }) => shareOf(asked.words, (word) => placeShare(word, found)),
  /** Words in the quote itself. */
  own: ({ own }) => own,
  ownWithHeads: ({ asked, found }) => shareOf(asked.words, (word) => certainty(word, found)),
  rareHeaded: ({ asked, found }) => sureShare(asked.rarest, found.own, found.heading, found.title),
  phrase: ({ quotable, asked, wordsIn }) => phraseShare(quotable.text, asked.words, wordsIn),
  together: ({ asked, found }) => togetherShare(asked.words, found),
  /** Words in what the text begins with. */
  begins: ({ quotable, asked, wordsIn }) =>
    sureShare(asked.words, wordsIn(quotable.text.split(' ').slice(0, firstWords).join(' ')).sureness),
  /** The rank of its page, and whether search leads to its part. */
  page: ({ part }) => part.score,
  bestPage: ({ part }) => flag(part.score === 1),
  bestPart: ({ part }) => flag(part.isBest),
  /** The title, or the heading, is about little else than what is asked. */
  titled: ({ asked, part, found }) => certainWords(asked.words, found.title) / Math.max(1, part.titleWords),
  named: ({ asked, part, found }) =>
    Math.min(1, certainWords(asked.words, found.heading) / Math.max(1, part.headingWords)),
  /** A question of readers that the part answers is like this one. */
  alike: ({ part }) => part.likeness ** 2,
  /** What comes first under a heading that names what is asked. */
  headed: ({ quotable, part, found, asked }) => {
    const names = part.heading === '' || asked.words.some(({ position }) => found.heading.has(position))
    return names
      ? sureShare(asked.words, found.heading, found.title) / (1 + quotable.block + Math.max(0, quotable.index) / 2)
      : 0
  },
  head: ({ part }) => flag(part.isHead),
  /** Names in the title that nobody asked about. */
  titleNames: ({ part, wordsIn }) => namesIn(part.title, wordsIn),
  /** A row or an item that is about what is asked. */
  key: (signals) => flag(isRow(signals.quotable) || isItem(signals.quotable)) * keyShare(signals),
  count: saysAsked('count'),
  duration: saysAsked('duration'),
  can: saysAsked('can'),
  when: saysAsked('when'),
  /** A sentence of the asked kind that is also about what is asked. */
  countOwn: saysAskedItself('count'),
  durationOwn: saysAskedItself('duration'),
  canOwn: saysAskedItself('can'),
  canDenied: ({ asked, own, denies }) => own * flag(asked.type === 'can' && denies),
  whenOwn: saysAskedItself('when'),
  howOwn: saysAskedItself('how'),
  numbered: (signals) => flag(signals.asked.type === 'count' && isNumbered(signals.quotable.text, signals.wordsIn)),
  /** No number where one is asked for. */
  unnumbered: ({ quotable, asked }) => flag(lacksKind(asked.type, quotable.text)),
  /** A numbered list under a heading that names what is asked, when a question asks how. */
  stepsHeaded: ({ quotable: { quote }, asked, found }) =>
    flag(asked.type === 'how' && quote.kind === 'list' && quote.ordered) *
    sureShare(asked.words, found.heading, found.title),
  unaskedSteps: ({ quotable: { quote }, asked }) =>
    flag(asked.type !== 'how' && asked.type !== 'where' && quote.kind === 'list' && quote.ordered),
  /** A whole list or table, or an entry of one, when a question asks for several things, or when it doesn't. */
  askedWhole: ({ quotable, asked }) => flag(asked.isPlural && isWhole(quotable)),
  askedWholeNamed: ({ quotable, asked, found }) =>
    flag(asked.isPlural && isWhole(quotable)) * sureShare(asked.words, found.own, found.lead, found.heading),
  unaskedWhole: ({ quotable, asked }) => flag(!asked.isPlural && isWhole(quotable)),
  item: ({ quotable, asked }) => flag(!asked.isPlural && isItem(quotable)),
  row: ({ quotable, asked }) => flag(!asked.isPlural && isRow(quotable)),
  definition: (signals) => flag(signals.defines),
  definitionAhead: ({ asked, part, found, ...signals }) =>
    flag(signals.defines && part.isHead) * (certainWords(asked.words, found.title) / Math.max(1, part.titleWords)),
  unaskedSample: ({ quotable: { quote }, asked }) => flag(quote.kind === 'code' && !asked.isSampleWanted(quote)),
  /** A page about a tool that the question doesn't name. */
  otherTool: ({ part }) => flag(part.isOtherTool),
  aside: (signals) => flag(isAside(signals)),
  /** Where problems are explained, when something went wrong. */
  askedTrouble: ({ asked, section }) => flag(asked.isTrouble && section === 'trouble'),
  /** An operation when no call is asked for. */
  unaskedOperation: ({ part, asked }) => flag(part.isOperation && !asked.isCall),
  /** Words of the question among all words of the text. */
  dense: ({ quotable, found }) => Math.min(1, found.own.size / Math.max(6, quotable.text.split(/\s+/).length)),
  colon: ({ quotable }) => flag(quotable.quote.kind === 'text' && quotable.text.endsWith(':')),
  pointing: ({ quotable }) => flag(quotable.quote.kind !== 'code' && isPointing(quotable.text)),
  short: ({ quotable }) => flag(quotable.text.length < shortLength),
  long: ({ quotable }) => Math.min(1, quotable.text.length / longLength),
} as const satisfies Record<string, (signals: Signals) => number>

/** Name of a sign. */
export type SignName = keyof typeof signs
