import { publicHref } from '../pages/public-href.ts'
import type { Answer, Citation, Quote } from './answer.ts'

/** What readers are told about words of a question that no page contains. */
export const missingNote = (missing: readonly string[]) =>
  `No page mentions ${missing.map((word) => `“${word}”`).join(' or ')}.`

/** What readers are told before what comes closest, where nothing answers for certain. */
export function closestNote({ parts, missing = [] }: Pick<QuotesAnswer, 'parts' | 'missing'>): string {
  const note = parts.length > 1 ? 'One of these answers may be what you need:' : 'The closest match in the docs:'
  return missing.length === 0 ? note : `${missingNote(missing)} ${note}`
}

/** What readers are told before answers that score nearly as well as the first. */
export const rivalsNote = 'If you mean something else:'

type QuotesAnswer = Extract<Answer, { kind: 'quotes' }>

/** Name of a citation: the page, and the heading where there is one. */
export function citationLabel({ title, section }: Citation): string {
  return section === '' || section === title ? title : `${title} › ${section}`
}

/** Address of a citation on this site. */
export function citationHref({ url, anchor }: Citation): string {
  return publicHref(url) + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`)
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function quoteMarkdown(quote: Quote): string {
  if (quote.kind === 'text') return quote.text
  if (quote.kind === 'code') return `\`\`\`${quote.language}\n${quote.text}\n\`\`\``
  if (quote.kind === 'list') {
    const items = quote.items.map((item, index) => `${quote.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    return quote.lead === '' ? items : `${quote.lead}\n\n${items}`
  }
  const columns = quote.columns.length > 0 ? quote.columns : (quote.rows[0] ?? []).map(() => '')
  return [row(columns), row(columns.map(() => '---')), ...quote.rows.map(row)].join('\n')
}

function sourceList(sources: readonly Citation[], origin: string): string {
  return sources
    .map((source, index) => `[${index + 1}] ${citationLabel(source)}: ${origin}${citationHref(source)}`)
    .join('\n')
}

/** What is said before quotes: that they are only the closest, or yes or no. */
function beforeQuotes(answer: QuotesAnswer, gap: string, mark = ''): string {
  const { isClosest, verdict } = answer
  if (isClosest) return closestNote(answer) + gap
  return verdict === undefined ? '' : `${mark}${verdict}.${mark} `
}

/**
 * An answer as Markdown, with its sources, for the clipboard.
 * @param origin of the site, such as https://docs.example
 */
export function answerMarkdown(answer: Answer, origin: string): string {
  if (answer.kind === 'unknown') return ''
  if (answer.kind === 'written') {
    const cited = answer.sources.length === 0 ? '' : `\n\n${sourceList(answer.sources, origin)}`
    return `${answer.text.trim()}${cited}`
  }
  const before = beforeQuotes(answer, '\n\n', '**')
  const parts = answer.parts.map(({ quotes }, index) => {
    const gap = quotes.at(-1)?.kind === 'text' ? ' ' : '\n\n'
    const note = answer.hasRivals && index === 1 ? `${rivalsNote}\n\n` : ''
    return `${note}${quotes.map(quoteMarkdown).join('\n\n')}${gap}[${index + 1}]`
  })
  const sources = answer.parts.map(({ citation }) => citation)
  return `${before}${parts.join('\n\n')}\n\n${sourceList(sources, origin)}`
}

/** An answer as it is read out, without code and marks. */
export function spokenAnswer(answer: Answer): string {
  if (answer.kind === 'unknown') return answer.reply ?? 'The docs don’t seem to answer this.'
  if (answer.kind === 'written') {
    return answer.text
      .replace(/```[\s\S]*?(?:```|$)/g, ' ')
      .replace(/\[\d+\]|[`*_#>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  const spoken = (quote: Quote): string[] => {
    if (quote.kind === 'code') return ['A code sample.']
    if (quote.kind === 'text') return [quote.text]
    return quote.kind === 'list' ? [quote.lead, ...quote.items] : quote.rows.map((cells) => cells.join(', '))
  }
  const texts = answer.parts.flatMap(({ quotes }, index) => [
    ...(answer.hasRivals && index === 1 ? [rivalsNote] : []),
    ...quotes.flatMap(spoken),
  ])
  return (beforeQuotes(answer, ' ') + texts.join(' '))
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
