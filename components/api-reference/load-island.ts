import { fetchParts } from '../failures/fetch-parts.ts'
import { loadChunk } from '../failures/load-chunk.ts'
import { loadText } from '../failures/load-text.ts'

/** How long to wait for each part of an island (ms). */
const patienceMs = 60_000

/**
 * Returns a function that loads a script of `generated/` as a module, once: it remembers what the reader enters. A
 * failed load is forgotten, so the next call tries again.
 */
export function moduleLoader<T>(id: string, script: string): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    const load = async (): Promise<T> => {
      await fetchParts([script])
      return import(script)
    }
    loaded ??= loadChunk(id, load, patienceMs).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

const styled = new Map<string, Promise<void>>()

/** Adds a stylesheet to the document, once. */
export function loadStyles(stylesheet: string): Promise<void> {
  const loadingStyles = styled.get(stylesheet)
  if (loadingStyles !== undefined) return loadingStyles
  const load = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styled.delete(stylesheet)
      reject(new Error(`${stylesheet} did not load`))
    }
    document.head.append(link)
  })
  styled.set(stylesheet, load)
  return load
}

/** Loads data of the site. @throws if the host doesn't have it */
export async function loadData(address: string) {
  return JSON.parse(await loadText(address))
}

/** Waits for what an island needs. @throws also if it takes too long */
export function inTime<T>(load: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('It took too long to load')))
  return Promise.race([load, late])
}
