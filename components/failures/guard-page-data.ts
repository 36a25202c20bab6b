import { newerBuild } from './newer-build.ts'

/** A failed navigation that waits for the reader to retry. */
export interface FailedLoad {
  error: Error
  retry: () => void
}

/** The page of a data URL. @example pageOf('/a/index.txt?_rsc=1') → '/a/' */
function pageOf(url: URL): string {
  return url.pathname.replace(/[^/]*$/, '')
}

async function attempt(load: () => Promise<Response>): Promise<Response | Error> {
  try {
    const response = await load()
    return response.status < 500 ? response : new Error(`The server answered with status ${response.status}.`)
  } catch (error) {
    return error as Error
  }
}

/**
 * Intercepts the router's requests for page data. The router would turn a failed navigation into a full load, which
 * ends in the browser's error page, and ignores a failed preload. Here, a navigation whose data doesn't arrive stays
 * pending until the reader retries. If there is a newer build, the full load goes ahead.
 * @param onFailure if undefined, failed navigations become full loads
 */
export function guardPageData(onFailure: ((failed: FailedLoad) => void) | undefined): () => void {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const load = () => original(input, init)
    const headers = init?.headers
    if (headers === undefined || !('rsc' in headers)) return load()
    const isPreload = 'next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers
    for (;;) {
      const result = await attempt(load)
      if (result instanceof Response) return result
      if (init?.signal?.aborted) throw result
      const error = new Error(`Loading ${pageOf(new URL(String(input)))} failed.`, { cause: result })
      if (isPreload) console.warn('A page could not be preloaded.', error)
      if (isPreload || onFailure === undefined || (await newerBuild()) !== undefined) throw result
      await new Promise<void>((retry) => onFailure({ error, retry }))
    }
  }
  return () => {
    window.fetch = original
  }
}
