/** Keeps what was used last, and forgets what was not used for longest. */
export interface RecentCache<T> {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
}

/**
 * In two generations: what is used moves into the young one, and when that is full, the old one is dropped.
 * @param size entries that are kept at most; the last half of them that were used are kept for certain
 */
export function createRecentCache<T>(size: number): RecentCache<T> {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  const set = (key: string, value: T) => {
    if (young.size >= size / 2 && !young.has(key)) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const aged = old.get(key)
      if (aged !== undefined) set(key, aged)
      return aged
    },
    set,
  }
}

/**
 * A function of texts that keeps what it gave for those that were asked last.
 * @param size answers that are kept at most
 */
export function remembered<T>(work: (text: string) => T, size: number): (text: string) => T {
  const kept = createRecentCache<{ value: T }>(size)
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known.value
    const value = work(text)
    kept.set(text, { value })
    return value
  }
}
