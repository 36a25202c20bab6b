import { wholeSite } from './model/contexts.ts'

/** Where the results page lies. */
export const searchPath = '/search/'
/** Where the index lies. */
export const searchBase = '/_search/'

/** Letters of a query that are searched and kept in the address; pasted text may be far longer. */
export const longestQuery = 256
const lastPage = 10_000

/** What the URL of the results page says. */
export interface SearchAddress {
  query: string
  /** Id of the part of the site that is searched; `all` for the whole. */
  context: string
  /** Id of the version; empty for the current one. */
  version: string
  /** Counted from 1. */
  page: number
}

/**
 * The part of a typed text that is searched for. A pair of units that is one character is not cut in two.
 * @example queryText('  a '.padEnd(9000, 'b')).length → 256
 */
export function queryText(typed: string): string {
  return typed
    .trimStart()
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** What an address asks for. An address may contain anything: what makes no sense is left out. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const page = Number(params.get('page') ?? 1)
  return {
    query: queryText(params.get('q') ?? ''),
    context: params.get('ctx') || wholeSite,
    version: params.get('version') ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
  }
}

/**
 * Address of results, without defaults.
 * @example searchHref({ query: 'a b', context: 'guides' }) → '/search/?q=a+b&ctx=guides'
 * @see specification, section 2.2
 */
export function searchHref({ query, context = wholeSite, version = '', page = 1 }: Partial<SearchAddress>): string {
  const params = new URLSearchParams({ q: queryText(query ?? '').trimEnd() })
  if (context !== wholeSite) params.set('ctx', context)
  if (version !== '') params.set('version', version)
  if (page > 1) params.set('page', String(page))
  return `${searchPath}?${params}`
}
