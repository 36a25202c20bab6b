import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { bindComponents, mdxComponents } from '#components/mdx/mdx-components.ts'
import { checkDuplicateMetadata, type PageMetadata } from '#lib/checks/duplicate-metadata.ts'
import { checkDuplicateRoutes } from '#lib/checks/duplicate-routes.ts'
import { checkExternalLinks } from '#lib/checks/external-links.ts'
import { checkHeadingLevels } from '#lib/checks/heading-levels.ts'
import { checkImageAlt } from '#lib/checks/image-alt.ts'
import { checkLinks } from '#lib/checks/links.ts'
import { checkOrphanPages, frameLinks } from '#lib/checks/orphan-pages.ts'
import type { CheckedPage } from '#lib/checks/site.ts'
import { checkUnusedFiles } from '#lib/checks/unused-files.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { replaceTokens, replaceTokensDeep, type Tokens, tokensOf } from '#lib/config/tokens.ts'
import { readFrontmatter } from '#lib/content/frontmatter.ts'
import { glossaryFile, readDataFile, tagsFile, themesFile } from '#lib/content/site-data.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { createPageCompiler } from '#lib/markdown/compile-page.ts'
import { type DiagramResult, renderDiagram } from '#lib/markdown/diagram.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { type Redirect, readRedirects } from '#lib/navigation/redirect-file.ts'
import { readSidebars, type Sidebar } from '#lib/navigation/sidebar-file.ts'
import { generatedCategories } from '#lib/navigation/sidebar-tree.ts'
import { type RoutePath, routeOfFile } from '#lib/pages/route.ts'
import { type DocumentTypeName, documentTypeOf, documentTypes } from '../../schema/document-types.ts'
import type { ClosedLists } from '../../schema/page-fields.ts'
import { createPageCache, engineHash, sha256 } from './page-cache.ts'
import { listFiles, readTextIfExists } from './read-files.ts'
import { readImages } from './read-images.ts'

export interface SitePage extends CheckedPage, PageMetadata {
  /** Path below content/. */
  contentPath: string
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
  pages: SitePage[]
  /** Paths below content/ of all files that claim a route, published or not. */
  files: string[]
  /** Sidebars by version; the current version's key is ''. */
  sidebars: Map<string, Sidebar[]>
  generatedRoutes: Set<string>
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
    return result.data
  }
  const tags = data('tags.yaml', tagsFile) as LoadedSite['tags']
  const themes = data('themes.yaml', themesFile) as LoadedSite['themes']
  const glossary = data('glossary.yaml', glossaryFile) as Record<string, GlossaryEntry>
  const lists: ClosedLists = { tags: Object.keys(tags), themes: Object.keys(themes) }

  const images = await readImages(root)
  const snippets = contentFiles.filter((file) => file.startsWith('snippets/'))
  const readSnippet = (path: string) => {
    const text = path.includes('..') ? undefined : read(path)
    return text === undefined ? undefined : replaceTokens(text.replaceAll('\r\n', '\n'), tokens)
  }
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
  const cache = createPageCache(root, engineHash(root), readSnippet)

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

  const sidebars = new Map<string, Sidebar[]>()
  const generatedRoutes = new Set<string>(['/search', '/tags', ...lists.tags.map((tag) => `/tags/${tag}`)])
  for (const version of ['', ...config.versions.others.map(({ id }) => id)]) {
    const name = version === '' ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`
    const text = read(name)
    if (text === undefined) continue
    const routes = new Set(pages.filter((page) => (page.version ?? '') === version).map((page) => page.route as string))
    const prefix = version === '' ? '' : `/${version}`
    const result = readSidebars(`content/${name}`, text, routes, tokens, prefix)
    diagnostics.push(...result.diagnostics)
    sidebars.set(version, result.sidebars)
    for (const sidebar of result.sidebars) {
      for (const category of generatedCategories(sidebar.items)) generatedRoutes.add(category.route)
    }
  }
  const assets = new Set([...images.keys(), ...listFiles(join(root, 'public')).map((file) => `/${file}`)])
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
  diagnostics.push(
    ...moved.diagnostics,
    ...checkLinks({ pages, generatedRoutes, files: assets, redirects }),
    ...checkExternalLinks(pages),
    ...checkImageAlt(pages),
    ...checkHeadingLevels(pages),
    ...checkDuplicateMetadata(pages),
    ...checkOrphanPages({
      pages,
      sidebars: [...sidebars.values()].flat(),
      frame: frameLinks(config),
      listed: new Set(listed.map(({ route }) => route)),
    }),
    ...checkUnusedFiles({ pages: claimed, images: images.keys(), snippets }),
  )
  return {
    root,
    config,
    tokens,
    lists,
    tags,
    themes,
    pages,
    files: claimed.map(({ contentPath }) => contentPath),
    sidebars,
    generatedRoutes,
    redirects: moved.redirects,
    diagnostics,
    compiledCount,
  }
}
