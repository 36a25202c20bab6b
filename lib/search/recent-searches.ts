import { queryText } from './search-address.ts'

const mostRecent = 6

/** What was searched for last, the newest first. */
export type RecentSearches = readonly string[]

const comparable = (query: string) => query.toLowerCase()

/** What a storage holds. It may hold anything; what isn't a list of searches counts as none. */
export function readRecentSearches(stored: string | null): RecentSearches {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, mostRecent)
  } catch {
    return []
  }
}

/** Moves a search to the top of the list, or adds it there. */
export function withRecentSearch(list: RecentSearches, typed: string): RecentSearches {
  const query = queryText(typed).trim()
  return query === '' ? list : [query, ...withoutRecentSearch(list, query)].slice(0, mostRecent)
}

/** The list without a search. */
export function withoutRecentSearch(list: RecentSearches, query: string): RecentSearches {
  return list.filter((entry) => comparable(entry) !== comparable(query))
}
