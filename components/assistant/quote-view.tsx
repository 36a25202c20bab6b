import { createContext, useContext } from 'react'
import type { CitedQuotes, Quote } from '#lib/assistant/answer.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { titleSplitter } from '#lib/search/model/named-operations.ts'
import { PathText } from '../page-parts/path-text.tsx'
import { CodeQuote } from './code-quote.tsx'

type Verdict = 'Yes' | 'No' | undefined

const Operations = createContext<NonNullable<CitedQuotes['operations']>>({})

/** A text with links to the operations that it names. */
function TextWithLinks({ text }: { text: string }) {
  const operations = useContext(Operations)
  return titleSplitter(Object.keys(operations))(text).map((piece, index) => {
    const page = index % 2 === 1 ? operations[piece] : undefined
    return page === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <a key={index} href={publicHref(page)}>
        {piece}
      </a>
    )
  })
}

/** A text without code, in which two asterisks mark what is bold. */
function BoldText({ text }: { text: string }) {
  return text.split('**').map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return index % 2 === 1 ? <strong key={index}>{piece}</strong> : <TextWithLinks key={index} text={piece} />
  })
}

/** Code in a text, which is a link if it is the call of an operation. */
function InlineCode({ text }: { text: string }) {
  const page = useContext(Operations)[text]
  const code = (
    <code>
      <PathText text={text} />
    </code>
  )
  return page === undefined ? code : <a href={publicHref(page)}>{code}</a>
}

/** A quoted text, in which backticks mark code. */
function RichText({ text }: { text: string }) {
  return text.split('`').map((piece, index) => {
    const Piece = index % 2 === 0 ? BoldText : InlineCode
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return <Piece key={index} text={piece} />
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

/** Quotes of one part. @param verdict yes or no, said before the first of them */
export function Quotes({ part: { quotes, operations = {} }, verdict }: { part: CitedQuotes; verdict?: Verdict }) {
  return (
    <Operations value={operations}>
      {quotes.map((quote, index) => (
        <QuoteView key={JSON.stringify(quote)} quote={quote} verdict={index === 0 ? verdict : undefined} />
      ))}
    </Operations>
  )
}

/** A quote, rendered like on its page. @param verdict yes or no, said before a text */
function QuoteView({ quote, verdict }: { quote: Quote; verdict: Verdict }) {
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
