import { chunkError } from './load-error.ts'

/** After this time a script counts as lost. @see specification, section 9 */
export const chunkTimeoutMs = 120_000

/**
 * Loads a script of our own when it is needed, by a dynamic import. One that fails can be asked for again: the bundler
 * forgets a failed load.
 * @throws “Loading chunk {id} failed.”, also when it does not arrive in time
 * @example loadChunk('zoom', () => import('./zoom-images.ts'))
 */
export function loadChunk<T>(id: string, load: () => Promise<T>, timeoutMs = chunkTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(chunkError(id, cause))
    const timer = setTimeout(() => fail(new Error(`It did not arrive within ${timeoutMs / 1000} s.`)), timeoutMs)
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, fail)
  })
}
