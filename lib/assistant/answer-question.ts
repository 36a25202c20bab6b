import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import { tokenize } from '../search/words/tokenize.ts'
import type { Citation, Quote, QuotedAnswer } from './answer.ts'
import { citationOf } from './citation.ts'
import { wantsSample } from './question.ts'
import { type Quotable, quotables } from './quotable.ts'
import { type Candidate, rankCandidates } from './rank-candidates.ts'
import { isAskedSample } from './sample-language.ts'

/** Sentences, items and rows of an answer, those of one part, and pages that they come from. */
const mostQuotes = 4
const mostOfPart = 3
const mostPages = 3
const mostNear = 3
/** How many of the best candidates are tried for an answer. */
const mostTried = 3
/** A page that search ranks so high beside the best is worth a look. */
const nearScore = 0.6
/** How alike two quotes may be, from 0 to 1. */
const mostAlike = 0.7
/** With less confidence in the best candidate, the honest answer is that the pages don't say. @see docs/assistant.md */
const leastConfidence = 0.55
/** What else is quoted scores at most this much less than the best: of other pages, and of pages quoted already. */
const mostBelow = { pages: 2.2, others: 1.6 } as const

function alike(a: string, b: string): number {
  const [one, two] = [a, b].map((text) => new Set(tokenize(text).map(({ term }) => term))) as [Set<string>, Set<string>]
  const both = [...one].filter((term) => two.has(term)).length
  return both / Math.max(1, Math.min(one.size, two.size))
}

/**
 * The best of all, each of which says something that the others do not: first of each page that answers nearly as well as
 * the best one, then what else there is.
 */
function choose(ranked: readonly Candidate[], best: Candidate): Candidate[] {
  const chosen: Candidate[] = []
  const take = (below: number, mayTake: (one: Candidate) => boolean) => {
    for (const one of ranked) {
      if (one.score < best.score - below) return
      if (chosen.length >= mostQuotes) return
      if (chosen.includes(one) || !mayTake(one)) continue
      if (chosen.some((other) => alike(other.quotable.text, one.quotable.text) > mostAlike)) continue
      chosen.push(one)
    }
  }
  const ofPage = ({ page }: Candidate) => chosen.filter((one) => one.page === page)
  take(mostBelow.pages, (one) => ofPage(one).length === 0 && chosen.length < mostPages)
  take(
    mostBelow.others,
    (one) => ofPage(one).length > 0 && ofPage(one).filter(({ part }) => part === one.part).length < mostOfPart,
  )
  return chosen
}

/** The sample that belongs to what is quoted, where a question asks for one. */
function sampleBeside({ page, part, quotable }: Candidate, question: string): Quotable | undefined {
  const samples = quotables(page.parts[part] ?? []).filter(
    ({ quote }) => quote.kind === 'code' && isAskedSample(question, quote),
  )
  return samples.find(({ block }) => block > quotable.block) ?? samples[0]
}

/** Joins quotes from the same list or table, so that its introduction or header row appears once. */
function joined(a: Quote, b: Quote): Quote | undefined {
  if (a.kind === 'list' && b.kind === 'list') return { ...a, items: [...new Set([...a.items, ...b.items])] }
  if (a.kind === 'table' && b.kind === 'table') return { ...a, rows: [...a.rows, ...b.rows] }
  return undefined
}

/**
 * Quotes of one part in the order of the page, except that the block with the answer comes first. Nothing is said twice.
 * @param chosen the best first
 */
function composeQuotes(chosen: readonly Quotable[]): Quote[] {
  const [lead] = chosen
  const whole = new Set(
    chosen.filter(({ index, quote }) => index === -1 && quote.kind !== 'code').map(({ block }) => block),
  )
  const ordered = chosen
    .filter(({ block, index }) => index === -1 || !whole.has(block))
    .sort(
      (a, b) =>
        Number(b.block === lead?.block) - Number(a.block === lead?.block) || a.block - b.block || a.index - b.index,
    )
  const quotes: { block: number; quote: Quote }[] = []
  for (const { block, quote } of ordered) {
    const last = quotes.at(-1)
    const both = last?.block === block ? joined(last.quote, quote) : undefined
    if (last !== undefined && both !== undefined) last.quote = both
    else if (last?.quote.kind === 'text' && quote.kind === 'text' && last.block === block) {
      // A sentence that leans on the one before brings it along, and it may be there already.
      if (quote.text.startsWith(last.quote.text)) last.quote = quote
      else if (!last.quote.text.includes(quote.text))
        last.quote = { kind: 'text', text: `${last.quote.text} ${quote.text}` }
    } else quotes.push({ block, quote })
  }
  return quotes.map(({ quote }) => quote)
}

function nearPages(pages: readonly RetrievedPage[], shown: readonly Citation[]): Citation[] {
  const urls = new Set(shown.map(({ url }) => url))
  return pages
    .filter(({ row }) => !urls.has(row.route))
    .slice(0, mostNear)
    .map((page) => citationOf(page, page.part))
}

/**
 * Answers a question with the few sentences, items, rows and samples that carry the answer, as they are on the pages,
 * and says so if the pages don't contain one.
 */
export function answerQuestion(question: string, retrieved: Retrieved): QuotedAnswer {
  const ranked = rankCandidates(question, retrieved)
  const isSampleWanted = wantsSample(question)
  const best = ranked
    .slice(0, mostTried)
    .find(
      ({ quotable, confidence }) => confidence >= leastConfidence && (isSampleWanted || quotable.quote.kind !== 'code'),
    )
  if (best === undefined) return { kind: 'unknown', near: nearPages(retrieved.pages, []) }
  const chosen = choose([best, ...ranked.filter((one) => one !== best)], best)
  const groups = new Map<string, Candidate[]>()
  for (const one of chosen) {
    const key = `${one.page.row.route}#${one.part}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const sample =
    isSampleWanted && !chosen.some(({ quotable }) => quotable.quote.kind === 'code')
      ? sampleBeside(best, question)
      : undefined
  const parts = [...groups.values()].map((group, index) => {
    const [{ page, part }] = group as [Candidate]
    const quoted = group.map(({ quotable }) => quotable)
    const quotes = composeQuotes(index === 0 && sample !== undefined ? [...quoted, sample] : quoted)
    return { citation: citationOf(page, part), quotes }
  })
  const cited = parts.map(({ citation }) => citation)
  const good = retrieved.pages.filter(({ score }) => score > nearScore)
  return { kind: 'quotes', parts, near: nearPages(good, cited) }
}
