import { cacheNames, type KeptKind, keptName, largestKept, mostKept } from '#lib/offline/cache-rules.ts'
import { brand, build } from './worker-scope.ts'

const names = cacheNames(brand, build)

/** What has been kept of an address. */
export async function keptAnswer(url: string, kind: KeptKind): Promise<Response | undefined> {
  return (await caches.open(names[kind])).match(keptName(url, kind))
}

/** Hosts that compress do not tell how large a file is: then it is read to know. */
async function mayBeKept(response: Response): Promise<boolean> {
  const { ok, redirected, type, headers } = response
  if (!ok || redirected || type !== 'basic' || Number(headers.get('content-length') ?? 0) > largestKept) return false
  return (await response.clone().blob()).size <= largestKept
}

/** Keeps an answer as the newest of its kind, and drops the oldest beyond the limit. */
export async function keepAnswer(url: string, kind: KeptKind, response: Response): Promise<void> {
  if (!(await mayBeKept(response))) return
  const cache = await caches.open(names[kind])
  const name = keptName(url, kind)
  await cache.delete(name)
  await cache.put(name, response)
  const entries = await cache.keys()
  for (const entry of entries.slice(0, Math.max(0, entries.length - mostKept[kind]))) await cache.delete(entry)
}

/** Fetches an address and keeps the answer, unless it is kept already. */
export async function fetchToKeep(url: string, kind: KeptKind): Promise<void> {
  if ((await keptAnswer(url, kind)) !== undefined) return
  await keepAnswer(url, kind, await fetch(url))
}
