import { pageError } from '../failures/load-error.ts'

/** Number of documents that a tab remembers; the oldest are dropped. */
const capacity = 24

/** A document of this site as text. */
export interface PageDocument {
  html: string
  /** False if the page doesn't exist, or if its host leads elsewhere: then the browser has to load it. */
  canSwap: boolean
  /** Size of the response as it was sent (bytes); NaN if the host doesn't tell. */
  bytes: number
}

const documents = new Map<string, Promise<PageDocument>>()

async function fetchDocument(path: string): Promise<PageDocument> {
  const response = await fetch(path)
  if (response.status >= 500) throw new Error(`The server answered with status ${response.status}.`)
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true
  const canSwap = response.ok && isDocument && !response.redirected
  const bytes = Number(response.headers.get('content-length') ?? Number.NaN)
  return { html: await response.text(), canSwap, bytes }
}

/**
 * Loads the document of a page, or joins a load in progress. A failed load is forgotten, so the next call tries again.
 * @param path path of the page, with its final slash
 */
export function loadDocument(path: string): Promise<PageDocument> {
  const cachedDocument = documents.get(path)
  if (cachedDocument !== undefined) return cachedDocument
  const load = fetchDocument(path).catch((cause: unknown) => {
    documents.delete(path)
    throw pageError(path, cause)
  })
  documents.set(path, load)
  const [oldest] = documents.keys()
  if (documents.size > capacity && oldest !== undefined) documents.delete(oldest)
  return load
}

/** Whether a document has been loaded, or is being loaded. */
export function isLoaded(path: string): boolean {
  return documents.has(path)
}

/** Forgets all documents, because they may have changed. */
export function forgetDocuments(): void {
  documents.clear()
}
