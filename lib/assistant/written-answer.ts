import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import type { CitedQuotes, Quote, QuotedAnswer } from './answer.ts'
import type { Asked } from './asked.ts'
import { composeWritten, neededBlock } from './compose-answer.ts'
import { isAskedWhole, type RankedAnswer, rankWritten } from './rank-written.ts'

/** With less confidence in the best that a writer answers, it is only one of the closest answers. */
const sureWritten = 0.42
/** With less, what writers answer is about other questions. */
const leastWritten = 0.22
/** With less, one isn't even shown as related. */
const leastRelated = 0.1
/** An answer that scores at most this much less than the best may well be the one that is meant; of the closest, this much. */
const [rivalScore, closeScore] = [0.7, 2]
/** With more confidence in the best, nothing else is meant. */
const mostRivaled = 0.8
const mostShown = 3

/** With more of its words in common, an answer says the same as another one. */
const mostShared = 0.7

/** Whether two answers say the same. */
export function saysSame(a: string, b: string): boolean {
  const one = new Set(wordsOf(a))
  const other = new Set(wordsOf(b))
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, Math.min(one.size, other.size)) > mostShared
}

/**
 * The first answers that say something new, each of another part: pages that are alike have some of the same answers,
 * and readers see what else a part says where it is cited.
 */
export function firstDistinct(ranked: readonly RankedAnswer[], most: number): RankedAnswer[] {
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

/** Whether somebody asks if something can be done, and nothing else. */
const asksForLeave = /^(?:can|could) (?:i|we) |^is it possible to /i
/** What turns such a question, or what an answer says, into something else. */
const turned = /n['’]t\b|\b(?:but|except|instead|never|no|none|not|nothing|only|or|still|unless|without)\b/i
/** How an answer begins that says how something is done. */
const instructs =
  /^(?:(?:In|On|Under) \*\*|(?:Add|Apply|Attach|Bring|Call|Change|Choose|Connect|Copy|Create|Define|Delete|Edit|Enter|Export|Filter|Give|Grant|Group|Import|Install|Invite|Let|List|Load|Make|Map|Mark|Name|Open|Paste|Point|Put|Remove|Replace|Run|Save|Select|Send|Set|Share|Store|Turn|Upload|Use|Write)\b)/

/** Whether an answer that only says how says yes, too: “Can I hide a page?” — “Open its permissions, …” */
export function impliesYes(question: string, answer: string): boolean {
  const [first = ''] = answer.split(/(?<=[.!?:]) /)
  return asksForLeave.test(question) && !turned.test(question) && instructs.test(answer) && !turned.test(first)
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

/** What a page answers that has at least something to do with a question which nothing answers. */
export function remoteAnswer(page: RetrievedPage, asked: Asked, retrieved: Retrieved): CitedQuotes | undefined {
  const [best] = rankWritten(asked, { ...retrieved, pages: [page] })
  return best && best.confidence >= leastRelated ? withoutVerdict(composeWritten(best, asked)) : undefined
}

/** The first answer that comes with a sample, if it scores nearly as well as the best. */
function withSample(distinct: readonly RankedAnswer[], asked: Asked): QuotedAnswer | undefined {
  const [best] = distinct
  const found = distinct
    .filter(({ score, confidence }) => (best?.score ?? 0) - score < closeScore && confidence >= sureWritten)
    .map((one) => withoutVerdict(composeWritten(one, asked)))
    .find(({ quotes }) => quotes.length > 1)
  return found && { kind: 'quotes', parts: [found], near: [] }
}

/**
 * What a writer answers, with rivals that score nearly as well and answers to similar questions, or the closest of what writers
 * answer; nothing if no writer answers this question.
 */
export function writtenAnswer(asked: Asked, retrieved: Retrieved): QuotedAnswer | undefined {
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
      .filter(({ confidence }) => confidence >= leastRelated)
      .map((one) => withoutVerdict(composeWritten(one, asked)))
  const isUnsure = best.confidence < sureWritten && !asked.wantsCode
  if (isUnsure || isOfUnnamedTool(best, asked)) {
    const parts = partsOf(closeScore).map(withoutVerdict)
    return { kind: 'quotes', isClosest: true, parts, related: relatedTo(parts), near: [] }
  }
  const answersVerdict = asked.type === 'can' && !/\bor\b/i.test(asked.question) && isAskedWhole(best, asked)
  const parts = partsOf(asked.wantsCode ? 0 : rivalScore).map((part, index) =>
    index === 0 && answersVerdict ? part : withoutVerdict(part),
  )
  // A text doesn't replace the sample that is asked for.
  if (asked.wantsCode && !best.isSame && parts[0]?.quotes.length === 1) return withSample(distinct, asked)
  const isYes = answersVerdict && impliesYes(asked.question, best.written.answer)
  const needed = asked.type === 'how' && !asked.wantsCode ? neededBlock(best) : undefined
  if (needed !== undefined) parts[0]?.quotes.push(needed)
  return {
    kind: 'quotes',
    ...(best.isSame ? { isSame: true } : {}),
    ...(parts.length > 1 ? { hasRivals: true } : {}),
    ...(isYes ? { verdict: 'Yes' } : {}),
    parts,
    related: relatedTo(parts),
    near: [],
  }
}
