import { env } from '../env.ts'
import { engineHash } from './build-id.mjs'
import { sha256 } from './content/page-cache.ts'
import { rememberByName } from './content/remember-last.ts'

/**
 * The engine’s hash when it was first asked for, which a build does before anything else: what it makes follows from those
 * sources, whatever is saved meanwhile.
 */
export const engineAtStart = rememberByName(engineHash)

/** Whether the sources are still those: none was saved since the build began. */
export const engineIsUnchanged = (root: string): boolean => engineHash(root) === engineAtStart(root)

/** Changes with all that the framework compiles and renders by, which is nothing of the content. */
export function rendererKey(root: string): string {
  return sha256(engineAtStart(root), process.version, JSON.stringify(env.hostedSearch ?? ''))
}
