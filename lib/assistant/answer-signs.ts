import type { QuestionType, QuestionWord } from './question.ts'
import type { Quotable } from './quotable.ts'
import type { WordsIn } from './words-in.ts'

/** The part that something is quoted from. */
export interface PartContext {
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
}

/** What a question asks for. */
export interface Asked {
  type: QuestionType
  /** Whether it asks for several things: “which kinds”, not “which port”. */
  isPlural: boolean
  /** Whether it asks for a call of an API. */
  isCall: boolean
  words: readonly QuestionWord[]
  isSampleWanted: (sample: { language: string; text: string }) => boolean
}

/** What a word of the question counts by where it is: in the quote, or in what introduces, heads, or surrounds it. */
const places = { own: 1, lead: 0.75, heading: 0.7, title: 0.6, near: 0.45, keywords: 0.4, part: 0.25 } as const

type PlaceName = keyof typeof places
const placeNames = Object.keys(places) as PlaceName[]

/** A word in a place that counts at least this much counts in full. */
const certainShare = 0.6
/** A word with less weight is common, and says nothing about a text. */
const tellingWeight = 0.1
/** How many of the rarest words of a question an answer needs. */
const rarestWords = 2
/** A word that was found only as the correction of a typo may be another one. */
const leastSureness = 0.5
/** A question with more words doesn't ask for a definition. */
const definedWords = 4
const shortLength = 25
const longLength = 320

const timeUnit = '(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)'
const numberWord = 'one|two|three|four|five|six|seven|eight|nine|ten|once|twice|no limit|unlimited'

/** What a text says that answers a type of question. */
const kindPatterns: Readonly<Partial<Record<QuestionType, RegExp>>> = {
  count: new RegExp(`\\d|\\b(?:${numberWord})\\b`, 'i'),
  duration: new RegExp(
    `\\b(?:\\d[\\d.,]*|an?|${numberWord}|few|every|each|per|within) ?${timeUnit}\\b|\\b(?:daily|weekly|immediately|forever|until)\\b`,
    'i',
  ),
  why: /\b(?:because|so that|since|otherwise|avoid|therefore|reason|without|so)\b/i,
  can: /\b(?:can|cannot|can['’]t|supports?|only|never|must|allows?|possible|always|don['’]t|doesn['’]t|isn['’]t|no)\b/i,
  when: /\b(?:when|if|after|before|once|until|while|every|daily|as soon as)\b/i,
  how: /^(?:`|to |in |add|allow|call|choose|click|configure|copy|create|define|delete|enable|enter|find|give|go|grant|install|list|make|map|name|open|pass|paste|pick|put|query|read|remove|replace|run|save|select|send|set|start|store|sync|turn|update|upgrade|use|write)\b/i,
}

/** Texts that only lead somewhere else, or speak about the sample next to them. */
const pointing =
  /^Show [\w.`-]+$|^(?:You now see|Done when|Plan about|Skip|If you use [^,]+, skip)\b|\bhighlighted\b|\b(?:the|this|these) (?:samples?|quer(?:y|ies)|sections?|pages?|guides?|steps?)\b/i
/** The size of a file, a text, or a number of things. */
const size = /\d ?(?:bytes?|[kmgt]i?b|characters?|letters?|%)\b/i
/** What readers do in every editor, whatever they paste. */
const routine = /\b(?:Paste the sample|select Edit JSON|Edit JSON|select Save)\b/i

/** A subject with its verb, as a definition begins. */
const definition = /^(?:an? |the )?(.{1,60}?) (?:is|are|[a-z]{3,}s)\b/i

/** What the signs look at. */
interface Signals {
  quotable: Quotable
  part: PartContext
  asked: Asked
  wordsIn: WordsIn
  /** Words of the question by place, each with how surely it is meant. */
  found: Readonly<Record<PlaceName, ReadonlyMap<number, number>>>
  /** Share of the question's words in the quote. */
  own: number
  /** The question's rarest words. */
  rarest: readonly QuestionWord[]
}

const isTelling = ({ weight }: QuestionWord) => weight > tellingWeight
const isWhole = ({ index, quote }: Quotable) => index === -1 && quote.kind !== 'code'
const flag = (is: boolean) => (is ? 1 : 0)

/** Share of words, by their weights, for each of which `counts` says how much it counts, from 0 to 1. */
function shareOf(words: readonly QuestionWord[], counts: (word: QuestionWord) => number): number {
  let [total, sum] = [0, 0]
  for (const word of words) {
    total += word.weight
    sum += word.weight * counts(word)
  }
  return total === 0 ? 0 : sum / total
}

/** What a word counts in the place where it counts most. */
function placeShare({ position }: QuestionWord, found: Signals['found']): number {
  return Math.max(...placeNames.map((place) => places[place] * (found[place].get(position) ?? 0)))
}

/** How many words of a question that say something are in a place for certain. */
function certainWords(words: readonly QuestionWord[], found: ReadonlyMap<number, number>): number {
  return words.filter((word) => isTelling(word) && (found.get(word.position) ?? 0) > certainShare).length
}

/** Whether a text says what something is or does: it begins with it. */
function defines(text: string, words: readonly QuestionWord[], wordsIn: WordsIn): boolean {
  const [, subject = ''] = definition.exec(text) ?? []
  if (subject === '') return false
  const inSubject = wordsIn(subject).sureness
  const telling = words.filter(isTelling)
  const defined = telling.length > 0 ? telling : words
  return (
    defined.length > 0 &&
    defined.every(({ position }) => inSubject.has(position)) &&
    subject.split(' ').length <= defined.length + 1
  )
}

/** Share of neighboring words of the question that are neighbors in a text, too. */
function phraseShare(text: string, words: readonly QuestionWord[], wordsIn: WordsIn): number {
  if (words.length < 2) return 0
  const { order } = wordsIn(text)
  const pairs = words.slice(1).map((word, index) => [words[index]?.position, word.position] as const)
  const isNear = ([a, b]: (typeof pairs)[number]) =>
    order.some((position, at) => position === a && (order[at + 1] === b || order[at + 2] === b))
  return pairs.filter(isNear).length / pairs.length
}

/**
 * Share of neighboring words of the question that one text in or around the quote has both of: a page about custom roles
 * that mentions a domain doesn't say how to set up a custom domain.
 */
function togetherShare({ asked: { words }, found }: Signals): number {
  const texts = [found.own, found.lead, found.heading, found.title, found.near]
  let [total, sum] = [0, 0]
  for (const [index, word] of words.slice(1).entries()) {
    const before = words[index] ?? word
    const weight = Math.min(word.weight, before.weight)
    total += weight
    sum +=
      weight * Math.max(...texts.map((text) => Math.min(text.get(word.position) ?? 0, text.get(before.position) ?? 0)))
  }
  return total === 0 ? 1 : sum / total
}

/** Signs that something answers a question, each from 0 to 1. */
const signs = {
  /** Words of the question, each where it counts most. */
  cover: ({ asked, found }) => shareOf(asked.words, (word) => placeShare(word, found)),
  /** Words in the quote itself, and in it with what introduces it. */
  own: ({ own }) => own,
  ownWithLead: ({ asked, found }) =>
    shareOf(asked.words, ({ position }) => Math.max(found.own.get(position) ?? 0, found.lead.get(position) ?? 0)),
  rareHeaded: ({ rarest, found }) =>
    shareOf(rarest, ({ position }) =>
      Math.max(found.own.get(position) ?? 0, found.heading.get(position) ?? 0, found.title.get(position) ?? 0),
    ),
  phrase: ({ quotable, asked, wordsIn }) => phraseShare(quotable.text, asked.words, wordsIn),
  together: togetherShare,
  /** The rank of its page, and whether search leads to its part. */
  page: ({ part }) => part.score,
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
  count: ({ quotable, asked }) => kindShare('count', quotable, asked),
  duration: ({ quotable, asked }) => kindShare('duration', quotable, asked),
  why: ({ quotable, asked }) => kindShare('why', quotable, asked),
  can: ({ quotable, asked }) => kindShare('can', quotable, asked),
  when: ({ quotable, asked }) => kindShare('when', quotable, asked),
  how: ({ quotable, asked }) => kindShare('how', quotable, asked),
  /** A numbered list, when a question asks how. */
  steps: ({ quotable: { quote }, asked }) => flag(asked.type === 'how' && quote.kind === 'list' && quote.ordered),
  /** A whole list or table, or an entry of one, when a question asks for several things, or when it doesn't. */
  askedWhole: ({ quotable, asked }) => flag(asked.isPlural && isWhole(quotable)),
  wholeTable: ({ quotable, asked }) => flag(!asked.isPlural && isWhole(quotable) && quotable.quote.kind === 'table'),
  item: ({ quotable, asked }) => flag(!asked.isPlural && !isWhole(quotable) && quotable.quote.kind === 'list'),
  definition: ({ quotable, asked: { type, words }, wordsIn }) =>
    flag(type === 'what' && words.length <= definedWords && defines(quotable.text, words, wordsIn)),
  sample: ({ quotable: { quote }, asked }) => flag(quote.kind === 'code' && asked.isSampleWanted(quote)),
  unaskedSample: ({ quotable: { quote }, asked }) => flag(quote.kind === 'code' && !asked.isSampleWanted(quote)),
  /** An operation when no call is asked for. */
  unaskedOperation: ({ part, asked }) => flag(part.isOperation && !asked.isCall),
  /** A sentence of the asked kind that is also about what is asked. */
  countOwn: ({ quotable, asked, own }) => own * kindShare('count', quotable, asked),
  durationOwn: ({ quotable, asked, own }) => own * kindShare('duration', quotable, asked),
  canOwn: ({ quotable, asked, own }) => own * kindShare('can', quotable, asked),
  whenOwn: ({ quotable, asked, own }) => own * kindShare('when', quotable, asked),
  howOwn: ({ quotable, asked, own }) => own * kindShare('how', quotable, asked),
  size: ({ quotable, asked }) => flag(asked.type === 'count' && size.test(quotable.text)),
  /** Words of the question among all words of the text. */
  dense: ({ quotable, found }) => Math.min(1, found.own.size / Math.max(6, quotable.text.split(/\s+/).length)),
  bestPage: ({ part }) => flag(part.score === 1),
  colon: ({ quotable }) => flag(quotable.quote.kind === 'text' && quotable.text.endsWith(':')),
  pointing: ({ quotable }) => flag(quotable.quote.kind !== 'code' && pointing.test(quotable.text)),
  routine: ({ quotable }) => flag(routine.test(quotable.text)),
  short: ({ quotable }) => flag(quotable.text.length < shortLength),
  long: ({ quotable }) => Math.min(1, quotable.text.length / longLength),
} as const satisfies Record<string, (signals: Signals) => number>

function kindShare(type: QuestionType, { text }: Quotable, asked: Asked): number {
  return flag(asked.type === type && kindPatterns[type]?.test(text) === true)
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
}

/** Looks for all signs that something answers a question. */
export function answerSigns(quotable: Quotable, part: PartContext, asked: Asked, wordsIn: WordsIn): AnswerSigns {
  const found = {
    own: wordsIn(quotable.text).sureness,
    lead: wordsIn(quotable.lead).sureness,
    heading: wordsIn(part.heading).sureness,
    title: wordsIn(part.title).sureness,
    near: wordsIn(quotable.near).sureness,
    keywords: wordsIn(part.keywords).sureness,
    part: wordsIn(part.text).sureness,
  }
  const own = shareOf(asked.words, ({ position }) => found.own.get(position) ?? 0)
  const rarest = [...asked.words].sort((a, b) => b.weight - a.weight).slice(0, rarestWords)
  const isMissing = ({ position }: QuestionWord) =>
    placeNames.every((place) => (found[place].get(position) ?? 0) < leastSureness)
  const signals: Signals = { quotable, part, asked, wordsIn, found, own, rarest }
  return {
    signs: Object.fromEntries(signNames.map((name) => [name, signs[name](signals)])) as Record<SignName, number>,
    support: shareOf(asked.words, (word) => Math.min(1, placeShare(word, found) / certainShare)),
    own,
    lacksRareWord: rarest.some((word) => isTelling(word) && isMissing(word)),
  }
}
