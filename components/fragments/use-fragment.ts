import { use, useState } from 'react'
import { fragmentError } from '../failures/load-error.ts'
import { takeFragment } from './fragment-store.ts'

interface Load {
  html: Promise<string>
  failed: boolean
}

const loads = new Map<string, Load>()

async function fetchFragment(src: string): Promise<string> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
  return response.text()
}

function startLoad(src: string): Load {
  const load: Load = {
    failed: false,
    html: fetchFragment(src).catch((cause: unknown) => {
      load.failed = true
      throw fragmentError(src, cause)
    }),
  }
  loads.set(src, load)
  return load
}

/** Starts loading a fragment, joins a load in progress, or retries a failed one. */
export function preloadFragment(src: string): Promise<string> {
  const load = loads.get(src)
  return (load === undefined || load.failed ? startLoad(src) : load).html
}

/** Clears failed loads, so their fragments load again on the next render. */
export function forgetFailedFragments(): void {
  for (const [src, { failed }] of loads) if (failed) loads.delete(src)
}

function inDocument(src: string): string | undefined {
  return document.querySelector(`[data-fragment="${CSS.escape(src)}"]`)?.innerHTML
}

/**
 * The HTML of a fragment: on the server from the store, at hydration from the document, and after a client navigation
 * from its file. So it is shipped only once, and is still available after a failed hydration.
 * @throws the error of a failed load. It isn't retried here, because React would re-render and reload it endlessly.
 */
export function useFragment(src: string): string {
  const [adopted] = useState(() => (typeof window === 'undefined' ? takeFragment(src) : inDocument(src)))
  return adopted ?? use((loads.get(src) ?? startLoad(src)).html)
}
