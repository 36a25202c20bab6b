/** Keeps what was used last, and forgets what was not used for longest. */
export interface RecentCache<T> {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
}

/** @param size entries that are kept */
export function createRecentCache<T>(size: number): RecentCache<T> {
  const entries = new Map<string, T>()
  const touch = (key: string, value: T) => {
    entries.delete(key)
    entries.set(key, value)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) touch(key, value)
      return value
    },
    set(key, value) {
      touch(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= size) break
        entries.delete(oldest)
      }
    },
  }
}
