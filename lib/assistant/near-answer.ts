import { questionWords } from '../search/match-questions.ts'
import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { stemOf } from '../search/words/stemmed-word.ts'
import { stopWords } from '../search/words/stop-words.ts'
import type { CitedQuotes, QuotedAnswer } from './answer.ts'
import { type Asked, askedOf } from './asked.ts'
import { composeWritten } from './compose-answer.ts'
import { addition } from './follow-up.ts'
import { exactScore, isAskedWhole, isCovered, type RankedAnswer, rankWritten, sameQuestion } from './rank-written.ts'
import { toolsIn } from './tools.ts'
import { isTelling } from './word-shares.ts'
import { firstDistinct, saysSame, withoutVerdict } from './written-answer.ts'

/** A question without what is only said around it, and the pages that it may be about. */
export type ReadQuestion = readonly [asked: string, retrieved: Retrieved]

/** Folders whose pages have little in common: the home page's, all calls, all guides. */
const looseFolder = /^(?:\/api-reference|\/guides\/all)?$/

/** How close a page is to one that was cited: 1 for the page itself, less for one below it or in its folder, 0 for others. */
function closeness(route: string, cited: string): number {
  if (route === cited) return 1
  const folder = cited.replace(/\/[^/]*$/, '')
  const isIn = (parent: string) => route === parent || route.startsWith(`${parent}/`)
  return isIn(cited) || (!looseFolder.test(folder) && isIn(folder)) ? 0.5 : 0
}

/** How close a page is to what was cited in a conversation; what was cited last counts most. */
export const closenessTo = (leads: readonly CitedQuotes[]) => (route: string) =>
  Math.max(0, ...leads.map(({ citation }, index) => closeness(route, citation.url) / (index + 1)))

/** Pages with a score and similar questions of another question have none for this one. */
const unscored = (page: RetrievedPage): RetrievedPage => ({ ...page, asked: new Map(), score: 0 })

/**
 * What the page that was cited last, a question on file with all words of the follow-up, and the question together with the one
 * before add to an answer's score.
 */
export const worth = { page: 4, whole: 2.5, together: 0.5 } as const
/** With less confidence, an answer that has all words of a follow-up has them by chance; sooner on other pages. */
const leastConfidence = { samePage: 0.005, otherPage: 0.06 } as const
/** How much less an answer near what was cited can score than the best of all, for a follow-up that says little alone. */
const mostBelow = 3
const mostRelated = 3
/** How much less confidence an answer near what was cited can have than the best of all, for a follow-up that says enough alone. */
const mostDoubt = 0.6

const keyOf = ({ page, part, written }: RankedAnswer) => `${page.row.route}#${part} ${written.answer}`

/** Whether a text names one of some tools. */
const namesOneOf = (some: ReadonlySet<number>, text: string, tools: Retrieved['tools']) =>
  [...toolsIn(text, tools)].some((tool) => some.has(tool))

/** The words of a text that aren't small, by their stems. */
export const wordsThatTell = (text: string) =>
  questionWords(text).flatMap((word) => (stopWords.has(word) ? [] : stemOf(word)))

/** Questions that a yes or no answers. */
const polar = /^(?:can|could|is|are|was|do|does|did|has|have|will|must|should) /

/**
 * Whether a yes or no on file answers a follow-up: a question is on file that has all of its words, and no others than those of
 * the page's title and of the question before.
 */
function isDecided({ page, written }: RankedAnswer, { question, type }: Asked, before: string): boolean {
  const words = wordsThatTell(question)
  const named = new Set([...words, ...wordsThatTell(`${page.row.title} ${before}`)])
  const isAsked = (text: string) => {
    const own = wordsThatTell(text)
    return polar.test(text) && words.every((stem) => own.includes(stem)) && own.every((stem) => named.has(stem))
  }
  return type === 'can' && words.length > 0 && !/\bor\b|n['’]t\b|\bnot\b/i.test(question) && written.asked.some(isAsked)
}

/** The first answer, with the next ones as related. A short follow-up says too little for a yes or no to another question. */
export function firstWithRelated(ranked: readonly RankedAnswer[], asked: Asked, before: string) {
  const [first, ...related] = firstDistinct(ranked, 1 + mostRelated)
  if (first === undefined) return undefined
  const part = composeWritten(first, asked)
  return {
    kind: 'quotes',
    parts: [isDecided(first, asked, before) ? part : withoutVerdict(part)],
    related: related.map((one) => withoutVerdict(composeWritten(one, asked))),
    near: [],
  } satisfies QuotedAnswer
}

/**
 * The page that a question only names: “and the rate limits?” A tool is none: “with Argo CD” adds to what was asked before.
 */
export function namedPage([question, { pages, tools }]: ReadQuestion): string | undefined {
  if (toolsIn(question, tools).size > 0) return undefined
  const asked = new Set(wordsThatTell(question))
  const isNamed = ({ row, kind }: RetrievedPage) => {
    const named = new Set(wordsThatTell(row.title))
    return kind !== 'operation' && asked.size === named.size && [...asked].every((stem) => named.has(stem))
  }
  return asked.size === 0 ? undefined : pages.find(isNamed)?.row.route
}

/** The pages near what was cited, as a question found them; of a tool that it names, if there are such pages. */
function pagesNear(found: readonly Retrieved[], own: Asked, near: (route: string) => number): RetrievedPage[] {
  const [alone] = found
  const pages = new Map<string, RetrievedPage>()
  for (const retrieved of found)
    for (const page of retrieved.pages) {
      const { route } = page.row
      if (near(route) > 0 && !pages.has(route)) pages.set(route, retrieved === alone ? page : unscored(page))
    }
  const all = [...pages.values()]
  if (own.tools.size === 0 || alone === undefined) return all
  const about = all.filter(({ row }) =>
    namesOneOf(own.tools, `${row.title} ${row.route.replaceAll('/', ' ')}`, alone.tools),
  )
  // “With Argo CD” adds to what was cited; “Argo CD?” asks about another page.
  return about.length > 0 && addition(own.question) === undefined
    ? about
    : all.filter(({ row }) => near(row.route) === 1)
}

/** Whether one of the answers that were given says the same as a written one. */
export function saidBefore(given: readonly CitedQuotes[]): (one: RankedAnswer) => boolean {
  const said = given.flatMap(({ quotes }) => quotes.flatMap((quote) => (quote.kind === 'text' ? quote.text : [])))
  return ({ written }) => said.some((text) => saysSame(text, written.answer))
}

/** What a conversation has answered. */
export interface FollowedAnswers {
  /** What answers began with, the newest first. */
  leads: readonly CitedQuotes[]
  /** The same, with those that were only the closest: nobody wants to read them again. */
  given: readonly CitedQuotes[]
  /** Whether the follow-up says little without the question before. */
  isDependent: boolean
}

/**
 * What a writer answers to a follow-up on the pages that the conversation is about; undefined if nothing there has all of
 * its words. “Which regions?” after “connect AWS” is about AWS.
 * @param alone the follow-up by itself
 * @param together the follow-up with what it is about
 * @param before the question before it
 */
export function nearAnswer(
  alone: ReadQuestion,
  together: ReadQuestion,
  before: ReadQuestion,
  { leads, given, isDependent }: FollowedAnswers,
): QuotedAnswer | undefined {
  const own = askedOf(...alone)
  if (!own.words.some(isTelling)) return undefined
  const [, { tools }] = alone
  const asked = { ...own, tools: new Set([...own.tools, ...toolsIn(before[0], tools)]) }
  const named = namedPage(alone)
  const cited = closenessTo(leads)
  const near = (route: string) => (route === named ? 1 : cited(route))
  const pages = pagesNear([alone[1], together[1], before[1]], own, near)
  const ofBoth = pages.map(
    (page) => together[1].pages.find(({ row }) => row.route === page.row.route) ?? unscored(page),
  )
  const scores = new Map(
    rankWritten(askedOf(...together), { ...together[1], pages: ofBoth }).map((one) => [keyOf(one), one.score]),
  )
  const isGiven = saidBefore(given)
  const isFit = (one: RankedAnswer) =>
    one.confidence >= leastConfidence[near(one.page.row.route) === 1 ? 'samePage' : 'otherPage'] &&
    isCovered({ ...one, isSame: false }, asked) &&
    (own.tools.size === 0 || namesOneOf(own.tools, [...one.written.asked, one.written.answer].join(' '), tools))
  const [best] = rankWritten(own, alone[1])
  // That a short follow-up is on file word for word says little: other questions are as short.
  const sameWorth = best?.isSame ? sameQuestion.score + exactScore : 0
  const leastOwn = (best?.score ?? 0) - (isDependent ? mostBelow + sameWorth : 0)
  const ranked = rankWritten(asked, { ...alone[1], pages })
    .filter(isFit)
    .map((one) => {
      const isWhole = isAskedWhole({ ...one, isSame: false }, asked)
      const ownScore = one.score + worth.page * near(one.page.row.route) + (isWhole ? worth.whole : 0)
      return { ...one, ownScore, score: ownScore + worth.together * (scores.get(keyOf(one)) ?? 0) }
    })
    .sort((a, b) => b.score - a.score)
  const fresh = ranked.filter((one) => !isGiven(one))
  const [top] = fresh
  if (top === undefined || top.ownScore < leastOwn) return undefined
  if (!isDependent && (best?.confidence ?? 0) - top.confidence > mostDoubt) return undefined
  const answer = firstWithRelated(fresh, asked, before[0])
  // What was said before is what is meant.
  return answer && top !== ranked[0] ? { ...answer, isClosest: true } : answer
}
