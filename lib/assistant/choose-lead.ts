import { wordsOf } from '../search/words/tokenize.ts'
import type { Asked } from './asked.ts'
import type { Candidate } from './rank-candidates.ts'
import { lacksKind } from './text-kinds.ts'

/** How many of the best candidates are tried for an answer. */
const mostTried = 3
/** With less confidence in the best candidate, the honest answer is that the pages don't say. @see docs/assistant.md */
const leastConfidence = 0.45
/** How much of an operation's title, and of the question, must agree for the question to ask for this operation. */
const leastTitled = 0.75
/** A definition is taken before anything that scores at most this much more. */
const mostAhead = 6

const isSure = ({ confidence }: Candidate) => confidence >= leastConfidence

/** Whether something is what the question asks for: code only where it is wanted, a number where one is asked for. */
function isFit({ quotable: { quote, text, index } }: Candidate, { type, isPlural, wantsCode }: Asked): boolean {
  if (quote.kind === 'code' && !wantsCode) return false
  // One row says it, when one thing is asked for.
  if (quote.kind === 'table' && index === -1 && !isPlural) return false
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

/** The best sentence that defines what a question asks for. */
function definitionLead(ranked: readonly Candidate[]): Candidate | undefined {
  const [best] = ranked
  return ranked.find(
    ({ signs, score, quotable: { quote } }) =>
      signs.definition === 1 && quote.kind === 'text' && score > (best?.score ?? 0) - mostAhead,
  )
}

/**
 * What answers a question best, by what it asks for: an operation for a call, a definition for “what is”, otherwise
 * the best of the kind of thing that it asks for.
 */
export function chooseLead(ranked: readonly Candidate[], asked: Asked): Candidate | undefined {
  const operation = operationLead(ranked, asked)
  if (operation !== undefined) return operation
  const fit = ranked.filter((one) => isFit(one, asked))
  const definition = definitionLead(fit)
  if (definition !== undefined && isSure(definition)) return definition
  return fit.slice(0, mostTried).find(isSure)
}
