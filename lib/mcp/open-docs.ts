import { markdownVersionPath } from '../agents/markdown-version-path.ts'
import { type SpecOperation, specOperations } from '../api/spec-operations.ts'
import { decodePercent } from '../diagnostics/json-pointer.ts'
import { readRedirectRules } from '../hosting/redirect-output.ts'
import { resolveRequest } from '../hosting/resolve-request.ts'
import { publicHref } from '../pages/public-href.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { openSearchEngine, type SearchEngine } from '../search/engine.ts'
import type { IndexedPage } from '../site/manifest.ts'
import { nearPaths } from '../site/near-paths.ts'
import { schemasOf } from './schema-text.ts'

/** The files of an exported site. Paths start at the site's root, such as `/scorecards/overview.md`. */
interface SiteFiles {
  has: (path: string) => boolean
  /** @throws if there is no such file */
  readText: (path: string) => Promise<string>
  /** @throws if there is no such file */
  readBytes: (path: string) => Promise<Uint8Array>
}

/** A page as its Markdown version. */
export interface ReadPage {
  route: RoutePath
  markdown: string
  /** The part of the requested URL after “#”. */
  anchor: string | undefined
}

export interface ListedOperation
  extends Pick<SpecOperation, 'kind' | 'method' | 'path' | 'operationId' | 'summary' | 'tag' | 'description'> {
  route: RoutePath | undefined
}

/** What is read from an exported site, each part when it is needed first. */
export interface Docs {
  search: () => Promise<SearchEngine>
  /**
   * Reads a page. Redirects are followed.
   * @param address a path or URL of the page or of its Markdown version
   * @returns pages with similar paths if there is no such page
   */
  readPage: (address: string) => Promise<ReadPage | { near: readonly IndexedPage[] }>
  /** The operations of the API in the order of its description; none for a site without an API. */
  operations: () => Promise<readonly ListedOperation[]>
  /** The schemas of the API's description, by name. */
  schemas: () => Promise<Readonly<Record<string, unknown>>>
  /** Whether the export has a file, and its text. */
  hasText: SiteFiles['has']
  readText: SiteFiles['readText']
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined
  return () => {
    created ??= create().catch((error: unknown) => {
      created = undefined
      throw error
    })
    return created
  }
}

/** Path and anchor of an address; of a URL, its host doesn't matter, because a site may be served at several. */
function partsOf(address: string): { pathname: string; anchor: string | undefined } {
  const trimmed = address.trim()
  const { pathname, hash } = new URL(
    URL.canParse(trimmed) ? trimmed : `/${trimmed.replace(/^\/+/, '')}`,
    'https://site.example',
  )
  const path = decodePercent(pathname).replace(/(?:\/index)?\.(?:md|html)$/, '')
  return { pathname: path === '/index' ? '/' : path || '/', anchor: decodePercent(hash.slice(1)) || undefined }
}

/** Opens an exported site. Nothing is read before it is needed. */
export function openDocs({ has, readText, readBytes }: SiteFiles): Docs {
  const specification = once(async () => {
    if (!has('/apispec.json')) return {}
    return JSON.parse(await readText('/apispec.json')) as Record<string, unknown>
  })
  const index = once(async () => JSON.parse(await readText('/_parts/site-index.json')) as IndexedPage[])
  const redirects = once(async () => (has('/_redirects') ? readRedirectRules(await readText('/_redirects')) : []))
  return {
    search: once(() => openSearchEngine((name) => readBytes(`/_search/${name}`))),

    async readPage(address) {
      const { pathname, anchor } = partsOf(address)
      const rules = await redirects()
      let target = publicHref(normalizeRoute(pathname))
      let movedTo = anchor
      for (let steps = 0; steps < 5; steps += 1) {
        const resolved = resolveRequest(target, has, rules)
        if (resolved.kind === 'missing') break
        if (resolved.kind === 'redirect') {
          const [path = '', hash] = resolved.to.split('#')
          target = path
          movedTo ??= hash
          continue
        }
        const route = normalizeRoute(target)
        const file = markdownVersionPath(route)
        if (!has(file)) break
        return { route, markdown: await readText(file), anchor: movedTo }
      }
      return { near: nearPaths(pathname, await index()) }
    },

    operations: once(async () => {
      const document = await specification()
      const routes = (await index()).map(({ route }) => route)
      // Where an object comes from only matters to diagnostics, which a published description doesn't have.
      const origin = { file: { path: 'apispec.json', value: document }, pointer: [], value: document }
      const operations = specOperations({ version: '3.1', document, originOf: () => origin as never })
      return operations.map(({ kind, method, path, operationId, summary, description, tag, slug }) => ({
        ...{ kind, method, path, operationId, summary, description, tag },
        route: routes.find((route) => route.endsWith(`/${slug}`)),
      }))
    }),

    schemas: once(async () => schemasOf(await specification())),
    hasText: has,
    readText,
  }
}
