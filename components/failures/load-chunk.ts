import { chunkError } from './load-error.ts'

/** Timeout of a script. @see specification, section 9 */
export const chunkTimeoutMs = 120_000

/**
 * Loads one of our scripts on demand through a dynamic import, with a timeout. To retry a failed load, call it again.
 * @throws “Loading chunk {id} failed.”, also on a timeout
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
