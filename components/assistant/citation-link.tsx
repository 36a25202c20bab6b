import type { Citation } from '#lib/assistant/answer.ts'
import { citationHref, citationLabel } from '#lib/assistant/answer-text.ts'
import { AssistantIcon } from './assistant-icon.tsx'

/** A link to where an answer comes from. @param number by which the answer cites it */
export function CitationLink({ citation, number }: { citation: Citation; number?: number }) {
  return (
    <a className="assistant-source" href={citationHref(citation)}>
      {number === undefined ? <AssistantIcon name="page" /> : <span className="assistant-number">{number}</span>}
      <span>{citationLabel(citation)}</span>
    </a>
  )
}
