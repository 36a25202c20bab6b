import { type CacheKind, cacheKey, cacheNames, maxCached, maxCachedBytes } from '#lib/offline/cache-rules.ts'
import { brand, build } from './worker-scope.ts'

const names = cacheNames(brand, build)

export async function cachedResponse(url: string, kind: CacheKind): Promise<Response | undefined> {
  return (await caches.open(names[kind])).match(cacheKey(url, kind))
}

/** Whether a response is small enough. Hosts that compress don't send the size, so the body is read. */
async function isSmallEnough(response: Response): Promise<boolean> {
  const { ok, redirected, type, headers } = response
  if (!ok || redirected || type !== 'basic' || Number(headers.get('content-length') ?? 0) > maxCachedBytes) return false
  return (await response.clone().blob()).size <= maxCachedBytes
}

/** Caches a response as the newest of its kind and evicts the oldest beyond the limit. */
export async function cacheResponse(url: string, kind: CacheKind, response: Response): Promise<void> {
  if (!(await isSmallEnough(response))) return
  const cache = await caches.open(names[kind])
  const name = cacheKey(url, kind)
  await cache.delete(name)
  await cache.put(name, response)
  const entries = await cache.keys()
  for (const entry of entries.slice(0, Math.max(0, entries.length - maxCached[kind]))) await cache.delete(entry)
}

/** Fetches a URL and caches the response, unless it is cached already. */
export async function fetchAndCache(url: string, kind: CacheKind): Promise<void> {
  if ((await cachedResponse(url, kind)) !== undefined) return
  await cacheResponse(url, kind, await fetch(url))
}
