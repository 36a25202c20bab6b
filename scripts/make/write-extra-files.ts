import { explorerRoute } from '#lib/api/explorer.ts'
import { apiSettings } from '#lib/config/api-settings.ts'
import { removeConsole, writeConsole } from '../bundle/write-console.ts'
import { removePlayground, writePlayground } from '../bundle/write-playground.ts'
import type { Store } from '../disk/store.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { removeScreenStyles, writeScreenStyles } from '../screens/screen-styles.ts'
import { writeDownloads } from './write-downloads.ts'

/** Writes the files that pages load: the stylesheet of screens, the API's downloads and console, and the files that playgrounds run in. */
export async function writeExtraFiles(
  store: Store,
  { root, api, config, playgrounds, hasScreens }: LoadedSite,
): Promise<void> {
  if (hasScreens) await writeScreenStyles(store)
  else removeScreenStyles(root)
  if (playgrounds.exist) await writePlayground(store, playgrounds.bundle)
  else removePlayground(root)
  await writeDownloads(store, api, config.url)
  if (api === undefined) removeConsole(root)
  else {
    const { corsProxy, otherHosts } = apiSettings(config.api)
    const hasExplorer = explorerRoute(config.api) !== undefined && api.operations.length > 0
    await writeConsole(store, { corsProxy, otherHosts: otherHosts !== false }, { hasExplorer })
  }
}
