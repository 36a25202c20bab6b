import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { CompiledPage, PageSource } from '#lib/markdown/compile-page.ts'
import { readTextIfExists } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

interface Entry {
  /** Hash of each included snippet's text; '' for a missing one. */
  includes: Record<string, string>
  page: CompiledPage
}

function parseEntry(text: string): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null
    return entry?.includes === undefined || entry.page === undefined ? undefined : (entry as Entry)
  } catch {
    return undefined
  }
}

export interface PageCache {
  read: (source: PageSource) => CompiledPage | undefined
  write: (source: PageSource, page: CompiledPage) => void
}

/**
 * Compiled pages on disk, by a hash of their content: valid in a fresh clone, where times of change mean nothing.
 * An entry that cannot be read counts as absent.
 */
export function createPageCache(
  root: string,
  engine: string,
  readSnippet: (path: string) => string | undefined,
): PageCache {
  const pathOf = ({ file, text }: PageSource) => join(root, '.cache/pages', `${sha256(engine, file, text)}.json`)
  const snippetHash = (path: string) => {
    const text = readSnippet(path)
    return text === undefined ? '' : sha256(text)
  }
  return {
    read(source) {
      const text = readTextIfExists(pathOf(source))
      if (text === undefined) return undefined
      const entry = parseEntry(text)
      if (entry === undefined) return undefined
      const current = Object.entries(entry.includes).every(([path, hash]) => snippetHash(path) === hash)
      return current ? entry.page : undefined
    },
    write(source, page) {
      const includes = Object.fromEntries(page.includes.map((path) => [path, snippetHash(path)]))
      writeTextIfChanged(pathOf(source), JSON.stringify({ includes, page } satisfies Entry))
    },
  }
}
