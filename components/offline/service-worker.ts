import { type CacheKind, cacheKind, offlinePagePath, outdatedCaches, pageTimeoutMs } from '#lib/offline/cache-rules.ts'
import { cachedResponse, cacheResponse, fetchAndCache } from './cached-responses.ts'
import { brand, build, type ServedEvent, workerScope } from './worker-scope.ts'

// The worker of a site with offline reading, bundled separately. See scripts/bundle/write-service-worker.ts.

/** Message from a page: its URL, and the files that it loaded before the worker could intercept them. */
export interface ShownPage {
  page: string
  files: readonly string[]
}

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
function serveRequest(event: ServedEvent, kind: CacheKind): Promise<Response> {
  return serve[kind](event)
}

/** Maximum number of cached pages that are fetched again for a new build. */
const maxRenewed = 20

/** Replaces an earlier build's worker and fetches its cached pages again, because they may refer to removed files. */
async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), brand, build)
  const cachedRequests = await Promise.all(
    outdated.filter((name) => name.endsWith('.page')).map(async (name) => (await caches.open(name)).keys()),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await workerScope.clients.claim()
  // Not awaited, so pages are served in the meantime.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const pages = cachedRequests.flat().slice(-maxRenewed)
  void Promise.allSettled(pages.map(({ url }) => fetchAndCache(url, 'page')))
}

async function cacheShownPage({ page, files }: ShownPage): Promise<void> {
  const requests = [
    { url: page, method: 'GET', mode: 'navigate' },
    ...files.map((url) => ({ url, method: 'GET', mode: 'cors' })),
  ]
  await Promise.allSettled(
    requests.map((request) => {
      const kind = cacheKind(request, workerScope.location.origin)
      return kind && fetchAndCache(request.url, kind)
    }),
  )
}

workerScope.addEventListener('install', (event) => {
  const offlinePage = new URL(offlinePagePath, workerScope.location.origin).href
  event.waitUntil(fetchAndCache(offlinePage, 'file').then(() => workerScope.skipWaiting()))
})
workerScope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
workerScope.addEventListener('message', (event) => event.waitUntil(cacheShownPage(event.data as ShownPage)))
workerScope.addEventListener('fetch', (event) => {
  const kind = cacheKind(event.request, workerScope.location.origin)
  if (kind !== undefined) event.respondWith(serveRequest(event, kind))
})
