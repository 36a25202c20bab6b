import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import { indexedKinds } from '#components/mdx/guide-index.ts'
import { integrationIndexSlot } from '#components/mdx/integration-index.ts'
import type { CheckedPage } from '#lib/checks/checked-site.ts'
import type { PageMetadata } from '#lib/checks/duplicate-metadata.ts'
import type { CompiledPage, PageSource } from '#lib/compile/compile-page.ts'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { readFrontmatter } from '#lib/content/frontmatter.ts'
import type { ClosedLists, ShownFields } from '#lib/content/page-fields.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { didYouMean } from '#lib/diagnostics/nearest.ts'
import { preventsBuild } from '#lib/diagnostics/severity.ts'
import { placeOfOffset } from '#lib/diagnostics/text-place.ts'
import { isPartial } from '#lib/markdown/partial.ts'
import { routeOfFile } from '#lib/pages/route.ts'
import type { ProseRun } from '#lib/prose/prose-run.ts'
import { documentTypeOf, documentTypes } from '../../schema/document-types.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import type { Store } from '../disk/store.ts'
import { compileInThreads } from './compile-pool.ts'
import { openPageCache, type PageResources, type SiteCompiler, siteCompilers } from './site-compiler.ts'

export interface SitePage extends CheckedPage, PageMetadata {
  /** Path below content/. */
  contentPath: string
  /** Hash of the file's text. */
  sourceHash: string
  /** Whether its frontmatter is valid and its text compiles; a page with other errors can still be shown. */
  renderable: boolean
  /** The name of its document type. */
  type: string
  /** Its kind by its frontmatter: `guide`, `concept` … */
  kind: string
  /** Its shorter name, if it has one. */
  sidebarLabel: string | undefined
  hasTags: boolean
  /** Its texts: frontmatter and body. */
  prose: readonly ProseRun[]
  /** The kinds of pages whose lists it shows. */
  indexedKinds: readonly string[]
  /** Whether it shows the list of all integrations. */
  listsIntegrations: boolean
}

export interface ReadPages {
  /** All pages that claim a route; unchanged pages are the same objects as the last time. */
  pages: SitePage[]
  diagnostics: Diagnostic[]
  /** How many had to be compiled; the others came from the cache. */
  compiledCount: number
}

/** Called after each page that had to be compiled. */
export type CompileProgress = (compiled: number, total: number) => void

interface PageInput extends PageResources {
  /** Paths of all files below content/. */
  files: readonly string[]
  lists: ClosedLists
  kinds: PageKindsConfig
}

type Schemas = ReadonlyMap<string, z.ZodObject>

interface KnownPage {
  text: string
  /** The compiler and schemas that it was compiled and validated with. */
  compiler: SiteCompiler
  schemas: Schemas
  snippets: ReadonlyMap<string, string | undefined>
  page: SitePage
  diagnostics: Diagnostic[]
}

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.startsWith('snippets/') && !isPartial(path)
}

/** Fields of all pages, as the schemas return them. */
interface CommonFields extends Pick<ShownFields, 'title' | 'description' | 'tags'> {
  kind: string
  sidebarLabel?: string
}

/** Those of a page whose frontmatter has errors. They are reported, and the page is not shown. */
const unreadFields: CommonFields = { title: '', description: '', kind: '', tags: [] }

function toPage(
  contentPath: string,
  { file, text }: PageSource,
  compiled: CompiledPage,
  schemas: Schemas,
  { tokens, kinds }: Pick<PageInput, 'tokens' | 'kinds'>,
) {
  const { name: type, folder } = documentTypeOf(contentPath, kinds)
  const { data, places, prose, diagnostics } = readFrontmatter(
    file,
    text,
    schemaOf(schemas, type),
    tokens,
    folder === '' ? undefined : `content/${folder}/`,
  )
  const { title, description, kind, sidebarLabel, tags } = (data as CommonFields | undefined) ?? unreadFields
  const page: SitePage = {
    contentPath,
    sourceHash: sha256(text),
    renderable: data !== undefined && !preventsBuild(compiled.diagnostics),
    title,
    description,
    kind,
    sidebarLabel,
    hasTags: tags.length > 0,
    prose: [...prose, ...compiled.prose],
    indexedKinds: indexedKinds(compiled.html),
    listsIntegrations: compiled.html.includes(integrationIndexSlot),
    places,
    file,
    type,
    compiled,
    ...routeOfFile(contentPath, tokens),
  }
  return { page, diagnostics: [...diagnostics, ...compiled.diagnostics, ...unknownKinds(page, text, kinds)] }
}

function schemaOf(schemas: Schemas, type: string): z.ZodObject {
  const schema = schemas.get(type)
  if (schema === undefined) throw new Error(`There is no schema for the type ${type}`)
  return schema
}

/** Reports indexes of kinds that the site doesn't have. */
function unknownKinds({ file, indexedKinds }: SitePage, text: string, kinds: PageKindsConfig): Diagnostic[] {
  const names = listedKinds(kinds).map(({ name }) => name)
  return indexedKinds
    .filter((kind) => !names.includes(kind))
    .map((kind) => ({
      severity: 'error',
      code: 'component-props',
      file,
      ...placeOfOffset(text, Math.max(text.search(/<GuideIndex\s[^>]*?kind=/), 0)),
      message: `“${kind}” is not a kind of pages that an index lists.`,
      hint: didYouMean(kind, names) ?? `Use one of: ${names.join(', ')}. site.config.ts can add kinds.`,
    }))
}

/** Number of pages that take longer to compile than a thread takes to start. */
const pagesPerThread = 100

/** Number of threads to compile this many pages; below 2, they are compiled in this thread. One processor is left to the site. */
function threadsFor(pageCount: number): number {
  return Math.min(availableParallelism() - 1, Math.floor(pageCount / pagesPerThread), 4)
}

/** Creates a reader of pages that compiles one again only when it, a snippet in it, or something that all pages share has changed. */
export function createPageReader(store: Store): (input: PageInput, onProgress?: CompileProgress) => Promise<ReadPages> {
  const compilerOf = siteCompilers()
  const schemasOf = memoizeLast(
    (lists: ClosedLists, kinds: PageKindsConfig): Schemas =>
      new Map(documentTypes(kinds).map(({ name, schema }) => [name, schema(lists)])),
  )
  let lastPages = new Map<string, KnownPage>()

  return async ({ files, lists, kinds, ...resources }, onProgress) => {
    const { root, tokens } = resources
    const compiler = compilerOf(resources)
    const schemas = schemasOf(lists, kinds)
    const cache = openPageCache(store, compiler)
    const isCurrent = (last: KnownPage | undefined, text: string): last is KnownPage =>
      last?.text === text &&
      last.compiler === compiler &&
      last.schemas === schemas &&
      [...last.snippets].every(([path, snippet]) => compiler.readSnippet(path) === snippet)

    const sources = files.filter(isPage).map((contentPath) => {
      const file = `content/${contentPath}`
      const source: PageSource = { file, text: readFileSync(join(root, file), 'utf8') }
      const last = lastPages.get(contentPath)
      const current = isCurrent(last, source.text) ? last : undefined
      return { contentPath, source, current, cached: current?.page.compiled ?? cache.read(source) }
    })
    const uncompiled = sources.filter(({ cached }) => cached === undefined)
    const compiledNow = new Map<string, CompiledPage>()
    const add = ({ contentPath, source }: (typeof sources)[number], compiled: CompiledPage) => {
      cache.write(source, compiled)
      compiledNow.set(contentPath, compiled)
      onProgress?.(compiledNow.size, uncompiled.length)
    }
    const threads = threadsFor(uncompiled.length)
    if (threads > 1) await compileInThreads(resources, threads, uncompiled, add)
    else for (const page of uncompiled) add(page, await compiler.compile(page.source))

    const pages = new Map<string, KnownPage>()
    for (const { contentPath, source, current, cached = compiledNow.get(contentPath) } of sources) {
      if (current !== undefined) pages.set(contentPath, current)
      else if (cached !== undefined) {
        const snippets = new Map(cached.includes.map((path) => [path, compiler.readSnippet(path)]))
        const made = toPage(contentPath, source, cached, schemas, { tokens, kinds })
        pages.set(contentPath, { text: source.text, compiler, schemas, snippets, ...made })
      }
    }
    lastPages = pages
    const all = [...pages.values()]
    return {
      pages: all.map(({ page }) => page),
      diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
      compiledCount: compiledNow.size,
    }
  }
}
