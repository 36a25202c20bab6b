import type { Retrieved, RetrievedPage } from '../search/retriever.ts'
import type { Citation, QuotedAnswer } from './answer.ts'
import { askedOf } from './asked.ts'
import { bothSides } from './both-sides.ts'
import { chooseLead } from './choose-lead.ts'
import { citationOf } from './citation.ts'
import { composeLead } from './compose-answer.ts'
import { type Candidate, rankCandidates } from './rank-candidates.ts'
import { verdictOf } from './verdict.ts'

const mostNear = 3
/** A page whose best candidate scores at most this much less than the lead may say the same. */
const mostBelow = 2.2
/** A page that search ranks so high compared with the best is worth a look. */
const nearScore = 0.6

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
  const urls = new Set(shown.map(({ url }) => url))
  return all
    .filter(({ url }, index) => !urls.has(url) && all.findIndex((other) => other.url === url) === index)
    .slice(0, mostNear)
}

/**
 * Answers a question with a sentence, a list, or a row that carries the answer, as it is on its page, and with at most
 * one sample or list that belongs to it. It says so if the pages don't contain an answer.
 */
export function answerQuestion(question: string, retrieved: Retrieved): QuotedAnswer {
  const asked = askedOf(question, retrieved)
  const ranked = rankCandidates(asked, retrieved)
  const lead = chooseLead(ranked, asked)
  const parts = (lead === undefined ? [] : (bothSides(ranked, asked) ?? [lead])).map((one) => composeLead(one, asked))
  // A sentence that mentions a language isn't a sample in it.
  const lacksSample =
    asked.language !== undefined && !parts.some(({ quotes }) => quotes.some(({ kind }) => kind === 'code'))
  if (lead === undefined || lacksSample) {
    const near = nearPages(retrieved.pages, [], [])
    return { kind: 'unknown', near, ...(asked.unknown.length === 0 ? {} : { missing: [...asked.unknown] }) }
  }
  const verdict = verdictOf(lead, asked)
  const good = retrieved.pages.filter(({ score }) => score > nearScore)
  return {
    kind: 'quotes',
    ...(verdict === undefined ? {} : { verdict }),
    parts,
    near: nearPages(
      good,
      ranked,
      parts.map(({ citation }) => citation),
    ),
  }
}
