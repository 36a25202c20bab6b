import { keptKind, offlinePagePath, outdatedCaches } from '#lib/offline/cache-rules.ts'
import { fetchToKeep } from './kept-answers.ts'
import { serveRequest } from './serve-request.ts'
import { brand, build, workerScope } from './worker-scope.ts'

// The worker of a site that can be read offline: bundled apart from it. See scripts/offline/write-service-worker.ts.

/** What a page tells when it is shown: itself, and what it has loaded before the worker could see it. */
export interface ShownPage {
  page: string
  files: readonly string[]
}

/** Most pages of an earlier build that are fetched again for this one. */
const mostRenewed = 20

/** Takes the place of an earlier build. Pages that it had kept are fetched anew: its own would show what is gone. */
async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), brand, build)
  const kept = await Promise.all(
    outdated.filter((name) => name.endsWith('.page')).map(async (name) => (await caches.open(name)).keys()),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await workerScope.clients.claim()
  // Nothing waits for it: pages are served meanwhile.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const pages = kept.flat().slice(-mostRenewed)
  void Promise.allSettled(pages.map(({ url }) => fetchToKeep(url, 'page')))
}

async function keepShown({ page, files }: ShownPage): Promise<void> {
  const requests = [
    { url: page, method: 'GET', mode: 'navigate' },
    ...files.map((url) => ({ url, method: 'GET', mode: 'cors' })),
  ]
  await Promise.allSettled(
    requests.map((request) => {
      const kind = keptKind(request, workerScope.location.origin)
      return kind && fetchToKeep(request.url, kind)
    }),
  )
}

workerScope.addEventListener('install', (event) => {
  const offlinePage = new URL(offlinePagePath, workerScope.location.origin).href
  event.waitUntil(fetchToKeep(offlinePage, 'file').then(() => workerScope.skipWaiting()))
})
workerScope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
workerScope.addEventListener('message', (event) => event.waitUntil(keepShown(event.data as ShownPage)))
workerScope.addEventListener('fetch', (event) => {
  const kind = keptKind(event.request, workerScope.location.origin)
  if (kind !== undefined) event.respondWith(serveRequest(event, kind))
})
