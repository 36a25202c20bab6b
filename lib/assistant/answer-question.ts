import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import type { Citation, CitedQuotes, Quote, QuotedAnswer } from './answer.ts'
import { citationOf, quotesOf, sentenceOf } from './answer.ts'
import { type Asked, askedOf } from './asked.ts'
import { bothSides } from './both-sides.ts'
import { chooseLead } from './choose-lead.ts'
import { composeLead, composeSample } from './compose-answer.ts'
import { isFiller } from './question.ts'
import { type Candidate, pagesNearBest, rankCandidates } from './rank-candidates.ts'
import { isNegative } from './text-kinds.ts'
import { sureShare } from './word-shares.ts'
import { remoteAnswer, writtenAnswer } from './written-answer.ts'

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
function helpfulPages(
  { words, unknown, wordsIn }: Asked,
  { pages }: Retrieved,
  least: number = leastHelpful.page,
): Citation[] {
  const telling = words.filter(({ term }) => !isFiller(term) && !unknown.includes(term))
  const isHelpful = ({ row, description }: RetrievedPage) =>
    sureShare(telling, wordsIn(`${row.title} · ${description}`).sureness) >= least
  return otherPages(
    pages.filter(isHelpful).map((page) => citationOf(page, page.part)),
    [],
  )
}

/** With less confidence, no page is close. */
const leastClose = 0.3

/** Questions that only a number answers. A page without one isn't close. */
const needsNumber = (type: Asked['type']) => type === 'count' || type === 'size'

/** What the page that is closest to a question says about it, or is about; nothing if none is close. */
function closestPages(asked: Asked, retrieved: Retrieved, ranked: readonly Candidate[]): QuotedAnswer | undefined {
  const { type, isCall, unknown, code } = asked
  const { pages } = retrieved
  const isClose = ranked.some(({ confidence }) => confidence >= leastClose)
  const of = new Set(ranked.filter(({ isOfAskedTool }) => isOfAskedTool).map(({ page }) => page))
  const [best, ...others] = pages.filter((page) => of.has(page) && (isCall || page.kind !== 'operation'))
  if (!isClose || best === undefined || unknown.length > 0 || code !== undefined || needsNumber(type)) return undefined
  const quotes: Quote[] = best.description === '' ? [] : [{ kind: 'text', text: sentenceOf(best.description) }]
  return {
    kind: 'quotes',
    isClosest: true,
    parts: [remoteAnswer(best, asked, retrieved) ?? quotesOf(best, 0, quotes)],
    near: nearPages(others, [], [citationOf(best, 0)]).slice(0, mostNear - 1),
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

const creates = /\b(?:create|add|upload|import|write|send|push|insert|ingest|load|save|set up)\b/i
const deletes = /\b(?:delet|remov|clear|clean|wip|drop|undo|revert)/i

/** Without calls that delete, for a question that wants to create something: who follows them by mistake loses data. */
function withoutOpposite(question: string, retrieved: Retrieved): Retrieved {
  if (!creates.test(question) || deletes.test(question)) return retrieved
  const pages = retrieved.pages.filter(({ kind, row }) => kind !== 'operation' || !/^delete\b/i.test(row.title))
  return { ...retrieved, pages }
}

/**
 * Whether writers answer questions on all pages that a question may be about. What they don't answer, a sentence that shares
 * its words hardly does, unless it shows code or explains a status.
 */
function isWrittenAbout({ wantsCode, isCall, code }: Asked, { pages }: Retrieved): boolean {
  if (wantsCode || isCall || code !== undefined) return false
  return pagesNearBest(pages).every(({ answers = [] }) => answers.some((own) => own.length > 0))
}

/**
 * Answers a question with a sentence, a list, or a row that carries the answer, as it is on its page, and with at most
 * one sample or list that belongs to it. It says so if the pages don't contain an answer.
 */
export function answerQuestion(question: string, found: Retrieved): QuotedAnswer {
  const retrieved = withoutOpposite(question, found)
  const asked = askedOf(question, retrieved)
  if (retrieved.isUnanswered) return { kind: 'unknown', near: helpfulPages(asked, retrieved) }
  const written = writtenAnswer(asked, retrieved)
  if (written !== undefined) return written
  const ranked = rankCandidates(asked, retrieved)
  const lead = isWrittenAbout(asked, retrieved) ? undefined : chooseLead(ranked, asked)
  const parts = (lead === undefined ? [] : (bothSides(ranked, asked) ?? [lead])).map((one) => composeLead(one, asked))
  // A sentence that mentions a language isn't a sample in it.
  const lacksSample =
    asked.language !== undefined && !parts.some(({ quotes }) => quotes.some(({ kind }) => kind === 'code'))
  if (lead === undefined || lacksSample) {
    const closest = lacksSample ? undefined : closestPages(asked, retrieved, ranked)
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
