import type { PhrasingContent, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { ReactNode } from 'react'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Citation } from '#lib/assistant/answer.ts'
import { citationHref, citationLabel } from '#lib/assistant/answer-text.ts'
import { CodeQuote } from './code-quote.tsx'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

interface Props {
  text: string
  sources: readonly Citation[]
}

/** Makes citations such as [1] links to their sources. */
function withCitations(text: string, sources: readonly Citation[]): ReactNode[] {
  return text.split(/\[(\d{1,3})\]/).map((piece, index) => {
    const source = index % 2 === 1 ? sources[Number(piece) - 1] : undefined
    if (index % 2 === 0 || source === undefined) return piece
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text only grow
        key={index}
        className="assistant-number"
        href={citationHref(source)}
        aria-label={`Source: ${citationLabel(source)}`}
      >
        {piece}
      </a>
    )
  })
}

/** Renders the allowed Markdown of a model. Everything else, such as HTML, images, and links, is shown as text. */
function render(node: RootContent | PhrasingContent, key: number, sources: readonly Citation[]): ReactNode {
  const inside = 'children' in node ? node.children.map((child, index) => render(child, index, sources)) : null
  switch (node.type) {
    case 'text':
      return withCitations(node.value, sources)
    case 'paragraph':
      return <p key={key}>{inside}</p>
    case 'heading':
      return (
        <p key={key}>
          <strong>{inside}</strong>
        </p>
      )
    case 'strong':
      return <strong key={key}>{inside}</strong>
    case 'emphasis':
      return <em key={key}>{inside}</em>
    case 'inlineCode':
      return <code key={key}>{node.value}</code>
    case 'code':
      return <CodeQuote key={key} language={node.lang ?? ''} text={node.value} />
    case 'list':
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {inside}
        </ol>
      ) : (
        <ul key={key}>{inside}</ul>
      )
    case 'listItem':
      return <li key={key}>{inside}</li>
    case 'blockquote':
      return <blockquote key={key}>{inside}</blockquote>
    case 'break':
      return <br key={key} />
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        <div key={key} className="assistant-table" tabIndex={0}>
          <table>
            <tbody>{inside}</tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return <tr key={key}>{inside}</tr>
    case 'tableCell':
      return <td key={key}>{inside}</td>
    case 'html':
      return node.value
    default:
      return inside ?? textOf(node)
  }
}

/** A model's answer, with citations as links to their sources. */
export function WrittenText({ text, sources }: Props) {
  return parser.parse(text).children.map((node, index) => render(node, index, sources))
}
