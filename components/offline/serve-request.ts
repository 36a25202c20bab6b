import { type CacheKind, offlinePagePath, pageTimeoutMs } from '#lib/offline/cache-rules.ts'
import { cachedResponse, cacheResponse } from './cached-responses.ts'
import type { ServedEvent } from './worker-scope.ts'

/** Fetches from the network and caches the response. */
function fetchAndStore(event: ServedEvent, kind: CacheKind): Promise<Response> {
  const { request } = event
  const pending = fetch(request)
  event.waitUntil(
    pending.then(
      (response) => cacheResponse(request.url, kind, response.clone()),
      () => undefined,
    ),
  )
  return pending
}

/** Serves a page from the network, so a new deployment shows right away; from the cache if that is slow or fails. */
async function servePage(event: ServedEvent): Promise<Response> {
  const { url } = event.request
  const pending = fetchAndStore(event, 'page')
  const late = new Promise<void>((resolve) => setTimeout(resolve, pageTimeoutMs)).then(() =>
    cachedResponse(url, 'page'),
  )
  try {
    return (await Promise.race([pending, late])) ?? (await pending)
  } catch {
    return (
      (await cachedResponse(url, 'page')) ??
      (await cachedResponse(new URL(offlinePagePath, url).href, 'file')) ??
      Response.error()
    )
  }
}

/** Serves a file whose name changes with its content: from the cache if it is there. */
async function serveStatic(event: ServedEvent): Promise<Response> {
  return (await cachedResponse(event.request.url, 'static')) ?? fetchAndStore(event, 'static')
}

async function serveFile(event: ServedEvent): Promise<Response> {
  try {
    return await fetchAndStore(event, 'file')
  } catch {
    return (await cachedResponse(event.request.url, 'file')) ?? Response.error()
  }
}

const serve = { page: servePage, static: serveStatic, file: serveFile } as const

/** Responds to a request according to its kind. */
export function serveRequest(event: ServedEvent, kind: CacheKind): Promise<Response> {
  return serve[kind](event)
}
