import { use, useState } from 'react'
import { takeFragment } from './fragment-store.ts'

const loads = new Map<string, Promise<string>>()

/** Starts loading a fragment, or joins the load under way. A failed load is forgotten, so that a retry loads again. */
export function preloadFragment(src: string): Promise<string> {
  const known = loads.get(src)
  if (known !== undefined) return known
  const load = fetch(src).then((response) => {
    if (!response.ok) throw new Error(`Loading ${src} failed with status ${response.status}.`)
    return response.text()
  })
  loads.set(src, load)
  load.catch(() => loads.delete(src))
  return load
}

function inDocument(src: string): string | undefined {
  return document.querySelector(`[data-fragment="${CSS.escape(src)}"]`)?.innerHTML
}

/**
 * The HTML of a fragment: on the server from the store, at hydration from the document that is already there, and
 * after a client navigation from its file. So it is shipped once, and a failed hydration finds it again.
 */
export function useFragment(src: string): string {
  const [adopted] = useState(() => (typeof window === 'undefined' ? takeFragment(src) : inDocument(src)))
  return adopted ?? use(preloadFragment(src))
}
