import { createRecentCache } from '../recent-cache.ts'

/** Reads a file of the index by its name. It fails when there is none. */
export type FetchBytes = (name: string) => Promise<Uint8Array>

/** How often a file that cannot be had is asked for. */
const attempts = 3

/** Files of one kind, read once and kept while they are used. */
export interface FileShelf<T> {
  /** What is at hand; undefined when it is not read yet, or cannot be. */
  get: (name: string) => T | undefined
  /** Reads files that are not at hand. It never fails: what cannot be read stays away. */
  load: (names: readonly string[]) => Promise<void>
  /** Whether a file could be had by reading it. */
  isWanted: (name: string) => boolean
}

/**
 * @param size files that are kept
 * @param decode throws when bytes are no such file
 */
export function createFileShelf<T>(
  fetchBytes: FetchBytes,
  size: number,
  decode: (bytes: Uint8Array) => T,
): FileShelf<T> {
  const kept = createRecentCache<T>(size)
  const pending = new Map<string, Promise<void>>()
  const failures = new Map<string, number>()
  const isWanted = (name: string) => kept.get(name) === undefined && (failures.get(name) ?? 0) < attempts
  const read = async (name: string) => {
    try {
      kept.set(name, decode(await fetchBytes(name)))
    } catch {
      // A file of an older build is gone, a host may send its own page instead: search goes on without.
      failures.set(name, (failures.get(name) ?? 0) + 1)
    } finally {
      pending.delete(name)
    }
  }
  return {
    get: kept.get,
    isWanted,
    async load(names) {
      await Promise.all(
        names.filter(isWanted).map((name) => {
          const running = pending.get(name) ?? read(name)
          pending.set(name, running)
          return running
        }),
      )
    },
  }
}
