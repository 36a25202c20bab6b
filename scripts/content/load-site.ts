import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { checkDuplicateRoutes } from '#lib/checks/duplicate-routes.ts'
import { checkOperationRoutes } from '#lib/checks/operation-routes.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Integrations } from '#lib/content/integration-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type Redirect, readRedirects } from '#lib/navigation/redirect-file.ts'
import type { Sidebar } from '#lib/navigation/sidebar-file.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { createApiLoader } from '../api/load-api.ts'
import type { SitePlaygrounds } from '../samples/check-playgrounds.ts'
import { createSampleChecker } from '../samples/sample-checker.ts'
import { createSiteChecker } from './check-site.ts'
import { createConfigReader } from './read-config.ts'
import { createDataReader, type SiteData } from './read-data.ts'
import { listFiles, readTextIfExists } from './read-files.ts'
import { createImageReader } from './read-images.ts'
import { createIntegrationReader } from './read-integrations.ts'
import { createNavigationReader } from './read-navigation.ts'
import { type CompileProgress, createPageReader, type SitePage } from './read-pages.ts'
import { createPartialReader } from './read-partials.ts'
import { createScreenReader } from './read-screens.ts'
import { rememberLast } from './remember-last.ts'
import { siteFiles } from './site-files.ts'

/** Everything that is known of a site once its content is read and compiled. */
export interface LoadedSite extends Pick<SiteData, 'tags' | 'themes' | 'technologies' | 'glossary' | 'synonyms'> {
  root: string
  config: SiteConfig
  tokens: Tokens
  lists: ClosedLists
  pages: SitePage[]
  /** Paths below content/ of all files that claim a route, published or not. */
  files: string[]
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  generatedRoutes: Set<string>
  /** The API whose operations have pages; undefined for a site without one. */
  api: ApiReference | undefined
  /** Files of its specification, from the project's root; those that it names and that are missing, too. */
  apiFiles: readonly string[]
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: ReadonlyMap<RoutePath, readonly string[]>
  /** Live code blocks, and what their programs give. */
  playgrounds: SitePlaygrounds
  /** Whether the site has screens. */
  hasScreens: boolean
  /** Those that have a page. */
  integrations: Integrations
  /** Paths that pages had before, and where readers are sent. */
  redirects: Redirect[]
  diagnostics: Diagnostic[]
  /** How many pages had to be compiled; the others came from the cache. */
  compiledCount: number
}

export interface SiteLoader {
  /** Reads, checks and compiles what has changed since the last time. Findings are collected, not thrown. */
  load: (root: string, onProgress?: CompileProgress) => Promise<LoadedSite>
  /** Writes what was found on disk, so that the next process need not find it again. */
  save: () => void
}

// One list, since what follows from it is kept by identity.
const noOperations: ApiReference['operations'] = []

/** The pages that have their route: the first of those that claim it. */
function publishedPages(claimed: readonly SitePage[]): SitePage[] {
  const byRoute = new Map<RoutePath, SitePage>()
  for (const page of claimed) if (!byRoute.has(page.route)) byRoute.set(page.route, page)
  return [...byRoute.values()]
}

/** A loader for a process that loads a site again and again: it keeps everything that has not changed. */
export function createSiteLoader(): SiteLoader {
  const readConfig = createConfigReader()
  const readData = createDataReader()
  const readImages = createImageReader()
  const readPages = createPageReader()
  const readPartials = createPartialReader()
  const readScreens = createScreenReader()
  const loadApi = createApiLoader()
  const readNavigation = createNavigationReader()
  const readIntegrations = createIntegrationReader()
  const checkSite = createSiteChecker()
  const samples = createSampleChecker()
  // An API is compared by identity: its operations without those whose address a page of content/ has.
  const withoutRoutes = rememberLast((api: ApiReference | undefined, taken: string) => {
    const routes = new Set(taken.split('\n'))
    return api === undefined
      ? undefined
      : { ...api, operations: api.operations.filter(({ route }) => !routes.has(route)) }
  })

  async function load(root: string, onProgress?: CompileProgress): Promise<LoadedSite> {
    const config = await readConfig(root)
    const { tokens } = config
    const contentFiles = listFiles(join(root, 'content'))
    const textOf = (name: string) => readTextIfExists(join(root, 'content', name))
    const data = readData(textOf, tokens)
    const { lists, glossary } = data
    const { images, diagnostics: imageFindings } = await readImages(root)
    const resources = { root, tokens, origin: config.config.url, glossary, images }
    const read = await readPages({ ...resources, lists, files: contentFiles }, onProgress)
    const partials = await readPartials(resources, contentFiles)
    const screens = readScreens({ files: contentFiles, textOf }, tokens)
    const claimed = read.pages
    const pages = publishedPages(claimed)

    const reference = loadApi(root, config.config, tokens)
    const specified = reference.api?.operations ?? []
    const routes = new Set<string>(pages.map(({ route }) => route))
    const taken = specified.filter(({ route }) => routes.has(route)).map(({ route }) => route)
    const api = withoutRoutes(reference.api, taken.join('\n'))

    const navigation = readNavigation({
      config: config.config,
      tokens,
      lists,
      pages,
      operations: api?.operations ?? noOperations,
      operationsUnknown: reference.unknown,
      apiSidebar: reference.sidebar,
      textOf,
    })
    const { sidebars, generatedRoutes } = navigation
    const files = siteFiles(root, images.keys(), api)
    const targets = {
      routes: new Set([...routes, ...generatedRoutes]),
      // The Not Found page is no page of the site, but it has an address.
      files: new Set([...files, '/404']),
    }
    const moved = readRedirects('content/redirects.yaml', textOf('redirects.yaml') ?? '', targets, tokens)
    const { redirects } = moved
    const connected = readIntegrations(textOf('integrations.yaml'), data.technologies, pages, tokens)
    const { integrations } = connected
    // A shared piece is no page that calls an operation: its samples are checked at an address that no page has.
    const pieces = partials.map(({ file, compiled }) => ({ route: `/${file}` as RoutePath, compiled }))
    const found = await samples.check({ root, tokens, api, pages: [...claimed, ...pieces] })
    for (const { route } of pieces) found.calls.delete(route)
    const site = {
      config,
      data,
      claimed,
      pages,
      reference,
      api,
      navigation,
      files,
      images: images.keys(),
      partials,
      screens,
    }
    return {
      root,
      config: config.config,
      tokens,
      lists,
      tags: data.tags,
      themes: data.themes,
      technologies: data.technologies,
      glossary: data.glossary,
      synonyms: data.synonyms,
      pages,
      files: claimed.map(({ contentPath }) => contentPath),
      sidebars,
      generatedRoutes,
      api,
      apiFiles: reference.files,
      calls: found.calls,
      playgrounds: found.playgrounds,
      hasScreens: screens.files.length > 0,
      integrations,
      redirects,
      diagnostics: [
        ...data.diagnostics,
        ...imageFindings,
        ...read.diagnostics,
        ...partials.flatMap(({ compiled }) => compiled.diagnostics),
        ...screens.diagnostics,
        ...checkDuplicateRoutes(claimed),
        ...reference.diagnostics,
        ...checkOperationRoutes(specified, pages),
        ...navigation.diagnostics,
        ...moved.diagnostics,
        ...connected.diagnostics,
        ...checkSite({ ...site, kinds: found.kinds, integrations, redirects, contentFiles, textOf }),
        ...found.diagnostics,
      ],
      compiledCount: read.compiledCount,
    }
  }
  return { load, save: samples.save }
}

/** Reads, checks and compiles all content of a site. Findings are collected, not thrown. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const loader = createSiteLoader()
  const site = await loader.load(root)
  loader.save()
  return site
}
