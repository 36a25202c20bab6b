import { buildFilePath } from '../pages/build-file.ts'

/** URL of the worker. It is at the root, because a worker only serves URLs below its own. */
export const serviceWorkerPath = '/service-worker.js'

/** URL of the page shown offline when the requested page is not cached. */
export const offlinePagePath = '/offline.html'

/** The data of a request that the worker needs. */
interface OfflineRequest {
  url: string
  method: string
  /** `navigate` for a document. */
  mode: string
}

/** `page`: from the network if it responds in time. `static`: never changes. `file`: from the network if online. */
export type CacheKind = 'page' | 'static' | 'file'

/** Maximum number of cached responses of each kind; the oldest are evicted first. */
export const maxCached: Readonly<Record<CacheKind, number>> = { page: 60, static: 200, file: 300 }

/** Larger files are not cached (bytes). */
export const maxCachedBytes = 2_000_000

/** After this time without a response, a page is served from the cache if it is there. */
export const pageTimeoutMs = 3000

/** The kind of a request; undefined leaves it to the browser: API calls, other hosts, and checks for a new build. */
export function cacheKind({ url, method, mode }: OfflineRequest, origin: string): CacheKind | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  if (address.pathname === buildFilePath || address.pathname === serviceWorkerPath) return undefined
  // A navigation within the site fetches the document.
  if (mode === 'navigate' || address.pathname.endsWith('/')) return 'page'
  return address.pathname.startsWith('/assets/') ? 'static' : 'file'
}

/**
 * Key of a response in the cache. A page doesn't depend on its query.
 * @example cacheKey('https://docs.example/a/?q=1#b', 'page') → 'https://docs.example/a/'
 */
export function cacheKey(url: string, kind: CacheKind): string {
  const address = new URL(url)
  address.hash = ''
  if (kind === 'page') address.search = ''
  return address.href
}

/** Prefix of a site's cache names; other sites may share its host. */
export function cachePrefix(brand: string): string {
  return `${brand}.offline.`
}

/** Names of a build's caches. */
export function cacheNames(brand: string, build: string): Record<CacheKind, string> {
  const prefix = cachePrefix(brand) + build
  return { page: `${prefix}.page`, static: `${prefix}.static`, file: `${prefix}.file` }
}

/** Names of the caches of earlier builds. */
export function outdatedCaches(names: readonly string[], brand: string, build: string): string[] {
  const current = Object.values(cacheNames(brand, build))
  return names.filter((name) => name.startsWith(cachePrefix(brand)) && !current.includes(name))
}
