import type { Quote } from './answer.ts'
import type { Quotable } from './quotable.ts'

/** Joins what is quoted of one list or table, so that its lead or head stands once. */
function joined(a: Quote, b: Quote): Quote | undefined {
  if (a.kind === 'list' && b.kind === 'list') return { ...a, items: [...new Set([...a.items, ...b.items])] }
  if (a.kind === 'table' && b.kind === 'table') return { ...a, rows: [...a.rows, ...b.rows] }
  return undefined
}

/** Quotes of one part in the order of the page. Nothing is said twice. */
export function composeQuotes(chosen: readonly Quotable[]): Quote[] {
  const whole = new Set(
    chosen.filter(({ index, quote }) => index === -1 && quote.kind !== 'code').map(({ block }) => block),
  )
  const ordered = chosen
    .filter(({ block, index }) => index === -1 || !whole.has(block))
    .sort((a, b) => a.block - b.block || a.index - b.index)
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
