import { type ComponentProps, lazy, Suspense } from 'react'
import type { Answer, Citation, CitedQuotes } from '#lib/assistant/answer.ts'
import { citationHref, citationLabel, closestNote, missingNote, rivalsNote } from '#lib/assistant/answer-text.ts'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { citedNumbers } from '#lib/assistant/model/valid-citations.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { searchPath } from '#lib/search/search-address.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { AssistantIcon } from './assistant-icon.tsx'
import { Quotes } from './quote-view.tsx'

/** A link to a source of an answer. @param number the source's number in the answer */
function CitationLink({ citation, number }: { citation: Citation; number?: number }) {
  return (
    <a className="assistant-source" href={citationHref(citation)}>
      {number === undefined ? <AssistantIcon name="page" /> : <span className="assistant-number">{number}</span>}
      <span>{citationLabel(citation)}</span>
    </a>
  )
}

// Loaded lazily, because only answers of a model are Markdown.
const WrittenText = lazy(async () => {
  const module = await loadChunk('written-answer', () => import('./written-text.tsx'))
  return { default: module.WrittenText }
})

function NearPages({ label, near }: { label: string; near: readonly Citation[] }) {
  if (near.length === 0) return null
  return (
    <div className="assistant-near">
      <p>{label}</p>
      <ul>
        {near.map((citation) => (
          <li key={citation.url + citation.anchor}>
            <CitationLink citation={citation} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The answer, with its source below it. */
function LeadPart({ part, verdict }: ComponentProps<typeof Quotes>) {
  return (
    <div className="assistant-lead">
      <Quotes part={part} verdict={verdict} />
      <CitationLink citation={part.citation} />
    </div>
  )
}

/** Answers of which any may be meant, each below what it is about. */
function PossibleParts({ note, parts }: { note: string; parts: readonly CitedQuotes[] }) {
  return (
    <div className="assistant-possible">
      <p>{note}</p>
      <ul>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <a href={citationHref(part.citation)}>{citationLabel(part.citation)}</a>
            <Quotes part={part} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What an answer begins with, for one that is closed. */
function beginning([first]: CitedQuotes['quotes']): string {
  return first?.kind === 'text' ? first.text.replace(/`|\*\*/g, '') : ''
}

/** Other answers to similar questions, closed. */
function RelatedParts({ parts }: { parts: readonly CitedQuotes[] }) {
  if (parts.length === 0) return null
  return (
    <div className="assistant-related">
      <p>Related answers:</p>
      {parts.map((part) => (
        <details key={JSON.stringify(part)}>
          <summary>
            <b>{citationLabel(part.citation)}</b>
            <span aria-hidden="true">{beginning(part.quotes)}</span>
          </summary>
          <Quotes part={part} />
          <CitationLink citation={part.citation} />
        </details>
      ))}
    </div>
  )
}

/** What to try after a question that no page answers. */
function missingText(missing: readonly string[]): string {
  if (missing.length > 0) return missingNote(missing)
  return 'Try different words, or the name that the docs use for what you are asking about.'
}

/** What pages say: the answer, or what comes closest. */
function QuotedAnswerView({ answer }: { answer: Extract<Answer, { kind: 'quotes' }> }) {
  const { parts, isClosest, hasRivals, verdict, near, related = [] } = answer
  const nearPages = <NearPages label={isClosest ? 'Also close:' : 'See also:'} near={near} />
  if (isClosest && parts.length > 1) {
    return (
      <>
        <PossibleParts note={closestNote(answer)} parts={parts} />
        {nearPages}
      </>
    )
  }
  const leads = hasRivals ? parts.slice(0, 1) : parts
  return (
    <>
      {isClosest ? <p>{closestNote(answer)}</p> : null}
      {leads.map((part, index) => (
        <LeadPart key={JSON.stringify(part)} part={part} verdict={index === 0 ? verdict : undefined} />
      ))}
      {hasRivals ? <PossibleParts note={rivalsNote} parts={parts.slice(1)} /> : null}
      <RelatedParts parts={related} />
      {nearPages}
    </>
  )
}

interface ElsewhereProps {
  question: string
  /** Where readers can ask people. */
  help: AssistantSettings['help']
}

/** Where to look or ask instead. */
export function Elsewhere({ question, help }: ElsewhereProps) {
  const search = `${searchPath}?${new URLSearchParams({ q: question })}`
  return (
    <ul className="assistant-elsewhere">
      {[{ label: 'Search the docs for these words', href: search }, ...help].map(({ label, href }) => (
        <li key={href}>
          <a href={publicHref(href)}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

interface Props extends ElsewhereProps {
  answer: Answer
}

/** What is said where the docs have no answer, and where to look or ask instead. */
function UnknownView({ question, answer, help }: Props & { answer: Extract<Answer, { kind: 'unknown' }> }) {
  if (answer.reply !== undefined) return <p>{answer.reply}</p>
  return (
    <>
      <p>The docs don’t seem to answer this. {missingText(answer.missing ?? [])}</p>
      <NearPages label="Pages that might help:" near={answer.near} />
      <Elsewhere question={question} help={help} />
    </>
  )
}

/** An answer with its sources. */
export function AnswerView({ question, answer, help }: Props) {
  if (answer.kind === 'unknown') return <UnknownView question={question} answer={answer} help={help} />
  if (answer.kind === 'written') {
    const cited = citedNumbers(answer.text)
    return (
      <>
        <Suspense fallback={<p className="assistant-plain">{answer.text}</p>}>
          <WrittenText text={answer.text} sources={answer.sources} />
        </Suspense>
        {cited.length === 0 ? null : (
          <ul className="assistant-sources" aria-label="Sources">
            {answer.sources.map((citation, index) =>
              cited.includes(index + 1) ? (
                <li key={citation.url + citation.anchor}>
                  <CitationLink citation={citation} number={index + 1} />
                </li>
              ) : null,
            )}
          </ul>
        )}
      </>
    )
  }
  return <QuotedAnswerView answer={answer} />
}
