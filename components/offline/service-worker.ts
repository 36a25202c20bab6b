import { cacheKind, offlinePagePath, outdatedCaches } from '#lib/offline/cache-rules.ts'
import { fetchAndCache } from './cached-responses.ts'
import { serveRequest } from './serve-request.ts'
import { brand, build, workerScope } from './worker-scope.ts'

// The worker of a site with offline reading, bundled separately. See scripts/bundle/write-service-worker.ts.

/** Message from a page: its URL, and the files that it loaded before the worker could intercept them. */
export interface ShownPage {
  page: string
  files: readonly string[]
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
