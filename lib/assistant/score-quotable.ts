import type { QuestionType, QuestionWord } from './question.ts'
import type { Quotable } from './quotable.ts'

/** The words of a question that are in a text, by their positions in the question, each with how surely it is meant. */
export type WordsIn = (text: string) => ReadonlyMap<number, number>

/** The part that something is quoted from. */
export interface PartContext {
  title: string
  keywords: string
  /** The part's heading; empty for the head of the page. */
  heading: string
  /** How many words the title and the heading have, stop words left out. */
  titleWords: number
  headingWords: number
  /** All of the part. */
  text: string
  /** Of the page, from search; the best has 1. */
  score: number
  /** Whether search leads to this part of the page. */
  isBest: boolean
}

/** What a question asks for. */
export interface Asked {
  type: QuestionType
  words: readonly QuestionWord[]
  isSampleWanted: (sample: { language: string; text: string }) => boolean
}

export interface Scored {
  score: number
  /** Share of the question's words in the quote and around it, from 0 to 1. */
  support: number
  /** Share in the quote itself. */
  own: number
}

/**
 * All numbers of the score. They were set with the tuning half of the benchmark; see docs/assistant.md. A score is the sum
 * of what the rules below give; only the order of scores matters.
 */
const weights = {
  /** What a word of the question counts, by where it is: in the quote, or in what introduces, heads, or surrounds it. */
  places: { own: 1, lead: 0.75, heading: 0.7, title: 0.6, near: 0.45, keywords: 0.4, part: 0.25 },
  /** Words of the question, each where it counts most, and those in the quote itself. */
  cover: 0.6,
  own: 0.14,
  /** The rank of its page, and whether search leads to its part. */
  page: 1.7,
  part: 0.06,
  /** The heading names what is asked, so what comes first under it answers. Each block, and each two sentences, adds 1 to what this is divided by. */
  headed: 0.29,
  sentencesPerBlock: 2,
  /** The title, or the heading, is about little else than what is asked. */
  titled: 0.1,
  named: 0.11,
  /** A sentence of the kind that the question asks for: a factor for what `kinds` says. */
  kind: 2.4,
  kinds: { count: 0.12, why: 0.1, can: 0.06, when: 0.06, where: 0.05, how: 0.08 },
  /** A numbered list, when a question asks how. The factor `kind` applies. */
  steps: 0.04,
  /** A whole list or table, or an entry of one, when a question asks for several things. The factor `kind` applies. */
  whole: 0.12,
  entry: 0.05,
  /** A whole table when the question doesn't ask for several things. */
  unaskedTable: -0.15,
  /** A definition, when a question with so few words asks what something is. */
  definition: 0.8,
  definedWords: 4,
  /** A sample, when one is asked for and when none is. */
  sample: 0.06,
  unaskedSample: -0.8,
  /** A text with fewer characters than that, and one that is a question. */
  short: -0.05,
  shortLength: 25,
  question: -0.15,
} as const

/** Limits that decide whether there is an answer at all. */
const limits = {
  /** A word in a place that counts at least this much counts in full. */
  certainShare: 0.6,
  /** A word with less weight is common, and says nothing about a text. */
  tellingWeight: 0.1,
  /** So many of the rarest words of a question must be in the part or around it; without one, this much support is left. */
  rarestWords: 2,
  supportWithout: 0.7,
  /** A word that was found only as the correction of a typo may be another one. */
  leastSureness: 0.5,
} as const

type PlaceName = keyof typeof weights.places
const placeNames = Object.keys(weights.places) as PlaceName[]

/** What a sentence says that answers a type of question. */
const kindPatterns: Readonly<Record<keyof typeof weights.kinds, RegExp>> = {
  count: /\d|\b(?:one|two|three|four|five|ten|once|twice|no limit|unlimited|every)\b/i,
  why: /\b(?:because|so that|since|otherwise|avoid|therefore|reason|without)\b/i,
  can: /\b(?:can|cannot|can’t|supports?|supported|not|only|never|must|allows?|possible|needs?|no)\b/i,
  when: /\b(?:when|if|after|before|once|until|while|every|daily|as soon as)\b/i,
  where: /\b(?:in|under|on|open|select|page|tab|menu|settings|builder|below|go to)\b|`[^`]*\/[^`]*`/i,
  how: /^(?:`|add|allow|call|choose|click|configure|copy|create|define|delete|enable|enter|find|get|give|go|grant|in |install|keep|list|make|map|name|open|pass|paste|pick|post|press|put|query|read|remove|replace|run|save|select|send|set|start|store|sync|to |turn|type|update|upgrade|use|wait|with |write)\b/i,
}

const hasPattern = (type: QuestionType): type is keyof typeof kindPatterns => type in kindPatterns

/** A subject with its verb, as a definition begins. */
const definition = /^(?:an? |the )?(.{1,60}?) (?:is|are|[a-z]{3,}s)\b/i

/** What the rules look at. */
interface Signals {
  quotable: Quotable
  part: PartContext
  asked: Asked
  wordsIn: WordsIn
  /** Words of the question by place. */
  found: Readonly<Record<PlaceName, ReadonlyMap<number, number>>>
  /** Shares of the question's words: each where it counts most, in the quote itself, and in heading or title. */
  cover: number
  own: number
  headed: number
}

/** What one sign of an answer is worth; 0 without it. */
type Rule = (signals: Signals) => number

const isTelling = ({ weight }: QuestionWord) => weight > limits.tellingWeight

/** Whether a sentence says what something is or does: it begins with it. */
function defines(text: string, words: readonly QuestionWord[], wordsIn: WordsIn): boolean {
  const [, subject = ''] = definition.exec(text) ?? []
  if (subject === '') return false
  const inSubject = wordsIn(subject)
  const telling = words.filter(isTelling)
  const defined = telling.length > 0 ? telling : words
  return (
    defined.length > 0 &&
    defined.every(({ position }) => inSubject.has(position)) &&
    subject.split(' ').length <= defined.length + 1
  )
}

/** How many words of a question that say something are in a place for certain. */
function certainWords(words: readonly QuestionWord[], found: ReadonlyMap<number, number>): number {
  return words.filter((word) => isTelling(word) && (found.get(word.position) ?? 0) > limits.certainShare).length
}

const isWhole = ({ index, quote }: Quotable) => index === -1 && quote.kind !== 'code'

const coversQuestion: Rule = ({ cover }) => weights.cover * cover
const saysItself: Rule = ({ own }) => weights.own * own
const isOnGoodPage: Rule = ({ part }) => weights.page * part.score
const isTitled: Rule = ({ asked, part, found }) =>
  weights.titled * (certainWords(asked.words, found.title) / Math.max(1, part.titleWords))
const isNamed: Rule = ({ asked, part, found }) =>
  weights.named * (certainWords(asked.words, found.heading) / Math.max(1, part.headingWords))
const isInBestPart: Rule = ({ part }) => (part.isBest ? weights.part : 0)
const isFirstUnderHeading: Rule = ({ quotable, part, found, asked, headed }) => {
  const names = part.heading === '' || asked.words.some(({ position }) => found.heading.has(position))
  const depth = 1 + quotable.block + Math.max(0, quotable.index) / weights.sentencesPerBlock
  return names ? (weights.headed * headed) / depth : 0
}
const isOfAskedKind: Rule = ({ quotable, asked: { type } }) =>
  hasPattern(type) && kindPatterns[type].test(quotable.text) ? weights.kinds[type] * weights.kind : 0
const hasSteps: Rule = ({ quotable: { quote }, asked }) =>
  asked.type === 'how' && quote.kind === 'list' && quote.ordered ? weights.steps * weights.kind : 0
const hasSeveral: Rule = ({ quotable, asked }) => {
  if (asked.type === 'which' && quotable.quote.kind !== 'text')
    return (isWhole(quotable) ? weights.whole : weights.entry) * weights.kind
  return isWhole(quotable) && quotable.quote.kind === 'table' ? weights.unaskedTable : 0
}
const isDefinition: Rule = ({ quotable, asked: { type, words }, wordsIn }) =>
  type === 'what' && words.length <= weights.definedWords && defines(quotable.text, words, wordsIn)
    ? weights.definition
    : 0
const isSample: Rule = ({ quotable: { quote }, asked }) => {
  if (quote.kind !== 'code') return 0
  return asked.isSampleWanted(quote) ? weights.sample : weights.unaskedSample
}
const isShort: Rule = ({ quotable }) => (quotable.text.length < weights.shortLength ? weights.short : 0)
const isQuestion: Rule = ({ quotable }) => (quotable.text.endsWith('?') ? weights.question : 0)

const rules: readonly Rule[] = [
  ...[coversQuestion, saysItself, isOnGoodPage, isTitled, isNamed, isInBestPart, isFirstUnderHeading],
  ...[isOfAskedKind, hasSteps, hasSeveral, isDefinition, isSample, isShort, isQuestion],
]

/** Whether one of the rarest words of a question is nowhere in a part, nor around it. */
function lacksRareWord(words: readonly QuestionWord[], found: Signals['found']): boolean {
  const isMissing = ({ position }: QuestionWord) =>
    placeNames.every((place) => (found[place].get(position) ?? 0) < limits.leastSureness)
  const rarest = [...words].sort((a, b) => b.weight - a.weight).slice(0, limits.rarestWords)
  return rarest.some((word) => isTelling(word) && isMissing(word))
}

/** How well something answers a question, by its words and by the type of what is asked. */
export function scoreQuotable(quotable: Quotable, part: PartContext, asked: Asked, wordsIn: WordsIn): Scored {
  const found = {
    own: wordsIn(quotable.text),
    lead: wordsIn(quotable.lead),
    heading: wordsIn(part.heading),
    title: wordsIn(part.title),
    near: wordsIn(quotable.near),
    keywords: wordsIn(part.keywords),
    part: wordsIn(part.text),
  }
  let [total, cover, own, support, headed] = [0, 0, 0, 0, 0]
  for (const { position, weight } of asked.words) {
    const shareIn = (place: PlaceName) => weights.places[place] * (found[place].get(position) ?? 0)
    const share = Math.max(0, ...placeNames.map(shareIn))
    total += weight
    cover += weight * share
    support += weight * Math.min(1, share / limits.certainShare)
    own += weight * (found.own.get(position) ?? 0)
    headed += weight * Math.max(found.heading.get(position) ?? 0, found.title.get(position) ?? 0)
  }
  if (total === 0) return { score: 0, support: 0, own: 0 }
  const shares = { cover: cover / total, own: own / total, headed: headed / total }
  const signals: Signals = { quotable, part, asked, wordsIn, found, ...shares }
  return {
    score: rules.reduce((sum, rule) => sum + rule(signals), 0),
    support: (support / total) * (lacksRareWord(asked.words, found) ? limits.supportWithout : 1),
    own: shares.own,
  }
}
