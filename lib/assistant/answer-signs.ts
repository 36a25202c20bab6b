import { wordsOf } from '../search/words/tokenize.ts'
import type { Asked } from './asked.ts'
import { countsThing, isNumbered } from './counted.ts'
import type { QuestionType } from './question.ts'
import type { Quotable } from './quotable.ts'
import { isSubjectNamed } from './subject.ts'
import { definedSubject, deniedPart, isNegative, isPointing, keyOf, lacksKind, saysKind } from './text-kinds.ts'
import {
  certainty,
  certainWords,
  type FoundWords,
  isMissing,
  isTelling,
  leastSureness,
  phraseShare,
  placeShare,
  shareOf,
  synonymSureness,
  togetherShare,
} from './word-shares.ts'
import type { WordsIn } from './words-in.ts'

/** The part that something is quoted from. */
interface PartContext {
  title: string
  keywords: string
  /** The part's heading; empty for the head of the page. */
  heading: string
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
const definedWords = 4
/** Words at the beginning of a text, in which its subject is named. */
const firstWords = 6
/** Where the subject of a question must be named. */
const headPlaces = ['own', 'lead', 'heading', 'title'] as const
const namePlaces = [...headPlaces, 'near'] as const
const shortLength = 25
const longLength = 320

/** What the signs look at. */
interface Signals {
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
}

const isWhole = ({ index, quote }: Quotable) => index === -1 && quote.kind !== 'code'
const isRow = ({ index, quote }: Quotable) => index >= 0 && quote.kind === 'table'
const isItem = ({ index, quote }: Quotable) => index >= 0 && quote.kind === 'list'
const flag = (is: boolean) => (is ? 1 : 0)
const isNumeric = (type: QuestionType) => type === 'count' || type === 'size' || type === 'duration'

/**
 * Whether a text says what the question asks for: it begins with it, and says what it is or does; or it is an entry under
 * its name, such as a row about a property.
 */
export function defines(quotable: Quotable, { type, words }: Asked, wordsIn: WordsIn): boolean {
  if ((type !== 'what' && type !== 'other') || words.length === 0 || words.length > definedWords) return false
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

/** Whether what a text denies is what the question asks about: “SCIM doesn't write teams” doesn't deny SCIM. */
function deniesAsked({ text }: Quotable, wordsIn: WordsIn): boolean {
  return isNegative(text) && wordsIn(deniedPart(text)).sureness.size > 0
}

/** Signs that something answers a question, each from 0 to 1. */
const signs = {
  /** Words of the question, each where it counts most. */
  cover: ({ asked, found }) => shareOf(asked.words, (word) => placeShare(word, found)),
  /** Words in the quote itself, and in it with what introduces it. */
  own: ({ own }) => own,
  ownWithLead: ({ asked, found }) =>
    shareOf(asked.words, ({ position }) => Math.max(found.own.get(position) ?? 0, found.lead.get(position) ?? 0)),
  ownWithHeads: ({ asked, found }) => shareOf(asked.words, (word) => certainty(word, found)),
  rareHeaded: ({ asked, found }) =>
    shareOf(asked.rarest, ({ position }) =>
      Math.max(found.own.get(position) ?? 0, found.heading.get(position) ?? 0, found.title.get(position) ?? 0),
    ),
  phrase: ({ quotable, asked, wordsIn }) => phraseShare(quotable.text, asked.words, wordsIn),
  headedPhrase: ({ part, asked, wordsIn }) =>
    Math.max(phraseShare(part.heading, asked.words, wordsIn), phraseShare(part.title, asked.words, wordsIn)),
  together: ({ asked, found }) => togetherShare(asked.words, found),
  /** Words in what the text begins with. */
  begins: ({ quotable, asked, wordsIn }) => {
    const { sureness } = wordsIn(quotable.text.split(' ').slice(0, firstWords).join(' '))
    return shareOf(asked.words, ({ position }) => sureness.get(position) ?? 0)
  },
  /** The rank of its page, and whether search leads to its part. */
  page: ({ part }) => part.score,
  bestPage: ({ part }) => flag(part.score === 1),
  bestPart: ({ part }) => flag(part.isBest),
  /** The title, or the heading, is about little else than what is asked. */
  titled: ({ asked, part, found }) => certainWords(asked.words, found.title) / Math.max(1, part.titleWords),
  named: ({ asked, part, found }) => certainWords(asked.words, found.heading) / Math.max(1, part.headingWords),
  /** What comes first under a heading that names what is asked. */
  headed: ({ quotable, part, found, asked }) => {
    const names = part.heading === '' || asked.words.some(({ position }) => found.heading.has(position))
    const headed = shareOf(asked.words, ({ position }) =>
      Math.max(found.heading.get(position) ?? 0, found.title.get(position) ?? 0),
    )
    return names ? headed / (1 + quotable.block + Math.max(0, quotable.index) / 2) : 0
  },
  head: ({ part }) => flag(part.isHead),
  /** Names in the title that nobody asked about. */
  titleNames: ({ part, wordsIn }) => namesIn(part.title, wordsIn),
  /** A row or an item that is about what is asked. */
  key: (signals) => flag(isRow(signals.quotable) || isItem(signals.quotable)) * keyShare(signals),
  count: ({ quotable, asked }) => kindShare('count', quotable, asked),
  duration: ({ quotable, asked }) => kindShare('duration', quotable, asked),
  why: ({ quotable, asked }) => kindShare('why', quotable, asked),
  can: ({ quotable, asked }) => kindShare('can', quotable, asked),
  when: ({ quotable, asked }) => kindShare('when', quotable, asked),
  how: ({ quotable, asked }) => kindShare('how', quotable, asked),
  difference: ({ quotable, asked }) => kindShare('difference', quotable, asked),
  /** A sentence of the asked kind that is also about what is asked. */
  countOwn: ({ quotable, asked, own }) => own * kindShare('count', quotable, asked),
  durationOwn: ({ quotable, asked, own }) => own * kindShare('duration', quotable, asked),
  canOwn: ({ quotable, asked, own }) => own * kindShare('can', quotable, asked),
  canDenied: ({ asked, own, denies }) => own * flag(asked.type === 'can' && denies),
  whenOwn: ({ quotable, asked, own }) => own * kindShare('when', quotable, asked),
  howOwn: ({ quotable, asked, own }) => own * kindShare('how', quotable, asked),
  numbered: (signals) => flag(signals.asked.type === 'count' && isNumbered(signals.quotable.text, signals.wordsIn)),
  /** No number where one is asked for. */
  unnumbered: ({ quotable, asked }) => flag(lacksKind(asked.type, quotable.text)),
  /** A numbered list under a heading that names what is asked, when a question asks how. */
  stepsHeaded: ({ quotable: { quote }, asked, found }) =>
    flag(asked.type === 'how' && quote.kind === 'list' && quote.ordered) *
    shareOf(asked.words, ({ position }) => Math.max(found.heading.get(position) ?? 0, found.title.get(position) ?? 0)),
  unaskedSteps: ({ quotable: { quote }, asked }) =>
    flag(asked.type !== 'how' && asked.type !== 'where' && quote.kind === 'list' && quote.ordered),
  /** A whole list or table, or an entry of one, when a question asks for several things, or when it doesn't. */
  askedWhole: ({ quotable, asked }) => flag(asked.isPlural && isWhole(quotable)),
  askedWholeNamed: ({ quotable, asked, found }) =>
    flag(asked.isPlural && isWhole(quotable)) *
    shareOf(asked.words, ({ position }) =>
      Math.max(found.own.get(position) ?? 0, found.lead.get(position) ?? 0, found.heading.get(position) ?? 0),
    ),
  unaskedWhole: ({ quotable, asked }) => flag(!asked.isPlural && isWhole(quotable)),
  wholeTable: ({ quotable, asked }) => flag(!asked.isPlural && isWhole(quotable) && quotable.quote.kind === 'table'),
  item: ({ quotable, asked }) => flag(!asked.isPlural && isItem(quotable)),
  row: ({ quotable, asked }) => flag(!asked.isPlural && isRow(quotable)),
  numericRow: ({ quotable, asked }) => flag(isNumeric(asked.type) && isRow(quotable)),
  pluralEntry: ({ quotable, asked }) => flag(asked.isPlural && (isRow(quotable) || isItem(quotable))),
  definition: (signals) => flag(signals.defines),
  definitionAhead: ({ asked, part, found, ...signals }) =>
    flag(signals.defines && part.isHead) * (certainWords(asked.words, found.title) / Math.max(1, part.titleWords)),
  unaskedSample: ({ quotable: { quote }, asked }) => flag(quote.kind === 'code' && !asked.isSampleWanted(quote)),
  /** A page about a tool that the question doesn't name. */
  otherTool: ({ part }) => flag(part.isOtherTool),
  /** An operation when no call is asked for. */
  unaskedOperation: ({ part, asked }) => flag(part.isOperation && !asked.isCall),
  /** Words of the question among all words of the text. */
  dense: ({ quotable, found }) => Math.min(1, found.own.size / Math.max(6, quotable.text.split(/\s+/).length)),
  colon: ({ quotable }) => flag(quotable.quote.kind === 'text' && quotable.text.endsWith(':')),
  pointing: ({ quotable }) => flag(quotable.quote.kind !== 'code' && isPointing(quotable.text)),
  short: ({ quotable }) => flag(quotable.text.length < shortLength),
  long: ({ quotable }) => Math.min(1, quotable.text.length / longLength),
} as const satisfies Record<string, (signals: Signals) => number>

function kindShare(type: QuestionType, { text }: Quotable, asked: Asked): number {
  return flag(asked.type === type && saysKind(type, text))
}

/** Name of a sign. */
export type SignName = keyof typeof signs

const signNames = Object.keys(signs) as SignName[]

/** What speaks for something as the answer to a question. */
export interface AnswerSigns {
  signs: Record<SignName, number>
  /** Share of the question's words in the quote and around it, and in the quote itself, from 0 to 1. */
  support: number
  own: number
  /** Whether one of the rarest words of the question is neither in the part nor around it. */
  lacksRareWord: boolean
  /** Whether one of the rarest words of the question is in the quote, or in what introduces or heads it. */
  isNamed: boolean
  /** Whether the subject of the question is named in the quote, or in what introduces or heads it. */
  namesSubject: boolean
  /** Whether the quote denies what is asked. */
  deniesAsked: boolean
  /** Whether both the quote and its heading mention everything that the question asks about. */
  isHeaded: boolean
  /** Whether the quote says how many, where a question asks how many there are of something. */
  countsAsked: boolean
  /** Share of the question's words, by weight, of the one that is missing most from the quote and what heads it. */
  uncovered: number
}

/**
 * What has to name the subject of a question. Where several things are asked for, a list or table that is quoted whole is
 * about what introduces it, and an entry of one about what it begins with.
 */
function placesOfSubject({ index, quote, text }: Quotable, { isPlural }: Asked, found: FoundWords, wordsIn: WordsIn) {
  const heads = [found.lead, found.heading, found.title]
  if (!isPlural || quote.kind === 'text' || quote.kind === 'code') return [found.own, ...heads]
  if (index >= 0) return [wordsIn(keyOf(text)).sureness, ...heads]
  return [quote.kind === 'table' ? wordsIn(quote.columns.join(' ')).sureness : found.own, ...heads]
}

const supportWord = /^support/

function isHeaded({ words }: Asked, { own, heading }: FoundWords): boolean {
  const things = words.filter((word) => isTelling(word) && !supportWord.test(word.term))
  const isIn = (place: FoundWords['own']) =>
    things.every(({ position }) => (place.get(position) ?? 0) > synonymSureness)
  return things.length > 0 && isIn(own) && isIn(heading)
}

/** Words of a question for what is allowed. */
const isAllowed = /\b(?:can|may|max(?:imum)?|most|limit|per|allowed)\b/i
const howMany = /\b(?:how (?:many|much)|number of|max(?:imum)?|limit)\b/i

function countsAsked({ text }: Quotable, { type, question, subjects }: Asked, found: FoundWords, wordsIn: WordsIn) {
  const thing = subjects[0]?.[0]
  if (type !== 'count' || thing === undefined || !howMany.test(question)) return true
  const isAbout = [found.own, found.lead, found.heading].some((place) => (place.get(thing) ?? 0) >= leastSureness)
  return countsThing(text, { thing, isAbout, isLimit: isAllowed.test(question) }, wordsIn)
}

/** Share of the question's words, by weight, of the one that is missing most from a quote and what heads it. */
function uncoveredShare(words: Asked['words'], found: FoundWords): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const missing = words.map(({ position, weight }) => {
    const sure = Math.max(...headPlaces.map((place) => found[place].get(position) ?? 0))
    return total === 0 ? 0 : ((1 - sure) * weight) / total
  })
  return Math.max(0, ...missing)
}

/** Looks for all signs that something answers a question. */
export function answerSigns(quotable: Quotable, part: PartContext, asked: Asked, wordsIn: WordsIn): AnswerSigns {
  const foundWords: FoundWords = {
    own: wordsIn(quotable.text).sureness,
    lead: wordsIn(quotable.lead).sureness,
    heading: wordsIn(part.heading).sureness,
    title: wordsIn(part.title).sureness,
    near: wordsIn(quotable.near).sureness,
    keywords: wordsIn(part.keywords).sureness,
    part: wordsIn(part.text).sureness,
  }
  const ownShare = shareOf(asked.words, ({ position }) => foundWords.own.get(position) ?? 0)
  const signals: Signals = {
    quotable,
    part,
    asked,
    wordsIn,
    found: foundWords,
    own: ownShare,
    key: keyOf(quotable.text),
    denies: deniesAsked(quotable, wordsIn),
    defines: defines(quotable, asked, wordsIn),
  }
  return {
    signs: Object.fromEntries(signNames.map((name) => [name, signs[name](signals)])) as Record<SignName, number>,
    support: shareOf(asked.words, (word) => certainty(word, foundWords)),
    own: ownShare,
    isNamed:
      asked.rarest.length === 0 ||
      asked.rarest.some(({ position }) =>
        namePlaces.some((place) => (foundWords[place].get(position) ?? 0) >= leastSureness),
      ),
    namesSubject: isSubjectNamed(asked.subjects, placesOfSubject(quotable, asked, foundWords, wordsIn)),
    isHeaded: isHeaded(asked, foundWords),
    countsAsked: countsAsked(quotable, asked, foundWords, wordsIn),
    uncovered: uncoveredShare(asked.words, foundWords),
    deniesAsked: signals.denies,
    lacksRareWord: asked.rarest.some((word) => isTelling(word) && isMissing(word, foundWords)),
  }
}
