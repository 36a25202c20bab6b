import { join } from 'node:path'
import { readTextIfExists } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

interface CacheFile<T> {
  engine: string
  results: Record<string, T>
}

function parseFile<T>(text: string | undefined, engine: string): Map<string, T> {
  if (text === undefined) return new Map()
  try {
    const file = JSON.parse(text) as Partial<CacheFile<T>> | null
    return file?.engine === engine && file.results !== undefined ? new Map(Object.entries(file.results)) : new Map()
  } catch {
    return new Map()
  }
}

export interface ResultCache<T> {
  /** The result for a key, from an earlier run with the same engine or by `compute`. It must be plain JSON. */
  get: (key: string, compute: () => Promise<T>) => Promise<T>
  /** Keeps what was asked for since the cache was opened. Writes nothing when that is on disk. */
  save: () => void
}

/**
 * Results of work on samples in one file of `.cache/`, by a hash of what they follow from.
 * @param lasts whether another run may take a result over; by default each
 */
export function openResultCache<T>(
  root: string,
  name: string,
  engine: string,
  lasts: (result: T) => boolean = () => true,
): ResultCache<T> {
  const path = join(root, '.cache/samples', `${name}.json`)
  const known = parseFile<T>(readTextIfExists(path), engine)
  const used = new Map<string, T>()
  let savedCount = known.size
  return {
    async get(key, compute) {
      const result = used.get(key) ?? known.get(key) ?? (await compute())
      used.set(key, result)
      return result
    },
    save() {
      const isSaved = used.size === savedCount && [...used.keys()].every((key) => known.has(key))
      if (isSaved) return
      const lasting = [...used].filter(([, result]) => lasts(result))
      const results = Object.fromEntries(lasting.sort(([a], [b]) => (a < b ? -1 : 1)))
      writeTextIfChanged(path, JSON.stringify({ engine, results } satisfies CacheFile<T>))
      for (const [key, result] of used) known.set(key, result)
      savedCount = used.size
    },
  }
}
