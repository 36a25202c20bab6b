import { useState } from 'react'
import {
  type RecentSearches,
  readRecentSearches,
  withoutRecentSearch,
  withRecentSearch,
} from '#lib/search/recent-searches.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'

const storageKey = () => siteKey('recent-searches')
const stored = () => readRecentSearches(recall(storageKey()))

export interface RecentSearchesControl {
  list: RecentSearches
  add: (query: string) => void
  remove: (query: string) => void
  clear: () => void
}

/** The reader's recent searches, stored only in this browser. */
export function useRecentSearches(): RecentSearchesControl {
  const [list, setList] = useState(stored)
  const change = (next: RecentSearches) => {
    remember(storageKey(), next.length === 0 ? null : JSON.stringify(next))
    setList(next)
  }
  // Another tab may have changed the list in the meantime.
  return {
    list,
    add: (query) => change(withRecentSearch(stored(), query)),
    remove: (query) => change(withoutRecentSearch(stored(), query)),
    clear: () => change([]),
  }
}
