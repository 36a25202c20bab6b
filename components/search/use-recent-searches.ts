import { useState } from 'react'
import {
  type RecentSearches,
  readRecentSearches,
  withoutRecentSearch,
  withRecentSearch,
} from '#lib/search/recent-searches.ts'
import { siteBrand } from '../site-brand.ts'

const storageKey = () => `${siteBrand()}.recent-searches`

function recall(): RecentSearches {
  try {
    return readRecentSearches(localStorage.getItem(storageKey()))
  } catch {
    return []
  }
}

function keep(list: RecentSearches): void {
  try {
    if (list.length === 0) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), JSON.stringify(list))
  } catch {
    // Storage may be blocked; the list then only lasts for this page.
  }
}

export interface RecentSearchesControl {
  list: RecentSearches
  add: (query: string) => void
  remove: (query: string) => void
  clear: () => void
}

/** The reader's recent searches, stored only in this browser. */
export function useRecentSearches(): RecentSearchesControl {
  const [list, setList] = useState(recall)
  const change = (next: RecentSearches) => {
    keep(next)
    setList(next)
  }
  // Another tab may have changed the list in the meantime.
  return {
    list,
    add: (query) => change(withRecentSearch(recall(), query)),
    remove: (query) => change(withoutRecentSearch(recall(), query)),
    clear: () => change([]),
  }
}
