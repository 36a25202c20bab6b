import { writeDownloads } from '../api/write-downloads.ts'
import { removeConsole, writeConsole } from '../console/write-console.ts'
import { removePlayground, writePlayground } from '../playground/write-playground.ts'
import { removeScreenStyles, writeScreenStyles } from '../screens/screen-styles.ts'
import type { LoadedSite } from './load-site.ts'

/** Writes what pages need beside themselves: the stylesheet of screens, downloads and the console of the API, and what playgrounds run in. */
export async function writeExtraFiles({ root, api, config, playgrounds, hasScreens }: LoadedSite): Promise<void> {
  if (hasScreens) await writeScreenStyles(root)
  else removeScreenStyles(root)
  if (playgrounds.exist) await writePlayground(root)
  else removePlayground(root)
  await writeDownloads(root, api, config.url)
  if (api === undefined) removeConsole(root)
  else await writeConsole(root, { corsProxy: config.api?.corsProxy, otherHosts: config.api?.otherHosts !== false })
}
