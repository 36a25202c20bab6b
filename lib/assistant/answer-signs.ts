import type { Asked } from './asked.ts'
import { countsThing } from './counted.ts'
import type { Quotable } from './quotable.ts'
import { type SectionKind, sectionKind } from './section-kind.ts'
import { defines, type PartContext, type Signals, type SignName, signs } from './signs.ts'
import { isSubjectNamed } from './subject.ts'
import { deniedPart, isNegative, keyOf } from './text-kinds.ts'
import { certainty, type FoundWords, isMissing, isTelling, leastSureness, shareOf, sureShare } from './word-shares.ts'
import type { WordsIn } from './words-in.ts'

/** Where the subject of a question must be named. */
const headPlaces = ['own', 'lead', 'heading', 'title'] as const
const namePlaces = [...headPlaces, 'near'] as const

const signNames = Object.keys(signs) as SignName[]

/** Whether what a text denies is what the question asks about: “SCIM doesn't write teams” doesn't deny SCIM. */
function deniesAsked({ text }: Quotable, wordsIn: WordsIn): boolean {
  return isNegative(text) && wordsIn(deniedPart(text)).sureness.size > 0
}

/** What speaks for something as the answer to a question. */
export interface AnswerSigns {
  signs: Record<SignName, number>
  section: SectionKind
  /** Share of the question's words in the symptom of a row about a problem; 1 for everything else. */
  symptom: number
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

/** How much of the question a row about a problem says in its first cell. */
function symptomShare({ quotable: { quote, index }, section, asked, wordsIn }: Signals): number {
  if (section !== 'trouble' || quote.kind !== 'table' || index === -1) return 1
  return sureShare(asked.words, wordsIn(quote.rows[0]?.[0] ?? '').sureness)
}

/** Looks for all signs that something answers a question. */
export function answerSigns(quotable: Quotable, part: PartContext, asked: Asked): AnswerSigns {
  const { wordsIn } = asked
  const foundWords: FoundWords = {
    own: wordsIn(quotable.text).sureness,
    lead: wordsIn(quotable.lead).sureness,
    heading: wordsIn(part.heading).sureness,
    title: wordsIn(part.title).sureness,
    near: wordsIn(quotable.near).sureness,
    keywords: wordsIn(part.keywords).sureness,
    part: wordsIn(part.text).sureness,
  }
  const ownShare = sureShare(asked.words, foundWords.own)
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
    section: sectionKind(part, quotable),
  }
  return {
    section: signals.section,
    symptom: symptomShare(signals),
    signs: Object.fromEntries(signNames.map((name) => [name, signs[name](signals)])) as Record<SignName, number>,
    support: shareOf(asked.words, (word) => certainty(word, foundWords)),
    own: ownShare,
    isNamed:
      asked.rarest.length === 0 ||
      asked.rarest.some(({ position }) =>
        namePlaces.some((place) => (foundWords[place].get(position) ?? 0) >= leastSureness),
      ),
    namesSubject: isSubjectNamed(asked.subjects, placesOfSubject(quotable, asked, foundWords, wordsIn)),
    countsAsked: countsAsked(quotable, asked, foundWords, wordsIn),
    uncovered: uncoveredShare(asked.words, foundWords),
    deniesAsked: signals.denies,
    lacksRareWord: asked.rarest.some((word) => isTelling(word) && isMissing(word, foundWords)),
  }
}
