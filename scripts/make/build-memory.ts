import { showConfiguration } from '#components/site.ts'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { assistantConfig, publishAssistant } from '../bundle/publish-assistant.ts'
import { publishSearchWorker } from '../bundle/write-search-worker.ts'
import { assetSettings, writeSiteAssets } from '../bundle/write-site-assets.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import type { WrittenFiles } from '../disk/output-writer.ts'
import { openStore, type Store } from '../disk/store.ts'
import { createSiteLoader, type SiteLoader } from '../read/load-site.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { createIndexFinisher, type IndexFinisher } from './card-indexes.ts'
import { createPageFinisher, type PageFinisher } from './complete-pages.ts'
import { createOperationFinisher, type OperationFinisher } from './finish-operations.ts'
import type { RememberedDocument } from './load-documents.ts'
import { createViewRenderer, type ViewRenderer } from './shared-views.ts'

/** Results of views, which all read the configuration. */
interface Renderers {
  finishPage: PageFinisher
  finishOperation: OperationFinisher
  views: ViewRenderer
}

/** What a process that builds content repeatedly remembers. */
export interface BuildMemory extends WrittenFiles {
  /** Results stored by earlier processes. */
  store: Store
  loadSite: SiteLoader
  finishIndexes: IndexFinisher
  /** Everything that renders views: it begins with nothing when the configuration has changed. */
  renderersFor: (config: SiteConfig) => Renderers
  /** Writes the search worker, once; returns its URL. */
  searchWorker: (root: string, search: SiteConfig['search']) => Promise<string>
  /** Writes what the assistant needs, once; returns the hash of its settings. */
  assistant: (root: string, config: SiteConfig, glossary: LoadedSite['glossary']) => Promise<string | undefined>
  /** Writes the scripts, styles, and fonts of all pages, once. */
  assets: (config: SiteConfig, hostedSearch: HostedSearch | undefined) => Promise<SiteAssets>
  /** Documents by their path below content/. */
  documents: Map<string, RememberedDocument>
  /** Markdown versions, which are written separately from pages. */
  markdownVersions: WrittenFiles
  /** Day of the last commit of each file. */
  dates: ReadonlyMap<string, string> | undefined
}

function createRenderers(store: Store, config: SiteConfig): Renderers {
  showConfiguration(config)
  return {
    finishPage: createPageFinisher(store),
    finishOperation: createOperationFinisher(store, sha256(JSON.stringify(config))),
    views: createViewRenderer(),
  }
}

/** Returns some of the settings, as the same object while they are equal. */
function settingReader<K extends keyof SiteConfig>(names: readonly K[]): (config: SiteConfig) => Pick<SiteConfig, K> {
  const reuse = reuseEqual<Pick<SiteConfig, K>>()
  return (config) => reuse(Object.fromEntries(names.map((name) => [name, config[name]])) as Pick<SiteConfig, K>)
}

export function createBuildMemory(root: string): BuildMemory {
  const store = openStore(root)
  const forAssets = settingReader(assetSettings)
  const forAssistant = settingReader(assistantConfig)
  const assistant = memoizeLast(publishAssistant)
  const assets = memoizeLast((settings: ReturnType<typeof forAssets>, hostedSearch: HostedSearch | undefined) =>
    writeSiteAssets(store, settings, hostedSearch),
  )
  return {
    store,
    loadSite: createSiteLoader(store),
    finishIndexes: createIndexFinisher(),
    renderersFor: memoizeLast((config: SiteConfig) => createRenderers(store, config)),
    searchWorker: memoizeLast(publishSearchWorker),
    assistant: (site, config, glossary) => assistant(site, forAssistant(config), glossary),
    assets: (config, hostedSearch) => assets(forAssets(config), hostedSearch),
    documents: new Map(),
    markdownVersions: { files: new Map(), current: new Set() },
    dates: undefined,
    files: new Map(),
    current: new Set(),
  }
}
