import { wordsOf } from '../search/words/tokenize.ts'
import { sentenceOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { glossaryLead } from './glossary-block.ts'
import { isTrouble } from './question.ts'
import type { Candidate } from './rank-candidates.ts'
import { isNegative, lacksKind, saysKind } from './text-kinds.ts'

/** How many of the best candidates are tried for an answer. */
const mostTried = 3
/** With less confidence in the best candidate, the honest answer is that the pages don't say. @see docs/assistant.md */
const leastConfidence = 0.42
/** With less in one that only its score has chosen, the best page says more than a sentence of another one. */
const leastQuoted = 0.5
/** How much of an operation's title, and of the question, must agree for the question to ask for this operation. */
const leastTitled = 0.75
/** A definition is taken before anything that scores at most this much more. */
const mostAhead = 6

const isSure = ({ confidence }: Candidate) => confidence >= leastConfidence

const asksForPermission = /^\W*(?:can|could|may|must|should)\b/i

/** A question for how much is allowed in some time. */
const asksForRate = /\b(?:per|an?|each|every) (?:second|minute|hour|day|week|month)\b/i
const asksForOneself = /^\W*(?:can|could|may) (?:i|we|you)\b/i
/** How much of what somebody wants to do a sentence must have, and how much together with what heads it. */
const leastWanted = { own: 0.25, ownWithHeads: 0.7 } as const

/** Whether a text lacks what some questions need besides their words, such as a time for a rate. */
function lacksPoint(candidate: Candidate, { type, question }: Asked): boolean {
  const { page, signs, section } = candidate
  const { text } = candidate.quotable
  if (type === 'count' && asksForRate.test(question)) return !saysKind('duration', text)
  // A call says what it does, and not how that differs.
  if (type === 'difference') return page.kind === 'operation'
  if (type === 'why' && isTrouble(question)) return section !== 'trouble' && !saysKind('why', text) && !isNegative(text)
  if (type !== 'can' || !asksForOneself.test(question)) return false
  return signs.own < leastWanted.own || signs.ownWithHeads < leastWanted.ownWithHeads
}

/** How much of the question the symptom of a problem must have: more if nothing went wrong. */
const leastSymptom = { trouble: 0.3, other: 0.5 } as const

/** Whether something is what the question asks for: code only where it is wanted, a number where one is asked for. */
function isFit(candidate: Candidate, asked: Asked): boolean {
  const { quote, text, index } = candidate.quotable
  const { type, isPlural, wantsCode, question } = asked
  if (candidate.symptom < leastSymptom[asked.isTrouble ? 'trouble' : 'other']) return false
  if (!candidate.isOfAskedTool || !candidate.countsAsked || lacksPoint(candidate, asked)) return false
  if (quote.kind === 'code' && !wantsCode) return false
  // One row says it, when one thing is asked for.
  if (quote.kind === 'table' && index === -1 && !isPlural) return false
  // Only what is possible, allowed, or denied answers “Can I …”, not what merely has its words.
  if (type === 'can' && asksForPermission.test(question) && !saysKind('can', text)) return false
  return !lacksKind(type, text)
}

/** How much the title of an operation and the question say the same. */
function sameness({ page, signs }: Candidate, { words }: Asked): number {
  const shared = signs.titled * titleLength(page.row.title)
  return (2 * shared) / (titleLength(page.row.title) + Math.max(1, words.length))
}

const titleLength = (title: string) => Math.max(1, wordsOf(title).filter((word) => word.length > 2).length)

/** The call of an operation, where a question asks for a call and names this one. */
function operationLead(ranked: readonly Candidate[], asked: Asked): Candidate | undefined {
  if (!asked.isCall && !asked.wantsCode) return undefined
  const calls = ranked.filter(
    ({ page, part, quotable: { quote, text } }) =>
      page.kind === 'operation' && part === 0 && quote.kind === 'text' && text.startsWith(`${page.row.title}: \``),
  )
  const [best] = calls.sort((a, b) => sameness(b, asked) - sameness(a, asked))
  return best !== undefined && sameness(best, asked) >= leastTitled && !best.lacksRareWord ? best : undefined
}

/** The best sentence that defines what a question asks for: on the page about it, in the glossary, or elsewhere. */
function definitionLead(ranked: readonly Candidate[]): Candidate | undefined {
  const [best] = ranked
  const defining = ranked.filter(({ signs }) => signs.definition === 1)
  const inText = defining.filter(
    ({ score, quotable: { quote } }) => quote.kind === 'text' && score > (best?.score ?? 0) - mostAhead,
  )
  const ahead = inText.find((one) => one.signs.definitionAhead > 0 && isSure(one))
  return ahead ?? defining.find(({ quotable: { lead } }) => lead === glossaryLead) ?? inText.find(isSure)
}

/** The row that explains a status code, in a table whose first column is the status, or a sentence about it. */
function statusLead(ranked: readonly Candidate[], code: string): Candidate | undefined {
  const general = ranked.filter(({ page, quotable }) => page.kind !== 'operation' && quotable.quote.kind !== 'code')
  const row = general.find(
    ({ quotable: { quote, index } }) =>
      quote.kind === 'table' && index >= 0 && /^status\b/i.test(quote.columns[0] ?? '') && quote.rows[0]?.[0] === code,
  )
  return row ?? general.find((one) => one.quotable.quote.kind === 'text' && one.quotable.text.includes(`\`${code}\``))
}

/** A heading that has at least so much of the question is about it. */
const leastNamed = 0.5

/**
 * Whether the description of a page says at least as much of a task, or of what was only named, as the sentence that
 * scores best there, and no heading leads to that sentence.
 */
function describedBetter({ page, described, own, signs }: Candidate, { type, isTrouble, wantsCode }: Asked): boolean {
  const isTask = (type === 'how' || type === 'other') && !isTrouble && !wantsCode
  return isTask && page.description !== '' && described >= own && signs.named < leastNamed
}

/** The description of a candidate's page, to be quoted instead. */
function descriptionOf(candidate: Candidate): Candidate {
  const text = sentenceOf(candidate.page.description)
  const quotable: Candidate['quotable'] = {
    block: 0,
    index: 0,
    text,
    lead: '',
    near: '',
    quote: { kind: 'text', text },
  }
  return { ...candidate, part: 0, quotable }
}

/**
 * What answers a question best, by what it asks for: an operation for a call, a definition for “what is”, otherwise
 * the best of the kind of thing that it asks for.
 */
export function chooseLead(ranked: readonly Candidate[], asked: Asked): Candidate | undefined {
  if (asked.code !== undefined) return statusLead(ranked, asked.code)
  const operation = operationLead(ranked, asked)
  if (operation !== undefined) return operation
  const fit = ranked.filter((one) => isFit(one, asked))
  const definition = definitionLead(fit)
  if (definition !== undefined) return definition
  const find = (all: readonly Candidate[]) => all.slice(0, mostTried).find(isSure)
  // Who doesn't ask for a call wants to know how something is done, and not which operation does it.
  const explained = asked.isCall || asked.wantsCode ? [] : fit.filter(({ page }) => page.kind !== 'operation')
  const best = find(explained) ?? find(fit)
  if (best === undefined) return undefined
  if (best.confidence < leastQuoted && best.signs.bestPage === 0) return undefined
  return describedBetter(best, asked) ? descriptionOf(best) : best
}
