import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { bindComponents, mdxComponents } from '#components/mdx/mdx-components.ts'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { operationAnchors } from '#lib/api/view/describe-operation.ts'
import { checkDuplicateMetadata, type PageMetadata } from '#lib/checks/duplicate-metadata.ts'
import { checkDuplicateRoutes } from '#lib/checks/duplicate-routes.ts'
import { checkExternalLinks } from '#lib/checks/external-links.ts'
import { checkHeadingLevels } from '#lib/checks/heading-levels.ts'
import { checkImageAlt } from '#lib/checks/image-alt.ts'
import { checkLinks } from '#lib/checks/links.ts'
import { checkOperationRoutes } from '#lib/checks/operation-routes.ts'
import { checkOrphanPages, frameLinks } from '#lib/checks/orphan-pages.ts'
import type { CheckedPage } from '#lib/checks/site.ts'
import { checkUnusedFiles } from '#lib/checks/unused-files.ts'
import { configLinks } from '#lib/config/config-links.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { replaceTokensDeep, type Tokens, tokensOf } from '#lib/config/tokens.ts'
import { readFrontmatter } from '#lib/content/frontmatter.ts'
import { glossaryLinks } from '#lib/content/glossary-links.ts'
import { glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import { type Diagnostic, hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { createPageCompiler } from '#lib/markdown/compile-page.ts'
import { type DiagramResult, renderDiagram } from '#lib/markdown/diagram.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { placeOperations } from '#lib/navigation/operation-items.ts'
import { type Redirect, readRedirects } from '#lib/navigation/redirect-file.ts'
import { readSidebars, type Sidebar } from '#lib/navigation/sidebar-file.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import { type RoutePath, routeOfFile } from '#lib/pages/route.ts'
import { bannedWordsFile } from '#lib/prose/banned-words.ts'
import { synonymGroups, synonymsFile } from '#lib/search/synonyms.ts'
import { type DocumentTypeName, documentTypeOf, documentTypes } from '../../schema/document-types.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { loadApi } from '../api/load-api.ts'
import { checkSampleCalls } from '../samples/check-calls.ts'
import { checkSampleObjects } from '../samples/check-objects.ts'
import { checkSamples } from '../samples/check-samples.ts'
import { loadEngines } from '../samples/load-engines.ts'
import { createProseChecker } from './check-prose.ts'
import { createPageCache, engineHash, sha256 } from './page-cache.ts'
import { listFiles, readTextIfExists } from './read-files.ts'
import { readImages } from './read-images.ts'

// Kept for the process: a development server loads the site again and again.
const sampleEngines = loadEngines()
const checkProse = createProseChecker()

export interface SitePage extends CheckedPage, PageMetadata {
  /** Path below content/. */
  contentPath: string
  /** Hash of the file's text. */
  sourceHash: string
  /** Its frontmatter is valid and its text could be compiled; other errors leave a page that can be shown. */
  renderable: boolean
  type: DocumentTypeName
  hasTags: boolean
}

/** Everything that is known of a site once its content is read and compiled. */
export interface LoadedSite {
  root: string
  config: SiteConfig
  tokens: Tokens
  lists: ClosedLists
  tags: Record<string, { label: string; description: string }>
  themes: Record<string, { label: string }>
  /** Groups of words and phrases that mean the same to readers. */
  synonyms: string[][]
  pages: SitePage[]
  /** Paths below content/ of all files that claim a route, published or not. */
  files: string[]
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  generatedRoutes: Set<string>
  /** The API whose operations have pages; undefined for a site without one. */
  api: ApiReference | undefined
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: ReadonlyMap<RoutePath, readonly string[]>
  /** Paths that pages had before, and where readers are sent. */
  redirects: Redirect[]
  diagnostics: Diagnostic[]
  /** How many pages had to be compiled; the others came from the cache. */
  compiledCount: number
}

/** Draws each diagram once, however many pages show it. */
function diagramRenderer(): (source: string) => DiagramResult {
  const drawn = new Map<string, DiagramResult>()
  return (source) => {
    const known = drawn.get(source)
    if (known !== undefined) return known
    const result = renderDiagram(source, `d${sha256(source).slice(0, 6)}`)
    drawn.set(source, result)
    return result
  }
}

/** Imports a site's configuration, fresh when it changed since. */
async function readConfig(root: string): Promise<{ config: SiteConfig; tokens: Tokens }> {
  const path = join(root, 'site.config.ts')
  const version = sha256(readFileSync(path, 'utf8'))
  const module = (await import(`${pathToFileURL(path).href}?v=${version}`)) as { default: SiteConfig }
  const tokens = tokensOf(module.default)
  return { config: replaceTokensDeep(module.default, tokens), tokens }
}

/** Reads, checks and compiles all content of a site. Findings are collected, not thrown. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const { config, tokens } = await readConfig(root)
  const content = join(root, 'content')
  const contentFiles = listFiles(content)
  const read = (path: string) => readTextIfExists(join(content, path))
  const diagnostics: Diagnostic[] = []
  const data = <T extends Parameters<typeof readDataFile>[2]>(name: string, schema: T) => {
    const result = readDataFile(`content/${name}`, read(name), schema, tokens)
    diagnostics.push(...result.diagnostics)
    return result
  }
  const { data: tags, names: tagNames } = data('tags.yaml', tagsFile)
  const { data: themes, names: themeNames } = data('themes.yaml', themesFile)
  const { data: terms, names: termNames } = data('glossary.yaml', glossaryFile)
  const { data: banned } = data('banned-words.yaml', bannedWordsFile)
  const { data: synonyms } = data('synonyms.yaml', synonymsFile)
  const lists: ClosedLists = { tags: tagNames, themes: themeNames }
  // What a faulty file names is not unknown besides.
  const unread = Object.fromEntries(
    termNames.map((name): [string, GlossaryEntry] => [name, { term: name, definition: '' }]),
  )
  const glossary: Record<string, GlossaryEntry> = { ...unread, ...(terms as Record<string, GlossaryEntry>) }

  const images = await readImages(root)
  const snippets = contentFiles.filter((file) => file.startsWith('snippets/'))
  const readSnippet = (path: string) => (path.includes('..') ? undefined : read(path))
  const compile = createPageCompiler({
    tokens,
    readSnippet,
    snippetNames: () => snippets,
    images,
    glossary,
    components: mdxComponents,
    renderDiagram: diagramRenderer(),
    render: (putSlot) => bindComponents({ glossary, images, putSlot }),
  })
  const engine = engineHash(root)
  const cache = createPageCache(root, engine, readSnippet)

  const claimed: SitePage[] = []
  const schemas = Object.fromEntries(documentTypes.map(({ name, schema }) => [name, schema(lists)])) as Record<
    DocumentTypeName,
    ReturnType<(typeof documentTypes)[number]['schema']>
  >
  let compiledCount = 0
  for (const contentPath of contentFiles) {
    if (!/\.mdx?$/.test(contentPath) || contentPath.startsWith('snippets/')) continue
    const source = { file: `content/${contentPath}`, text: readFileSync(join(content, contentPath), 'utf8') }
    const type = documentTypeOf(contentPath)
    const frontmatter = readFrontmatter(source.file, source.text, schemas[type.name], tokens)
    diagnostics.push(...frontmatter.diagnostics)
    let compiled = cache.read(source)
    if (compiled === undefined) {
      compiled = await compile(source)
      cache.write(source, compiled)
      compiledCount += 1
    }
    diagnostics.push(...compiled.diagnostics)
    claimed.push({
      contentPath,
      sourceHash: sha256(source.text),
      renderable: frontmatter.data !== undefined && !hasErrors(compiled.diagnostics),
      title: String(frontmatter.data?.title ?? ''),
      description: String(frontmatter.data?.description ?? ''),
      hasTags: Array.isArray(frontmatter.data?.tags) && frontmatter.data.tags.length > 0,
      places: frontmatter.places,
      file: source.file,
      type: type.name,
      compiled,
      ...routeOfFile(contentPath, tokens),
    })
  }
  diagnostics.push(...checkDuplicateRoutes(claimed))
  const byRoute = new Map<RoutePath, SitePage>()
  for (const page of claimed) if (!byRoute.has(page.route)) byRoute.set(page.route, page)
  const pages = [...byRoute.values()]

  const reference = loadApi(root, config, tokens)
  const specified = reference.api?.operations ?? []
  const operations = specified.filter(({ route }) => !byRoute.has(route))
  const api = reference.api === undefined ? undefined : { ...reference.api, operations }
  diagnostics.push(...reference.diagnostics, ...checkOperationRoutes(specified, pages))

  const sidebars = new Map<string, Sidebar[]>()
  const generatedRoutes = new Set<string>(['/search', '/tags', ...lists.tags.map((tag) => `/tags/${tag}`)])
  for (const version of ['', ...config.versions.others.map(({ id }) => id)]) {
    const name = version === '' ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`
    const text = read(name)
    if (text === undefined) continue
    const routes = new Set(pages.filter((page) => (page.version ?? '') === version).map((page) => page.route as string))
    const prefix = version === '' ? '' : `/${version}`
    const known = version !== '' ? [] : reference.unknown ? 'unknown' : operations
    const result = readSidebars(`content/${name}`, text, routes, tokens, prefix, known)
    diagnostics.push(...result.diagnostics)
    sidebars.set(version, result.sidebars)
  }
  sidebars.set('', placeOperations(sidebars.get('') ?? [], operations, reference.sidebar))
  for (const { items } of [...sidebars.values()].flat()) {
    for (const category of generatedCategories(items)) generatedRoutes.add(category.route)
  }
  for (const { route } of operations) generatedRoutes.add(route)
  const assets = new Set([...images.keys(), ...listFiles(join(root, 'public')).map((file) => `/${file}`)])
  for (const file of Object.values(apiDownloads)) {
    if (api === undefined) assets.delete(file)
    else assets.add(file)
  }
  const routes = new Set<string>([...pages.map(({ route }) => route), ...generatedRoutes])
  const redirectText = read('redirects.yaml') ?? ''
  // The Not Found page is no page of the site, but it has an address.
  const taken = new Set([...assets, '/404'])
  const moved = readRedirects('content/redirects.yaml', redirectText, { routes, files: taken }, tokens)
  const redirects = new Map(moved.redirects.map(({ from, to }) => [from as string, to as string]))
  const guidesAreListed = pages.some(({ compiled }) => compiled.html.includes(guideIndexSlot))
  const listed = pages.filter(
    ({ hasTags, type, version }) => hasTags || (guidesAreListed && type === 'Guide' && version === undefined),
  )
  const configText = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const dataLinks = [
    { file: 'content/glossary.yaml', links: glossaryLinks(read('glossary.yaml') ?? '', tokens) },
    { file: 'site.config.ts', links: configLinks(config, configText, tokens) },
  ]
  const called = await checkSampleCalls(root, engine, sampleEngines, api, claimed)
  diagnostics.push(
    ...moved.diagnostics,
    ...checkLinks({
      pages,
      generatedPages: operations.map((one) => ({ route: one.route, anchors: () => operationAnchors(one) })),
      otherLinks: [...(api?.links ?? []).map((link) => ({ file: link.file, links: [link] })), ...dataLinks],
      unknownBelow: reference.unknown ? reference.basePath : undefined,
      generatedRoutes,
      files: assets,
      redirects,
    }),
    ...checkExternalLinks(pages, dataLinks),
    ...checkImageAlt(pages),
    ...checkHeadingLevels(pages),
    ...checkDuplicateMetadata(pages),
    ...checkOrphanPages({
      pages,
      sidebars: [...sidebars.values()].flat(),
      frame: [...frameLinks(config), ...(api?.links ?? []).map(({ href }) => href)],
      listed: new Set(listed.map(({ route }) => route)),
    }),
    ...checkUnusedFiles({ pages: claimed, images: images.keys(), snippets }),
    ...checkProse({
      pages,
      words: read('words.txt') ?? '',
      banned,
      labels: [
        ...Object.values(tags).map(({ label }) => label),
        ...Object.values(glossary).map(({ term }) => term),
        ...operations.map(({ summary }) => summary),
      ],
    }),
    ...(await checkSamples(
      root,
      engine,
      sampleEngines,
      claimed.flatMap(({ compiled }) => compiled.samples),
    )),
    ...(await checkSampleObjects(
      root,
      engine,
      sampleEngines,
      tokens,
      claimed.map(({ compiled }) => compiled.samples),
    )),
    ...called.diagnostics,
  )
  return {
    root,
    config,
    tokens,
    lists,
    tags,
    themes,
    synonyms: synonymGroups(synonyms),
    pages,
    files: claimed.map(({ contentPath }) => contentPath),
    sidebars,
    generatedRoutes,
    api,
    calls: called.calls,
    redirects: moved.redirects,
    diagnostics,
    compiledCount,
  }
}
