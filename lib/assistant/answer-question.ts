import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import type { Citation, CitedQuotes, Quote, QuotedAnswer } from './answer.ts'
import { citationOf, sentenceOf } from './answer.ts'
import { type Asked, askedOf } from './asked.ts'
import { bothSides } from './both-sides.ts'
import { chooseLead } from './choose-lead.ts'
import { composeLead, composeSample, composeWritten, neededBlock } from './compose-answer.ts'
import { isFiller } from './question.ts'
import { type Candidate, pagesNearBest, rankCandidates } from './rank-candidates.ts'
import { isCovered, type RankedAnswer, rankWritten } from './rank-written.ts'
import { isNegative } from './text-kinds.ts'
import { sureShare } from './word-shares.ts'

/** How much of the question a sentence must contain to say yes or no to it. */
const leastOwn = 0.85
/** Words with which a plain yes or no would say too much. */
const qualified = /\b(?:unless|except|only|but|if|when|while|until|without|although|however|some|may|might|should)\b/i
const affirmed = /\b(?:can|is|are|supports?|allows?|works?|has|have|does|lets?|never|always|every|any)\b/i
/** Questions that a yes or no doesn't answer. */
const alternatives = /\bor\b|n['’]t\b|\bnot\b|\bwithout\b|\bnever\b/i

/** Yes or no, where a question asks for it and a sentence says it without conditions. */
export function verdictOf(
  { quotable, own, deniesAsked }: Candidate,
  { question, type }: Asked,
): 'Yes' | 'No' | undefined {
  const { quote, text } = quotable
  if (type !== 'can' || quote.kind === 'table' || quote.kind === 'code') return undefined
  // A step of a procedure neither allows nor denies.
  if (quote.kind === 'list' && quote.ordered) return undefined
  const [sentence = ''] = text.split(/(?<=[.!?]) /)
  // A sentence that leads to a sample is about the sample.
  if (sentence.endsWith(':') || alternatives.test(question) || qualified.test(sentence)) return undefined
  if (own < leastOwn) return undefined
  if (isNegative(sentence)) return deniesAsked ? 'No' : undefined
  return affirmed.test(sentence) ? 'Yes' : undefined
}

const mostNear = 3
/** A page whose best candidate scores at most this much less than the lead may say the same. */
const mostBelow = 2.2

/** The first pages, each once, that aren't shown already. */
function otherPages(all: readonly Citation[], shown: readonly Citation[]): Citation[] {
  const urls = new Set(shown.map(({ url }) => url))
  return all
    .filter(({ url }, index) => !urls.has(url) && all.findIndex((other) => other.url === url) === index)
    .slice(0, mostNear)
}

/** Other places to look: where candidates score nearly as well, then what search ranks high. */
function nearPages(
  pages: readonly RetrievedPage[],
  ranked: readonly Candidate[],
  shown: readonly Citation[],
): Citation[] {
  const [best] = ranked
  const close = ranked.filter(
    ({ score, quotable }) => score > (best?.score ?? 0) - mostBelow && quotable.quote.kind !== 'code',
  )
  const all = [
    ...close.map(({ page, part }) => citationOf(page, part)),
    ...pages.map((page) => citationOf(page, page.part)),
  ]
  return otherPages(all, shown)
}

/** How much of what a question says the title and the description of a page must contain to help, and to have its sample. */
const leastHelpful = { page: 0.5, sample: 0.9 } as const

/** Pages that help with a question that none answers. Those that share only its small words don't. */
function helpfulPages(asked: Asked, { pages }: Retrieved, least: number = leastHelpful.page): Citation[] {
  const telling = known(asked)
  const isHelpful = ({ row, description }: RetrievedPage) =>
    sureShare(telling, asked.wordsIn(`${row.title} · ${description}`).sureness) >= least
  return otherPages(
    pages.filter(isHelpful).map((page) => citationOf(page, page.part)),
    [],
  )
}

/** With less confidence, no page is close. */
const leastClose = 0.3

/** Questions that only a number answers. A page without one isn't close. */
const needsNumber = (type: Asked['type']) => type === 'count' || type === 'size'

/** The pages that are closest to a question, with what the first of them is about; nothing if none is close. */
function closestPages(
  { type, isCall, unknown, code }: Asked,
  pages: readonly RetrievedPage[],
  ranked: readonly Candidate[],
): QuotedAnswer | undefined {
  const isClose = ranked.some(({ confidence }) => confidence >= leastClose)
  const of = new Set(ranked.filter(({ isOfAskedTool }) => isOfAskedTool).map(({ page }) => page))
  const [best, ...others] = pages.filter((page) => of.has(page) && (isCall || page.kind !== 'operation'))
  if (!isClose || best === undefined || unknown.length > 0 || code !== undefined || needsNumber(type)) return undefined
  const quotes: Quote[] = best.description === '' ? [] : [{ kind: 'text', text: sentenceOf(best.description) }]
  return {
    kind: 'quotes',
    isClosest: true,
    parts: [{ citation: citationOf(best, 0), quotes }],
    near: nearPages(others, [], [citationOf(best, 0)]).slice(0, mostNear - 1),
  }
}

/** With less confidence in the best that a writer answers, it is only one of the closest answers. */
const sureWritten = 0.5
/** With less, what writers answer is about other questions. */
const leastWritten = 0.15
/** Words of a question that say something, and that pages have. */
const known = ({ words, unknown }: Asked) => words.filter(({ term }) => !isFiller(term) && !unknown.includes(term))
/** An answer that scores at most this much less than the best may well be the one that is meant; of the closest, this much. */
const [rivalScore, closeScore] = [0.7, 2]
/** With more confidence in the best, nothing else is meant. */
const mostRivaled = 0.8
const mostShown = 3

/** With more of its words in common, an answer says the same as another one. */
const mostShared = 0.7

function saysSame(a: string, b: string): boolean {
  const one = new Set(wordsOf(a))
  const other = new Set(wordsOf(b))
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, Math.min(one.size, other.size)) > mostShared
}

/**
 * The first answers that say something new, each of another part: pages that are alike have some of the same answers,
 * and readers see what else a part says where it is cited.
 */
function firstDistinct(ranked: readonly RankedAnswer[], most: number): RankedAnswer[] {
  const found: RankedAnswer[] = []
  for (const one of ranked) {
    if (found.length === most) break
    const isSaid = ({ page, part, written }: RankedAnswer) =>
      (page === one.page && part === one.part) || saysSame(written.answer, one.written.answer)
    if (!found.some(isSaid)) found.push(one)
  }
  return found
}

/** An answer to another question must not begin with the yes or no to that one. */
export function withoutVerdict(part: CitedQuotes): CitedQuotes {
  const shorten = (quote: Quote): Quote =>
    quote.kind === 'text'
      ? { ...quote, text: quote.text.replace(/^(?:Yes|No)[.,] (\S)/, (_, first: string) => first.toUpperCase()) }
      : quote
  return { ...part, quotes: part.quotes.map(shorten) }
}

/** Whether a yes or no is about a tool that the question doesn't name. */
function isOfUnnamedTool({ page, isSame }: RankedAnswer, { type, tools, namesTool }: Asked): boolean {
  return type === 'can' && !isSame && tools.size === 0 && namesTool(page.row.title)
}

/** The answers from the first that is likely, which scores nearly as well as the best; none if there is no such one. */
function likelyFirst(ranked: RankedAnswer[]): RankedAnswer[] {
  const first = ranked.findIndex(({ confidence }) => confidence >= leastWritten)
  const isNear = (ranked[0]?.score ?? 0) - (ranked[first]?.score ?? Number.NEGATIVE_INFINITY) < closeScore
  return isNear ? ranked.slice(first) : []
}

/**
 * What a writer answers, with rivals that score nearly as well and other places to look, or the closest of what writers
 * answer; nothing if no writer answers this question.
 */
function writtenAnswer(asked: Asked, retrieved: Retrieved): QuotedAnswer | undefined {
  const ranked = likelyFirst(rankWritten(asked, retrieved))
  const [best] = ranked
  if (best === undefined) return undefined
  if (asked.unknown.length > 0 && !best.isSame) return undefined
  const distinct = firstDistinct(ranked, 2 * mostShown)
  const partsOf = (mostBelow: number) =>
    distinct
      .filter(({ score }, index) => index === 0 || (best.score - score < mostBelow && best.confidence < mostRivaled))
      .slice(0, mostShown)
      .map((one) => composeWritten(one, asked))
  /** What may be meant besides what is shown, without the verdict on another question. */
  const relatedTo = (shown: readonly unknown[]) =>
    distinct
      .slice(shown.length, shown.length + mostShown)
      .filter(({ confidence }) => confidence >= leastWritten)
      .map((one) => withoutVerdict(composeWritten(one, asked)))
  const isUnsure = best.confidence < sureWritten && !asked.wantsCode
  if (isUnsure || isOfUnnamedTool(best, asked)) {
    const parts = partsOf(closeScore).map(withoutVerdict)
    return { kind: 'quotes', isClosest: true, parts, related: relatedTo(parts), near: [] }
  }
  const answersVerdict = asked.type === 'can' && !/\bor\b/i.test(asked.question) && isCovered(best, asked)
  const parts = partsOf(asked.wantsCode ? 0 : rivalScore).map((part, index) =>
    index === 0 && answersVerdict ? part : withoutVerdict(part),
  )
  // A text doesn't replace the sample that is asked for.
  if (asked.wantsCode && !best.isSame && parts[0]?.quotes.length === 1) return undefined
  const needed = asked.type === 'how' && !asked.wantsCode ? neededBlock(best) : undefined
  if (needed !== undefined) parts[0]?.quotes.push(needed)
  return {
    kind: 'quotes',
    ...(best.isSame ? { isSame: true } : {}),
    ...(parts.length > 1 ? { hasRivals: true } : {}),
    parts,
    related: relatedTo(parts),
    near: [],
  }
}

/** The first sample that is wanted on pages that are cited. */
export function sampleOn(
  citations: readonly Citation[],
  { pages }: Retrieved,
  isWanted: Asked['isSampleWanted'],
): CitedQuotes | undefined {
  for (const citation of citations) {
    const page = pages.find(({ row }) => row.route === citation.url)
    const sample = page && composeSample(page, citation, isWanted)
    if (sample !== undefined) return sample
  }
  return undefined
}

/**
 * Answers a question with a sentence, a list, or a row that carries the answer, as it is on its page, and with at most
 * one sample or list that belongs to it. It says so if the pages don't contain an answer.
 */
export function answerQuestion(question: string, retrieved: Retrieved): QuotedAnswer {
  const asked = askedOf(question, retrieved)
  if (retrieved.isUnanswered) return { kind: 'unknown', near: helpfulPages(asked, retrieved) }
  const written = writtenAnswer(asked, retrieved)
  if (written !== undefined) return written
  const ranked = rankCandidates(asked, retrieved)
  const lead = chooseLead(ranked, asked)
  const parts = (lead === undefined ? [] : (bothSides(ranked, asked) ?? [lead])).map((one) => composeLead(one, asked))
  // A sentence that mentions a language isn't a sample in it.
  const lacksSample =
    asked.language !== undefined && !parts.some(({ quotes }) => quotes.some(({ kind }) => kind === 'code'))
  if (lead === undefined || lacksSample) {
    const closest = lacksSample ? undefined : closestPages(asked, retrieved.pages, ranked)
    if (closest !== undefined) return closest
    const named = asked.wantsCode ? helpfulPages(asked, retrieved, leastHelpful.sample) : []
    const sample = sampleOn(named, retrieved, asked.isSampleWanted)
    if (sample !== undefined) return { kind: 'quotes', parts: [sample], near: otherPages(named, [sample.citation]) }
    return {
      kind: 'unknown',
      near: helpfulPages(asked, retrieved),
      ...(asked.unknown.length === 0 ? {} : { missing: [...asked.unknown] }),
    }
  }
  const verdict = verdictOf(lead, asked)
  return {
    kind: 'quotes',
    ...(verdict === undefined ? {} : { verdict }),
    parts,
    near: nearPages(
      pagesNearBest(retrieved.pages),
      ranked,
      parts.map(({ citation }) => citation),
    ),
  }
}
