import { showConfiguration } from '#components/site.ts'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { assistantConfig, publishAssistant } from '../bundle/publish-assistant.ts'
import { publishSearchWorker } from '../bundle/write-search-worker.ts'
import { assetSettings, writeSiteAssets } from '../bundle/write-site-assets.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { nothingWritten } from '../disk/output-writer.ts'
import { openStore, type Store } from '../disk/store.ts'
import { createSiteLoader } from '../read/load-site.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { createIndexFinisher } from './card-indexes.ts'
import { createPageFinisher } from './complete-pages.ts'
import { createOperationFinisher } from './finish-operations.ts'
import type { RememberedDocument } from './load-documents.ts'
import { createViewRenderer } from './shared-views.ts'

/** Everything that renders views, which all read the configuration. */
function createRenderers(store: Store, config: SiteConfig) {
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

/** What a process that builds content repeatedly remembers. */
export type BuildMemory = ReturnType<typeof createBuildMemory>

export function createBuildMemory(root: string) {
  const store = openStore(root)
  const forAssets = settingReader(assetSettings)
  const forAssistant = settingReader(assistantConfig)
  const assistant = memoizeLast(publishAssistant)
  const assets = memoizeLast((settings: ReturnType<typeof forAssets>, hostedSearch: HostedSearch | undefined) =>
    writeSiteAssets(store, settings, hostedSearch),
  )
  return {
    /** Results stored by earlier processes. */
    store,
    loadSite: createSiteLoader(store),
    finishIndexes: createIndexFinisher(),
    /** They begin with nothing when the configuration has changed. */
    renderersFor: memoizeLast((config: SiteConfig) => createRenderers(store, config)),
    /** Writes the search worker, once; returns its URL. */
    searchWorker: memoizeLast(publishSearchWorker),
    /** Writes what the assistant needs, once; returns the hash of its settings. */
    assistant: (site: string, config: SiteConfig, glossary: LoadedSite['glossary']) =>
      assistant(site, forAssistant(config), glossary),
    /** Writes the scripts, styles, and fonts of all pages, once. */
    assets: (config: SiteConfig, hostedSearch: HostedSearch | undefined) => assets(forAssets(config), hostedSearch),
    /** Documents by their path below content/. */
    documents: new Map<string, RememberedDocument>(),
    /** Markdown versions, which are written separately from pages. */
    markdownVersions: nothingWritten(),
    /** Day of the last commit of each file. */
    dates: undefined as ReadonlyMap<string, string> | undefined,
    ...nothingWritten(),
  }
}
