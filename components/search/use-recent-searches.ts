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
    // Storage may be forbidden; the list then holds for this page only.
  }
}

export interface RecentSearchesControl {
  list: RecentSearches
  add: (query: string) => void
  remove: (query: string) => void
  clear: () => void
}

/** What the reader has searched for, in this browser only. */
export function useRecentSearches(): RecentSearchesControl {
  const [list, setList] = useState(recall)
  const change = (next: RecentSearches) => {
    keep(next)
    setList(next)
  }
  // Another tab may have changed the list since.
  return {
    list,
    add: (query) => change(withRecentSearch(recall(), query)),
    remove: (query) => change(withoutRecentSearch(recall(), query)),
    clear: () => change([]),
  }
}
