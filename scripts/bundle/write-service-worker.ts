import { join } from 'node:path'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { offlinePagePath, serviceWorkerPath } from '#lib/offline/cache-rules.ts'
import { offlinePage } from '#lib/offline/offline-page.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile } from './bundle-file.ts'

/**
 * Writes the service worker into a folder that is served: the one that caches pages if the site is configured for
 * offline use, and otherwise one that removes itself from browsers that have it.
 * @param build id of the build; undefined for a development server, which caches nothing
 */
export async function writeServiceWorker(
  root: string,
  folder: string,
  config: SiteConfig,
  build: string | undefined,
): Promise<void> {
  const isOffline = config.offline === true && build !== undefined
  const entry = isOffline ? 'service-worker.ts' : 'retired-worker.ts'
  const script = await bundleFile(root, `components/offline/${entry}`, {
    define: { OFFLINE_BRAND: JSON.stringify(config.brand), OFFLINE_BUILD: JSON.stringify(build ?? '') },
  })
  writeTextIfChanged(join(folder, serviceWorkerPath), script)
  if (isOffline) writeTextIfChanged(join(folder, offlinePagePath), offlinePage(config))
}
