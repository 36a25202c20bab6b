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
  /** Keeps what was asked for since the cache was opened. */
  save: () => void
}

/** Results of work on samples in one file of `.cache/`, by a hash of what they follow from. */
export function openResultCache<T>(root: string, name: string, engine: string): ResultCache<T> {
  const path = join(root, '.cache/samples', `${name}.json`)
  const known = parseFile<T>(readTextIfExists(path), engine)
  const used = new Map<string, T>()
  return {
    async get(key, compute) {
      const result = used.get(key) ?? known.get(key) ?? (await compute())
      used.set(key, result)
      return result
    },
    save() {
      const results = Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)))
      writeTextIfChanged(path, JSON.stringify({ engine, results } satisfies CacheFile<T>))
    },
  }
}
