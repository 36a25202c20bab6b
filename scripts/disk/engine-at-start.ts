import { fileURLToPath } from 'node:url'
import { configurationHash, engineHash } from './build-id.mjs'
import { memoizeByName } from './memoize-last.ts'

/** Folder of the running engine; a site's content may be in another one. */
export const engineFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Hash of the engine that the running command was bundled from; undefined when its sources run as they are. */
const { commandEngine } = globalThis as { commandEngine?: string }

/**
 * Hash of an engine when this process first requested it, which a build does before anything else: the results belong
 * to these sources, even if one is saved later.
 */
export const engineAtStart = memoizeByName((folder) =>
  commandEngine !== undefined && folder === engineFolder ? commandEngine : engineHash(folder),
)

/** Hash of a site's configuration when this process first requested it. */
export const configurationAtStart = memoizeByName(configurationHash)

/** Whether the engine and the configuration in a folder have not changed since the start. */
export const sourcesAreUnchanged = (root: string): boolean =>
  engineHash(root) === engineAtStart(root) && configurationHash(root) === configurationAtStart(root)
