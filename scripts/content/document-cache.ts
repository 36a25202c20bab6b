import { join } from 'node:path'
import type { PageData } from '#lib/pages/manifest.ts'
import { engineAtStart } from '../engine-at-start.ts'
import { sha256 } from './page-cache.ts'
import { readKeptJson } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

/** What a document follows from: the file, the fields that follow from other pages, and what all pages share. */
export interface DocumentInput {
  contentPath: string
  sourceHash: string
  computed: string
  shared: string
}

export interface DocumentCache {
  read: (input: DocumentInput) => PageData | undefined
  /** Keeps these documents and no others. */
  save: (documents: readonly [DocumentInput, PageData][]) => void
}

/** Documents as contentlayer has validated and typed them, in one file of `.cache/`, by all that they follow from. */
export function openDocumentCache(root: string): DocumentCache {
  const path = join(root, '.cache/documents/documents.json')
  const known = new Map(Object.entries((readKeptJson(path) ?? {}) as Record<string, PageData>))
  const keyOf = ({ contentPath, sourceHash, computed, shared }: DocumentInput) =>
    sha256(engineAtStart(root), contentPath, sourceHash, computed, shared)
  return {
    read: (input) => known.get(keyOf(input)),
    save(documents) {
      writeTextIfChanged(
        path,
        JSON.stringify(Object.fromEntries(documents.map(([input, data]) => [keyOf(input), data]))),
      )
    },
  }
}
