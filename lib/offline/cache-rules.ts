import { buildFilePath } from '../pages/build-file.ts'

/** Address of the worker. It lies at the root, because it may only serve what lies below it. */
export const serviceWorkerPath = '/service-worker.js'

/** Address of the page that stands in for those that were never visited. */
export const offlinePagePath = '/offline.html'

/** What the worker needs to know of a request. */
export interface OfflineRequest {
  url: string
  method: string
  /** `navigate` for a whole page. */
  mode: string
}

/** `page`: from the network, when it answers in time. `static`: never changes. `file`: from the network, when there is one. */
export type KeptKind = 'page' | 'static' | 'file'

/** How many of each kind are kept; the oldest go first. */
export const mostKept: Readonly<Record<KeptKind, number>> = { page: 60, static: 200, file: 300 }

/** Larger files are not kept (bytes). */
export const largestKept = 2_000_000

/** A page that has not arrived by then is shown as it was kept, if it was. */
export const pageTimeoutMs = 3000

/** How the worker treats a request; undefined leaves it to the browser: calls, other hosts, and what tells of new builds. */
export function keptKind({ url, method, mode }: OfflineRequest, origin: string): KeptKind | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  if (address.pathname === buildFilePath || address.pathname === serviceWorkerPath) return undefined
  if (mode === 'navigate') return 'page'
  return address.pathname.startsWith('/_next/static/') ? 'static' : 'file'
}

/**
 * Name under which an answer is kept. A query changes nothing in a static site; that of the router is another at each call.
 * @example keptName('https://docs.example/a/?q=1#b', 'page') → 'https://docs.example/a/'
 */
export function keptName(url: string, kind: KeptKind): string {
  const address = new URL(url)
  address.hash = ''
  if (kind === 'page') address.search = ''
  // Only then: a change of the parameters writes all of them anew.
  else if (address.searchParams.has('_rsc')) address.searchParams.delete('_rsc')
  return address.href
}

/** Names of a site's caches begin with this; other sites may share its host. */
export function cachePrefix(brand: string): string {
  return `${brand}.offline.`
}

/** Names of the caches of one build. */
export function cacheNames(brand: string, build: string): Record<KeptKind, string> {
  const prefix = cachePrefix(brand) + build
  return { page: `${prefix}.page`, static: `${prefix}.static`, file: `${prefix}.file` }
}

/** Caches that earlier builds have left. */
export function outdatedCaches(names: readonly string[], brand: string, build: string): string[] {
  const current = Object.values(cacheNames(brand, build))
  return names.filter((name) => name.startsWith(cachePrefix(brand)) && !current.includes(name))
}
