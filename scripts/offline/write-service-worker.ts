import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { offlinePagePath, serviceWorkerPath } from '#lib/offline/cache-rules.ts'
import { offlinePage } from '#lib/offline/offline-page.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

async function bundleWorker(root: string, entry: string, brand: string, build: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'components/offline', entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { OFFLINE_BRAND: JSON.stringify(brand), OFFLINE_BUILD: JSON.stringify(build) },
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The bundler wrote no service worker')
  return file.text
}

/**
 * Writes the service worker into a folder that is served: the one that keeps pages where the site wants that, and
 * otherwise one that removes it from browsers that have it.
 * @param build id of the build; undefined for a development server, which keeps nothing
 */
export async function writeServiceWorker(
  root: string,
  folder: string,
  config: SiteConfig,
  build: string | undefined,
): Promise<void> {
  const keeps = config.offline === true && build !== undefined
  const script = await bundleWorker(root, keeps ? 'service-worker.ts' : 'retired-worker.ts', config.brand, build ?? '')
  writeTextIfChanged(join(folder, serviceWorkerPath), script)
  if (keeps) writeTextIfChanged(join(folder, offlinePagePath), offlinePage(config))
}
