import type { QuestionType, QuestionWord } from './question.ts'
import type { Quotable } from './quotable.ts'

/** The words of a question that stand in a text, by their places in the question, each with how surely it is meant. */
export type WordsIn = (text: string) => ReadonlyMap<number, number>

/** What is known of the part that something is quoted from. */
export interface PartContext {
  title: string
  keywords: string
  /** The part's heading; empty for the head of the page. */
  heading: string
  /** How many words the title and the heading have that say something. */
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
  /** Share of what the question asks that it and what stands around it say, from 0 to 1. */
  support: number
  /** Share that it says itself. */
  own: number
}

/** What a word counts by where it stands. */
const shares = { own: 1, lead: 0.75, heading: 0.7, title: 0.6, near: 0.45, keywords: 0.4, part: 0.25 } as const
/** A word that stands so near counts in full for whether there is an answer at all. */
const certainShare = 0.6
/** A word that says less stands everywhere. */
const tellingWeight = 0.1

/** How many of the rarest words of a question its answer must be about, and what remains of the support of a part that lacks one. */
const rarestWords = 2
const supportWithout = 0.7
/** A word that is found only by letters that are near it may be another one. */
const leastSureness = 0.5

/** What each sign of an answer is worth. Set on the tuning half of the benchmark; see docs/assistant.md. */
export const weights = {
  /** Words of the question, each where it counts most. */
  cover: 0.6,
  /** Words that it says itself. */
  own: 0.14,
  /** The rank of its page, and whether search leads to its part. */
  page: 1.7,
  part: 0.06,
  /** The heading names what is asked: what stands first under it answers. */
  headed: 0.29,
  /** The title, or the heading, is about little else than what is asked. */
  titled: 0.1,
  named: 0.11,
  /** A sentence of the kind that the question asks for. */
  type: 2.4,
  definition: 0.8,
  /** A whole list or table, when a question asks for several things, and a table when it does not. */
  whole: 0.12,
  unaskedTable: -0.15,
  /** Samples count when one is asked for, and else against. */
  sample: 0.06,
  unasked: -0.8,
}

const say: Readonly<Partial<Record<QuestionType, readonly [pattern: RegExp, bonus: number]>>> = {
  count: [/\d|\b(?:one|two|three|four|five|ten|once|twice|no limit|unlimited|every)\b/i, 0.12],
  why: [/\b(?:because|so that|since|otherwise|avoid|therefore|reason|without)\b/i, 0.1],
  can: [/\b(?:can|cannot|can’t|supports?|supported|not|only|never|must|allows?|possible|needs?|no)\b/i, 0.06],
  when: [/\b(?:when|if|after|before|once|until|while|every|daily|as soon as)\b/i, 0.06],
  where: [/\b(?:in|under|on|open|select|page|tab|menu|settings|builder|below|go to)\b|`[^`]*\/[^`]*`/i, 0.05],
  how: [
    /^(?:`|add|allow|call|choose|click|configure|copy|create|define|delete|enable|enter|find|get|give|go|grant|in |install|keep|list|make|map|name|open|pass|paste|pick|post|press|put|query|read|remove|replace|run|save|select|send|set|start|store|sync|to |turn|type|update|upgrade|use|wait|with |write)\b/i,
    0.08,
  ],
}

/** A subject with its verb, as a definition begins. */
const definition = /^(?:an? |the )?(.{1,60}?) (?:is|are|[a-z]{3,}s)\b/i

/** Whether a sentence says what something is or does: it begins with it. */
function defines(text: string, words: readonly QuestionWord[], wordsIn: WordsIn): boolean {
  const [, subject = ''] = definition.exec(text) ?? []
  if (subject === '') return false
  const found = wordsIn(subject)
  const telling = words.filter(({ weight }) => weight > tellingWeight)
  const asked = telling.length > 0 ? telling : words
  return (
    asked.length > 0 &&
    asked.every(({ position }) => found.has(position)) &&
    subject.split(' ').length <= asked.length + 1
  )
}

/** How well something answers a question, by its words and by the type of what is asked. */
export function scoreQuotable(
  quotable: Quotable,
  part: PartContext,
  { type, words, isSampleWanted }: Asked,
  wordsIn: WordsIn,
): Scored {
  const places = [
    [shares.own, wordsIn(quotable.text)],
    [shares.lead, wordsIn(quotable.lead)],
    [shares.heading, wordsIn(part.heading)],
    [shares.title, wordsIn(part.title)],
    [shares.near, wordsIn(quotable.near)],
    [shares.keywords, wordsIn(part.keywords)],
    [shares.part, wordsIn(part.text)],
  ] as const
  const [heading, title] = [places[2][1], places[3][1]]
  let [total, cover, own, support, headed] = [0, 0, 0, 0, 0]
  for (const { position, weight } of words) {
    const share = Math.max(0, ...places.map(([at, found]) => at * (found.get(position) ?? 0)))
    total += weight
    cover += weight * share
    support += weight * Math.min(1, share / certainShare)
    own += weight * (places[0][1].get(position) ?? 0)
    headed += weight * Math.max(heading.get(position) ?? 0, title.get(position) ?? 0)
  }
  const lacksRareWord = [...words]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, rarestWords)
    .some(
      ({ position, weight }) =>
        weight > tellingWeight && places.every(([, found]) => (found.get(position) ?? 0) < leastSureness),
    )
  if (total === 0) return { score: 0, support: 0, own: 0 }
  const isNamed =
    part.heading === '' || [...heading.keys()].some((word) => words.some(({ position }) => position === word))
  let score = weights.cover * (cover / total) + weights.own * (own / total) + weights.page * part.score
  const covered = (found: ReadonlyMap<number, number>) =>
    words.filter(({ position, weight }) => weight > tellingWeight && (found.get(position) ?? 0) > certainShare).length
  score += weights.titled * (covered(title) / Math.max(1, part.titleWords))
  score += weights.named * (covered(heading) / Math.max(1, part.headingWords))
  const [pattern, bonus = 0] = say[type] ?? []
  const { kind } = quotable.quote
  if (part.isBest) score += weights.part
  if (isNamed) score += (weights.headed * (headed / total)) / (1 + quotable.block + Math.max(0, quotable.index) / 2)
  if (pattern?.test(quotable.text) === true) score += bonus * weights.type
  if (type === 'how' && quotable.quote.kind === 'list' && quotable.quote.ordered) score += 0.04 * weights.type
  const isWhole = quotable.index === -1 && kind !== 'code'
  if (type === 'which' && kind !== 'text') score += (isWhole ? weights.whole : 0.05) * weights.type
  else if (isWhole && kind === 'table') score += weights.unaskedTable
  if (type === 'what' && words.length <= 4 && defines(quotable.text, words, wordsIn)) score += weights.definition
  if (quotable.quote.kind === 'code') score += isSampleWanted(quotable.quote) ? weights.sample : weights.unasked
  if (quotable.text.length < 25) score -= 0.05
  if (quotable.text.endsWith('?')) score -= 0.15
  return { score, support: (support / total) * (lacksRareWord ? supportWithout : 1), own: own / total }
}
