import { env } from '../env.ts'
import { compilerHash, engineHash } from './build-id.mjs'
import { sha256 } from './content/page-cache.ts'
import { rememberByName } from './content/remember-last.ts'

/**
 * The engine’s hash when it was first asked for, which a build does before anything else: what it makes follows from those
 * sources, whatever is saved meanwhile.
 */
export const engineAtStart = rememberByName(engineHash)

/** Whether the sources are still those: none was saved since the build began. */
export const engineIsUnchanged = (root: string): boolean => engineHash(root) === engineAtStart(root)

const compilerAtStart = rememberByName(compilerHash)
const withSurroundings = (hash: string) => sha256(hash, process.version, JSON.stringify(env.hostedSearch ?? ''))

/** Changes with all that the framework compiles, which is nothing of the configuration and of the content. */
export const compilerKey = (root: string): string => withSurroundings(compilerAtStart(root))

/** Changes with all that the framework renders by, which is nothing of the content. */
export const rendererKey = (root: string): string => withSurroundings(engineAtStart(root))
