import { cachePrefix } from '#lib/offline/cache-rules.ts'
import { brand, workerScope } from './worker-scope.ts'

// The worker of a site without offline reading. It replaces a worker installed earlier, deletes its caches, and
// unregisters itself.

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(brand)))
  await Promise.all(names.map((name) => caches.delete(name)))
  await workerScope.registration.unregister()
}

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
workerScope.addEventListener('activate', (event) => event.waitUntil(retire()))
