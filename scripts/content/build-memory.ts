import type { SiteConfig } from '#lib/config/site-config.ts'
import { createOperationFinisher, type OperationFinisher } from '../api/finish-operations.ts'
import { publishAssistant } from '../assistant/publish-assistant.ts'
import { publishSearchWorker } from '../search/write-search-worker.ts'
import { createIndexFinisher, type IndexFinisher } from './card-indexes.ts'
import type { DocumentCache } from './document-cache.ts'
import { createPageFinisher, type PageFinisher } from './finish-pages.ts'
import { type KeptTexts, openKeptTexts } from './kept-texts.ts'
import type { RememberedDocument } from './load-documents.ts'
import { createSiteLoader, type SiteLoader } from './load-site.ts'
import type { WrittenFiles } from './output-writer.ts'
import { rememberLast } from './remember-last.ts'
import { createViewRenderer, type ViewRenderer } from './shared-views.ts'

/** What a process that builds content again and again keeps of the time before. */
export interface BuildMemory extends WrittenFiles {
  loader: SiteLoader
  finishPage: PageFinisher
  finishOperation: OperationFinisher
  finishIndexes: IndexFinisher
  views: ViewRenderer
  /** Writes the search worker, once; gives its address. */
  searchWorker: (root: string) => Promise<string>
  /** Writes what the assistant needs, once; gives the hash of its settings. */
  assistant: (root: string, config: SiteConfig) => Promise<string | undefined>
  /** Documents by their path below content/. */
  documents: Map<string, RememberedDocument>
  /** Those that earlier processes have kept on disk; opened when they are asked for. */
  documentCache: DocumentCache | undefined
  /** Texts of pages that earlier processes have kept. */
  keptTexts: (root: string) => KeptTexts
  /** Markdown twins, which are written apart from pages. */
  twins: WrittenFiles
  /** Days of the last commits, by file. */
  dates: ReadonlyMap<string, string> | undefined
}

export function createBuildMemory(): BuildMemory {
  return {
    loader: createSiteLoader(),
    finishPage: createPageFinisher(),
    finishOperation: createOperationFinisher(),
    finishIndexes: createIndexFinisher(),
    views: createViewRenderer(),
    searchWorker: rememberLast(publishSearchWorker),
    assistant: rememberLast(publishAssistant),
    documents: new Map(),
    documentCache: undefined,
    keptTexts: rememberLast(openKeptTexts),
    twins: { files: new Map(), current: new Set() },
    dates: undefined,
    files: new Map(),
    current: new Set(),
  }
}
