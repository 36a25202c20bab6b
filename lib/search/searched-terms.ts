import { publicHref } from '../pages/public-href.ts'
import { createMarker, type Mark, markedWords, mergeMarks } from './model/marks.ts'
import { hasTerms, termParameter, termsKey } from './term-parameter.ts'
import { tokenize } from './words/tokenize.ts'

/** Words that are marked at once, and letters of each: an address may hold anything. */
export const mostTerms = 12
export const longestTerm = 64

/** What a link to a hit needs to know. */
interface HitTarget {
  url: string
  anchor: string
  /** Words of the page that answer the query. */
  terms: readonly string[]
}

/**
 * Address of a hit: its page and anchor, with a parameter for each word to mark there.
 * @example hitHref({ url: '/a', anchor: 'b', terms: ['x', 'y'] }) → '/a/?_highlight=x&_highlight=y#b'
 * @see specification, section 2.15
 */
export function hitHref({ url, anchor, terms }: HitTarget): string {
  const params = new URLSearchParams(terms.slice(0, mostTerms).map((term) => [termParameter, term]))
  const query = terms.length === 0 ? '' : `?${params}`
  const hash = anchor === '' ? '' : `#${encodeURIComponent(anchor)}`
  return publicHref(url) + query + hash
}

/** The words that an address asks to mark, as they are compared. They are looked up, never run or inserted. */
export function searchedTerms(params: URLSearchParams): Set<string> {
  const values = params.getAll(termParameter).slice(0, mostTerms)
  return new Set(values.flatMap((value) => tokenize(value.slice(0, longestTerm)).map(({ term }) => term)))
}

/** The words that the state of a history entry contains, in the same form. */
export function storedTerms(state: unknown): Set<string> {
  const { [termsKey]: values }: { [termsKey]?: unknown } = hasTerms(state) ? (state as object) : {}
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
  return searchedTerms(new URLSearchParams(texts.map((text) => [termParameter, text])))
}

/**
 * The state of a history entry with other words, or without any.
 * @example stateWithTerms(null, new Set(['run'])) → { searchedTerms: ['run'] }
 */
export function stateWithTerms(state: unknown, terms: ReadonlySet<string>): object | null {
  const rest: Record<string, unknown> = { ...(state as object | null) }
  delete rest[termsKey]
  if (terms.size > 0) rest[termsKey] = [...terms]
  return Object.keys(rest).length === 0 ? null : rest
}

/** An address that asks for no marks any more. The rest stays. */
export function withoutTerms(address: URL): URL {
  const url = new URL(address)
  url.searchParams.delete(termParameter)
  return url
}

/**
 * Where a text has one of the words: whole words, in any form of their letters.
 * @example termMarks('Blueprints', new Set(['blueprints'])) → [{ start: 0, end: 10 }]
 */
export function termMarks(text: string, terms: ReadonlySet<string>): Mark[] {
  const marker = createMarker({ terms: new Map([...terms].map((term) => [term, 0])), prefixes: [], tokensOf: tokenize })
  return mergeMarks(markedWords(text, marker).map(({ start, end }) => ({ start, end })))
}
