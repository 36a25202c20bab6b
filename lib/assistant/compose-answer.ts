import { type Block, longestSample } from '../parts/passage.ts'
import { leastLeading } from '../search/match-questions.ts'
import type { RetrievedPage } from '../search/retriever.ts'
import type { Citation, CitedQuotes, Quote } from './answer.ts'
import { quotesOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { type Quotable, quotables } from './quotable.ts'
import type { Candidate } from './rank-candidates.ts'
import type { RankedAnswer } from './rank-written.ts'

/** Items and rows that are quoted with a sentence that introduces them. */
const mostEntries = 8

/** Whether a question of readers leads to the part, which answers it as a whole. */
const isLed = ({ page, part }: Candidate) => (page.asked.get(part)?.[0]?.likeness ?? 0) >= leastLeading

/** A block as it is quoted whole; undefined for a text, and for what is too long. */
function blockQuote(block: Block | undefined): Quote | undefined {
  if (block === undefined || block.kind === 'text') return undefined
  if (block.kind === 'code') return { kind: 'code', language: block.language, text: block.text }
  if (block.kind === 'list') {
    const { ordered, items } = block
    return items.length > mostEntries ? undefined : { kind: 'list', lead: '', ordered, items }
  }
  return block.rows.length > mostEntries ? undefined : { kind: 'table', columns: block.columns, rows: block.rows }
}

/** The samples of a part that a question asks for. */
const samplesOf = ({ page, part }: Pick<Candidate, 'page' | 'part'>, isWanted: Asked['isSampleWanted']): Quotable[] =>
  quotables(page.parts[part] ?? []).filter(({ quote }) => quote.kind === 'code' && isWanted(quote))

/** The sample of a part that a question asks for: the next one after a block, or any. */
function sampleOf(
  place: Pick<Candidate, 'page' | 'part'>,
  isWanted: Asked['isSampleWanted'],
  block = -1,
): Quotable | undefined {
  const samples = samplesOf(place, isWanted)
  return samples.find((one) => one.block > block) ?? samples[0]
}

/** A sample after the sentence that introduces it, if there is one. */
const introducedSample = ({ quote, lead }: Quotable): Quote[] =>
  lead === '' ? [quote] : [{ kind: 'text', text: lead }, quote]

/** A sentence that speaks about the sample after it. */
const pointsAhead = /\b(?:this|these|the following)\b/i

/**
 * What a quoted sentence introduces: what follows a colon, or the steps or the sample that follow, when a question asks
 * how.
 */
function introduced(candidate: Candidate, { type }: Asked): Quote | undefined {
  const { page, part, quotable } = candidate
  const blocks = page.parts[part] ?? []
  const [block, next] = [blocks[quotable.block], blocks[quotable.block + 1]]
  if (block?.kind !== 'text') return undefined
  if (quotable.text.endsWith(':')) return blockQuote(next)
  if ((type !== 'how' && !isLed(candidate)) || next === undefined) return undefined
  const isAhead = next.kind === 'list' ? next.ordered : next.kind === 'code' && pointsAhead.test(quotable.text)
  return isAhead ? blockQuote(next) : undefined
}

/** The sample that a question asks for; for an operation, its call. */
function askedSample(lead: Candidate, asked: Asked): Quote | undefined {
  if (asked.wantsCode) return sampleOf(lead, asked.isSampleWanted, lead.quotable.block)?.quote
  return asked.isCall && lead.page.kind === 'operation'
    ? sampleOf(lead, () => true, lead.quotable.block)?.quote
    : undefined
}

/** Letters of a sentence with those after it in its paragraph. */
const longestText = 320

/** The sentences that follow a quoted one in its paragraph, as long as they are few; what only leads to a list isn't. */
function following({ page, part, quotable: { block, index, text } }: Candidate): string[] {
  const paragraph = page.parts[part]?.[block]
  // The description of a page is in none of its blocks.
  if (paragraph?.kind !== 'text' || paragraph.sentences[index] !== text) return []
  const after = paragraph.sentences.slice(index + 1)
  const said = after.at(-1)?.endsWith(':') === true ? after.slice(0, -1) : after
  const fits = (end: number) => [text, ...said.slice(0, end)].join(' ').length <= longestText
  return said.filter((_, place) => fits(place + 1))
}

/** A sentence, or a single item, is said as a sentence; steps and whole lists stay what they are. */
function leadQuotes(candidate: Candidate): Quote[] {
  const { quote, block, index, text } = candidate.quotable
  if (quote.kind === 'text') return [{ kind: 'text', text: [quote.text, ...following(candidate)].join(' ') }]
  if (quote.kind === 'list' && index >= 0 && quote.items.length === 1) {
    const list = isLed(candidate) ? blockQuote(candidate.page.parts[candidate.part]?.[block]) : undefined
    return list === undefined ? [{ kind: 'text', text }] : [list]
  }
  return quote.kind === 'code' ? introducedSample(candidate.quotable) : [quote]
}

/** A lead with what belongs to it: at most one sample, list, or table. */
export function composeLead(lead: Candidate, asked: Asked): CitedQuotes {
  const quotes = leadQuotes(lead)
  const isText = quotes.every(({ kind }) => kind === 'text')
  const block = isText ? (askedSample(lead, asked) ?? introduced(lead, asked)) : undefined
  return quotesOf(lead.page, lead.part, block === undefined ? quotes : [...quotes, block])
}

/** How many of the names that an answer has in bold or as code are in a text, from 0 to 1. */
function namedShare(answer: string, text: string): number {
  const names = [...answer.matchAll(/\*\*(.+?)\*\*|`([^`]+)`/g)].map(([, bold, code]) => bold ?? code ?? '')
  return names.filter((name) => text.includes(name)).length / Math.max(1, names.length)
}

/** The samples with the most names of an answer first; of several with as many, the first of the page. */
const byNames = (answer: string, samples: readonly Quotable[]) =>
  samples.map((sample) => ({ sample, share: namedShare(answer, sample.text) })).sort((a, b) => b.share - a.share)

/** What a writer answers, with the sample of the same part that it speaks of if one is wanted. */
export function composeWritten({ page, part, written: { answer } }: RankedAnswer, asked: Asked): CitedQuotes {
  const [best] = byNames(answer, samplesOf({ page, part }, asked.isSampleWanted))
  const text: Quote = { kind: 'text', text: answer }
  return quotesOf(page, part, best === undefined ? [text] : [text, best.sample.quote])
}

/**
 * A sample of what was answered before, from the part that is cited or another one of its page.
 * @param after where the sample is looked for first
 */
export function composeSample(
  page: RetrievedPage,
  after: Citation,
  isWanted: Asked['isSampleWanted'],
): CitedQuotes | undefined {
  const first = Math.max(0, page.row.headings.findIndex(({ id }) => id === after.anchor) + 1)
  const places = page.parts.map((_, part) => part)
  const parts = [...places.slice(first), ...places.slice(0, first)]
  const samples = parts.map((part) => ({ part, sample: sampleOf({ page, part }, isWanted) }))
  const found = samples.find(({ sample }) => sample !== undefined)
  if (found?.sample === undefined) return undefined
  return quotesOf(page, found.part, introducedSample(found.sample))
}

/** A procedure that says more than the sentence above it. */
const fewestSteps = 3
/** How many of the names in an answer its steps, or its sample, must contain to be about this task. */
const leastNamed = { steps: 0.75, sample: 0.5 } as const
/** A step that leads to what isn't quoted with it. */
const isCut = (step: string) => /:(?:$| \p{Lu})/u.test(step)

/**
 * What somebody needs who asks how something is done, besides the answer: the steps of the part that do the same, or the
 * sample that it speaks of.
 */
export function neededBlock({ page, part, written: { answer } }: RankedAnswer): Quote | undefined {
  const shown = (page.parts[part] ?? []).map(blockQuote).filter((quote) => quote !== undefined)
  const steps = shown.find(
    (quote) =>
      quote.kind === 'list' &&
      quote.ordered &&
      quote.items.length >= fewestSteps &&
      !quote.items.some(isCut) &&
      namedShare(answer, quote.items.join(' ')) >= leastNamed.steps,
  )
  if (steps !== undefined) return steps
  const [best] = byNames(
    answer,
    samplesOf({ page, part }, ({ text }) => text.length < longestSample),
  )
  const isMeant = best !== undefined && (best.share >= leastNamed.sample || /\b(?:samples?|paste)\b/i.test(answer))
  return isMeant ? best.sample.quote : undefined
}
