import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { publishAssistant } from '../bundle/publish-assistant.ts'
import { publishSearchWorker } from '../bundle/write-search-worker.ts'
import { writeSiteAssets } from '../bundle/write-site-assets.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import type { WrittenFiles } from '../disk/output-writer.ts'
import { openStore, type Store } from '../disk/store.ts'
import { createSiteLoader, type SiteLoader } from '../read/load-site.ts'
import { createIndexFinisher, type IndexFinisher } from './card-indexes.ts'
import { createPageFinisher, type PageFinisher } from './complete-pages.ts'
import { createOperationFinisher, type OperationFinisher } from './finish-operations.ts'
import type { RememberedDocument } from './load-documents.ts'
import { createViewRenderer, type ViewRenderer } from './shared-views.ts'

/** What a process that builds content repeatedly remembers. */
export interface BuildMemory extends WrittenFiles {
  /** Results stored by earlier processes. */
  store: Store
  loadSite: SiteLoader
  finishPage: PageFinisher
  finishOperation: OperationFinisher
  finishIndexes: IndexFinisher
  views: ViewRenderer
  /** Writes the search worker, once; returns its URL. */
  searchWorker: (root: string, search: SiteConfig['search']) => Promise<string>
  /** Writes what the assistant needs, once; returns the hash of its settings. */
  assistant: typeof publishAssistant
  /** Writes the scripts, styles, and fonts of all pages, once. */
  assets: (config: SiteConfig, hostedSearch: HostedSearch | undefined) => Promise<SiteAssets>
  /** Documents by their path below content/. */
  documents: Map<string, RememberedDocument>
  /** Markdown versions, which are written separately from pages. */
  markdownVersions: WrittenFiles
  /** Day of the last commit of each file. */
  dates: ReadonlyMap<string, string> | undefined
}

export function createBuildMemory(root: string): BuildMemory {
  const store = openStore(root)
  return {
    store,
    loadSite: createSiteLoader(store),
    finishPage: createPageFinisher(store),
    finishOperation: createOperationFinisher(store),
    finishIndexes: createIndexFinisher(),
    views: createViewRenderer(),
    searchWorker: memoizeLast(publishSearchWorker),
    assistant: memoizeLast(publishAssistant),
    assets: memoizeLast((config: SiteConfig, hostedSearch: HostedSearch | undefined) =>
      writeSiteAssets(store, config, hostedSearch),
    ),
    documents: new Map(),
    markdownVersions: { files: new Map(), current: new Set() },
    dates: undefined,
    files: new Map(),
    current: new Set(),
  }
}
