import { createLruCache } from '../structures/lru-cache.ts'

/** Reads a file of the index by its name. It rejects if there is none. */
export type FetchBytes = (name: string) => Promise<Uint8Array>

/** How often a file that can't be read is tried. */
const attempts = 3

/**
 * Files of one kind, each read once and cached while it is used.
 * @param size most files that are cached
 * @param decode throws if the bytes aren't such a file
 */
export function createFileCache<T>(fetchBytes: FetchBytes, size: number, decode: (bytes: Uint8Array) => T) {
  const cache = createLruCache<T>(size)
  const pending = new Map<string, Promise<T | undefined>>()
  const failures = new Map<string, number>()
  const isWanted = (name: string) => cache.get(name) === undefined && (failures.get(name) ?? 0) < attempts
  const read = async (name: string) => {
    try {
      const file = decode(await fetchBytes(name))
      cache.set(name, file)
      return file
    } catch {
      // A file of an older build may be gone, or a host may send a page instead. Search continues without it.
      failures.set(name, (failures.get(name) ?? 0) + 1)
      return undefined
    } finally {
      pending.delete(name)
    }
  }
  return {
    /** A file; undefined if it hasn't been read, or can't be. */
    get: cache.get,
    /** Whether reading a file could still succeed. */
    isWanted,
    /**
     * Reads files that aren't cached. It never rejects; a file that can't be read stays undefined.
     * @returns the files by name. Unlike the cache, it keeps them while others are read for other queries
     */
    async load(names: readonly string[]): Promise<ReadonlyMap<string, T>> {
      const files = new Map<string, T>()
      await Promise.all(
        names.map(async (name) => {
          let file = cache.get(name)
          if (isWanted(name)) {
            const running = pending.get(name) ?? read(name)
            pending.set(name, running)
            file = await running
          }
          if (file !== undefined) files.set(name, file)
        }),
      )
      return files
    },
  }
}
