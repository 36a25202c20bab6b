import type { PageDocument } from './load-documents.ts'

/** What a process that builds content again and again keeps of the time before. */
export interface BuildMemory {
  /** Documents by their path below content/, each with a hash of everything it was made of. */
  documents: Map<string, Remembered<PageDocument>>
  /** Articles by route. */
  articles: Map<string, Remembered<string>>
  /** Texts of the files that were written, by path. */
  files: Map<string, string>
  /** Days of the last commits, by file. */
  dates: ReadonlyMap<string, string> | undefined
  /** The search index that waits to be written, in a development server. */
  laterSearch: NodeJS.Timeout | undefined
}

interface Remembered<T> {
  key: string
  value: T
}

export function createBuildMemory(): BuildMemory {
  return { documents: new Map(), articles: new Map(), files: new Map(), dates: undefined, laterSearch: undefined }
}

/** What is remembered under a name, made anew when its key has changed. */
export function recall<T>(memory: Map<string, Remembered<T>>, name: string, key: string, make: () => T): T {
  const known = memory.get(name)
  if (known?.key === key) return known.value
  const value = make()
  memory.set(name, { key, value })
  return value
}
