import type { ApiReference } from '#lib/api/api-operation.ts'
import { createOperationDescriber } from '#lib/api/view/describe-operation.ts'
import { checkDuplicateRoutes, checkOperationRoutes } from '#lib/checks/duplicate-routes.ts'
import { withoutConsequences } from '#lib/checks/without-consequences.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { preventsBuild, withSeverities } from '#lib/diagnostics/severity.ts'
import { readRedirects } from '#lib/navigation/redirect-file.ts'
import { sectionRoots } from '#lib/navigation/section-roots.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { openStore, type Store } from '../disk/store.ts'
import { createSiteChecker } from './check-site.ts'
import { createApiLoader, type LoadedApi, withoutRoutes } from './load-api.ts'
import type { LoadedSite } from './loaded-site.ts'
import { createIntegrationReader } from './read-integrations.ts'
import { createNavigationReader, type Navigation } from './read-navigation.ts'
import { type CompileProgress, createPageReader, type ReadPages, type SitePage } from './read-pages.ts'
import { createPartialReader, type SitePartial } from './read-partials.ts'
import { createScreenReader, type ReadScreens } from './read-screens.ts'
import { createSourceReader, type Sources } from './read-sources.ts'
import { createSampleChecker, type SampleDiagnostics } from './samples/sample-checker.ts'
import { compareWithSiteBaseline } from './site-baseline.ts'
import { siteFiles } from './site-files.ts'

// One list each, since they are compared by identity.
const noOperations: ApiReference['operations'] = []
const noLanguages: readonly string[] = []

/** The published pages: of those that claim a route, the first. */
function publishedPages(claimed: readonly SitePage[]): SitePage[] {
  const byRoute = new Map<RoutePath, SitePage>()
  for (const page of claimed) if (!byRoute.has(page.route)) byRoute.set(page.route, page)
  return [...byRoute.values()]
}

/**
 * The steps of loading, which are the memory of a loader: each returns its last result while its input is the same. The
 * first one reads the sources; the stages below use the others.
 */
function createSteps(store: Store) {
  return {
    readSources: createSourceReader(store),
    readPages: createPageReader(store),
    readPartials: createPartialReader(store),
    readScreens: createScreenReader(),
    loadApi: createApiLoader(store),
    // An API is compared by identity.
    withoutRoutes: memoizeLast(withoutRoutes),
    describeOperation: createOperationDescriber(),
    readNavigation: createNavigationReader(),
    readIntegrations: createIntegrationReader(),
    checkSamples: createSampleChecker(store),
    checkSite: createSiteChecker(),
  }
}

type Steps = ReturnType<typeof createSteps>

/** Stage 2: everything that is compiled. */
interface CompiledContent extends Pick<ReadPages, 'compiledCount'> {
  /** All pages that claim a route, and what is wrong with them. */
  claimed: SitePage[]
  pageDiagnostics: Diagnostic[]
  /** The published ones. */
  pages: SitePage[]
  partials: SitePartial[]
  screens: ReadScreens
}

async function compileContent(
  steps: Steps,
  { root, config, components, playgroundKinds, data, images, contentFiles, textOf }: Sources,
  onProgress: CompileProgress | undefined,
): Promise<CompiledContent> {
  const { tokens } = config
  const resources = {
    root,
    tokens,
    origin: config.config.url,
    glossary: data.glossary,
    images: images.images,
    addedLanguages: config.config.code?.languages ?? noLanguages,
    marks: data.marks.own,
    components: components.bundle,
    playgroundForms: playgroundKinds.forms,
  }
  const input = { ...resources, lists: data.lists, kinds: config.config.pageKinds, files: contentFiles }
  const { pages: claimed, diagnostics: pageDiagnostics, compiledCount } = await steps.readPages(input, onProgress)
  const partials = await steps.readPartials(resources, contentFiles)
  const screens = steps.readScreens({ files: contentFiles, textOf }, tokens)
  return { claimed, pageDiagnostics, pages: publishedPages(claimed), partials, screens, compiledCount }
}

/** Stage 3: the API. */
interface SiteApi {
  /** The specification as it is. */
  reference: LoadedApi
  /** The API whose operations have pages. */
  api: ApiReference | undefined
  /** Operations whose routes are those of pages are errors. */
  routeDiagnostics: Diagnostic[]
}

function readApi(steps: Steps, { config }: Sources, { pages }: CompiledContent): SiteApi {
  const reference = steps.loadApi(config.config, config.tokens)
  const specified = reference.api?.operations ?? []
  const routes = new Set<string>(pages.map(({ route }) => route))
  const taken = specified.filter(({ route }) => routes.has(route)).map(({ route }) => route)
  const api = steps.withoutRoutes(reference.api, taken.join('\n'))
  // While the specification has errors, the operations are those of an earlier version, with its places.
  const routeDiagnostics = preventsBuild(reference.diagnostics) ? [] : checkOperationRoutes(specified, pages)
  return { reference, api, routeDiagnostics }
}

/** Stage 4: what leads to pages. */
interface SiteAddresses {
  navigation: Navigation
  /** Paths of static files on the site. */
  files: Set<string>
  redirects: ReturnType<typeof readRedirects>
  integrations: ReturnType<Steps['readIntegrations']>
}

function readAddresses(
  steps: Steps,
  { root, config, data, images, textOf }: Sources,
  { pages }: CompiledContent,
  { api, reference }: SiteApi,
): SiteAddresses {
  const { tokens } = config
  const navigation = steps.readNavigation({
    config: config.config,
    tokens,
    lists: data.lists,
    pages,
    operations: api?.operations ?? noOperations,
    operationsUnknown: reference.unknown,
    apiSidebar: reference.sidebar,
    textOf,
  })
  const files = siteFiles(root, images.images.keys(), api)
  const targets = {
    routes: new Set([...pages.map(({ route }) => route), ...navigation.generatedRoutes]),
    // The Not Found page isn't a page of the site, but it has an address.
    files: new Set([...files, '/404']),
  }
  const moved = readRedirects('content/redirects.yaml', textOf('redirects.yaml') ?? '', targets, tokens)
  const taken = new Set([...targets.files, ...moved.redirects.map(({ from }) => from)])
  const roots = sectionRoots(navigation.sidebars.values(), targets.routes, taken)
  return {
    navigation,
    files,
    redirects: { ...moved, redirects: [...moved.redirects, ...roots] },
    integrations: steps.readIntegrations(textOf('integrations.yaml'), data, pages, tokens),
  }
}

/** Stage 5: the samples of pages and partials, which operations they call, and what live ones return. */
async function checkSamples(
  steps: Steps,
  { config: { tokens }, playgroundKinds }: Sources,
  { claimed, partials }: CompiledContent,
  { api }: SiteApi,
): Promise<SampleDiagnostics> {
  // A partial isn't a page that calls an operation: its samples are checked at a route that no page has.
  const pieces = partials.map(({ file, compiled }) => ({ route: `/${file}` as RoutePath, compiled }))
  const samples = await steps.checkSamples({ tokens, api, playgroundKinds, pages: [...claimed, ...pieces] })
  const pieceRoutes = new Set(pieces.map(({ route }) => route))
  return { ...samples, calls: new Map([...samples.calls].filter(([route]) => !pieceRoutes.has(route))) }
}

/**
 * A loader for a process that loads a site again and again: it reads, checks, and compiles what has changed since the
 * last time. Diagnostics are collected, not thrown.
 */
export function createSiteLoader(store: Store) {
  const steps = createSteps(store)

  return async (onProgress?: CompileProgress): Promise<LoadedSite> => {
    const sources = await steps.readSources()
    const content = await compileContent(steps, sources, onProgress)
    const api = readApi(steps, sources, content)
    const addresses = readAddresses(steps, sources, content, api)
    const samples = await checkSamples(steps, sources, content, api)

    const { config, data, images } = sources
    const redirects = addresses.redirects.redirects
    const integrations = addresses.integrations.integrations
    const siteDiagnostics = steps.checkSite({
      ...sources,
      ...content,
      ...api,
      ...addresses,
      images: images.images.keys(),
      describeOperation: steps.describeOperation,
      kinds: samples.kinds,
      redirects,
      integrations,
    })
    const found = withoutConsequences([
      ...sources.components.diagnostics,
      ...sources.playgroundKinds.diagnostics,
      ...data.diagnostics,
      ...images.diagnostics,
      ...content.pageDiagnostics,
      ...content.partials.flatMap(({ compiled }) => compiled.diagnostics),
      ...content.screens.diagnostics,
      ...checkDuplicateRoutes(content.claimed),
      ...api.reference.diagnostics,
      ...api.routeDiagnostics,
      ...addresses.navigation.diagnostics,
      ...addresses.redirects.diagnostics,
      ...addresses.integrations.diagnostics,
      ...siteDiagnostics,
      ...samples.diagnostics,
    ])
    return {
      ...data,
      root: store.root,
      config: config.config,
      tokens: config.tokens,
      pages: content.pages,
      files: content.claimed.map(({ contentPath }) => contentPath),
      sidebars: addresses.navigation.sidebars,
      api: api.api,
      apiFiles: api.reference.files,
      calls: samples.calls,
      playgrounds: samples.playgrounds,
      hasScreens: content.screens.files.length > 0,
      integrations,
      redirects,
      describeOperation: steps.describeOperation,
      ...compareWithSiteBaseline(store.root, withSeverities(found, config.config.checks)),
      compiledCount: content.compiledCount,
    }
  }
}

/** Reads, checks and compiles all content of a site. Diagnostics are collected, not thrown. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const store = openStore(root)
  const site = await createSiteLoader(store)()
  store.finish()
  return site
}
