import type { Quote } from '#lib/assistant/answer.ts'
import { PathText } from '../page-parts/path-text.tsx'
import { CodeQuote } from './code-quote.tsx'

/** A text without code, in which two asterisks mark what is bold. */
function BoldText({ text }: { text: string }) {
  return text.split('**').map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece
  })
}

/** A quoted text, in which backticks mark code. */
function RichText({ text }: { text: string }) {
  return text.split('`').map((piece, index) => {
    return index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <BoldText key={index} text={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <code key={index}>
        <PathText text={piece} />
      </code>
    )
  })
}

function TableQuote({ columns, rows }: Extract<Quote, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <div className="assistant-table" tabIndex={0}>
      <table>
        {columns.length === 0 ? null : (
          <thead>
            <tr>
              {columns.map((column, index) =>
                // An empty corner cell is not a header.
                column === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move and may be identical
                  <td key={index} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move and may be identical
                  <th key={index} scope="col">
                    <RichText text={column} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\n')}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move and may be identical
                <td key={index}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A quote, rendered like on its page. @param verdict yes or no, said before a text */
export function QuoteView({ quote, verdict }: { quote: Quote; verdict: 'Yes' | 'No' | undefined }) {
  if (quote.kind === 'code') return <CodeQuote language={quote.language} text={quote.text} />
  if (quote.kind === 'table') return <TableQuote {...quote} />
  if (quote.kind === 'text') {
    return (
      <p>
        {verdict === undefined ? null : <strong>{verdict}. </strong>}
        <RichText text={quote.text} />
      </p>
    )
  }
  const List = quote.ordered && quote.items.length > 1 ? 'ol' : 'ul'
  return (
    <>
      {quote.lead === '' ? null : (
        <p>
          <RichText text={quote.lead} />
        </p>
      )}
      <List>
        {quote.items.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </List>
    </>
  )
}
