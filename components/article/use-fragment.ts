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

/** Starts loading a fragment, joins the load under way, or tries again after one that failed. */
export function preloadFragment(src: string): Promise<string> {
  const known = loads.get(src)
  return (known === undefined || known.failed ? startLoad(src) : known).html
}

/** Lets fragments that failed be loaded again when they are rendered next. */
export function forgetFailedFragments(): void {
  for (const [src, { failed }] of loads) if (failed) loads.delete(src)
}

function inDocument(src: string): string | undefined {
  return document.querySelector(`[data-fragment="${CSS.escape(src)}"]`)?.innerHTML
}

/**
 * The HTML of a fragment: on the server from the store, at hydration from the document that is already there, and
 * after a client navigation from its file. So it is shipped once, and a failed hydration finds it again.
 * @throws the error of a failed load: React renders again and again, so that a new load here would never end
 */
export function useFragment(src: string): string {
  const [adopted] = useState(() => (typeof window === 'undefined' ? takeFragment(src) : inDocument(src)))
  return adopted ?? use((loads.get(src) ?? startLoad(src)).html)
}
