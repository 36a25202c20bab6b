/**
 * Caches the entries that were used last, in two generations: an entry that is used moves to the young one, and when
 * that is full, the old one is dropped.
 * @param size most entries; half as many that were used last are always there
 */
export function createLruCache<T>(size: number) {
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
    get(key: string): T | undefined {
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
 * Memoizes a function of a text for the texts that it was called with last.
 * @param size most results that are cached
 */
export function memoizeLru<T>(work: (text: string) => T, size: number): (text: string) => T {
  // A result is wrapped, so that undefined can be cached.
  const cache = createLruCache<{ value: T }>(size)
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached.value
    const value = work(text)
    cache.set(text, { value })
    return value
  }
}
