import { engineHash } from './build-id.mjs'
import { rememberByName } from './content/remember-last.ts'

/**
 * The engine’s hash when it was first asked for, which a build does before anything else: what it makes follows from those
 * sources, whatever is saved meanwhile.
 */
export const engineAtStart = rememberByName(engineHash)
