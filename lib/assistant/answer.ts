import type { NamedOperations } from '../search/model/named-operations.ts'
import type { RetrievedPage } from '../search/retriever.ts'

/** Where an answer comes from: a page and the heading of its part. */
export interface Citation {
  /** Route of the page. */
  url: string
  /** Id of the heading; empty for the head of the page. */
  anchor: string
  title: string
  /** The heading; empty for the head of the page. */
  section: string
}

/** What is quoted from a page, whole. Code in text is in backticks. */
export type Quote =
  | { kind: 'text'; text: string }
  | { kind: 'list'; lead: string; ordered: boolean; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'code'; language: string; text: string }

/** Quotes of one part of a page, in its order. */
export interface CitedQuotes {
  citation: Citation
  quotes: Quote[]
  /** Pages of the operations that the cited page names. */
  operations?: NamedOperations
}

/**
 * An answer made of what pages say, or the honest word that they don't say it.
 * `near` are other pages to look at, `missing` words of the question that are on no page, `reply` what is said to small
 * talk.
 */
export type QuotedAnswer =
  | {
      kind: 'quotes'
      /** Nothing answers the question for certain; these come closest. */
      isClosest?: true
      /** This very question is on file. */
      isSame?: true
      /** The first part is the answer; the others answer other questions that may be meant. */
      hasRivals?: true
      /** Where the question can be answered by it, and the quote is clear. */
      verdict?: 'Yes' | 'No'
      /** One part; two when a question asks how two things differ, or two things at once; several where any may be meant, the likeliest first. */
      parts: CitedQuotes[]
      /** What writers answer to similar questions, the likeliest first. */
      related?: CitedQuotes[]
      near: Citation[]
      missing?: string[]
    }
  | { kind: 'unknown'; near: Citation[]; missing?: string[]; reply?: string }

/** An answer that a model has written from passages, as Markdown with citations such as [1]. */
interface WrittenAnswer {
  kind: 'written'
  text: string
  /** The passages that it may cite, counted from 1. */
  sources: Citation[]
}

export type Answer = QuotedAnswer | WrittenAnswer

/** Whether an answer is given, and not only what comes closest. */
export const isAnswered = (answer: QuotedAnswer) => answer.kind === 'quotes' && answer.isClosest !== true

/** What an answer began with. */
export interface Lead extends CitedQuotes {
  /** It was only what comes closest. */
  isClosest?: true
}

/** What an answer begins with; undefined if there is none. */
export function leadOf(answer: Answer): Lead | undefined {
  if (answer.kind !== 'quotes') return undefined
  const [lead] = answer.parts
  return lead && answer.isClosest ? { ...lead, isClosest: true } : lead
}

/** A part of a page as it is cited. @param part its place among the parts of the page; 0 is the head */
export function citationOf({ row }: RetrievedPage, part: number): Citation {
  const heading = part === 0 ? undefined : row.headings[part - 1]
  return { url: row.route, title: row.title, anchor: heading?.id ?? '', section: heading?.text ?? '' }
}

/** Quotes of a part of a page. */
export function quotesOf(page: RetrievedPage, part: number, quotes: Quote[]): CitedQuotes {
  const { operations } = page
  return { citation: citationOf(page, part), quotes, ...(operations === undefined ? {} : { operations }) }
}

/** A page's description as a sentence. One that was cut ends with “…”. */
export const sentenceOf = (description: string) => (/[.!?…]$/.test(description) ? description : `${description}.`)

/** What an answer begins with, to compare it. */
export const beginningOf = (part: CitedQuotes | undefined) => JSON.stringify([part?.citation, part?.quotes[0]])
export const firstPart = (answer: QuotedAnswer) => beginningOf('parts' in answer ? answer.parts[0] : undefined)
