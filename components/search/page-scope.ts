import { normalizeRoute } from '#lib/pages/route.ts'
import { contextOf, wholeSite } from '#lib/search/contexts.ts'
import { readSearchAddress, searchPath } from '#lib/search/search-address.ts'

/** Where in the docs the reader is. */
export interface PageScope {
  /** Id of the version; empty for the current one. */
  version: string
  /** The part of the site; empty for none. */
  context: string
}

/** The version and the part of the site that the shown page belongs to; on the results page, what they are of. */
export function pageScope(): PageScope {
  if (location.pathname === searchPath) {
    const { version, context } = readSearchAddress(new URLSearchParams(location.search))
    const choices = [...document.querySelectorAll<HTMLOptionElement>('.version-menu option')]
    const isKnown = choices.some(({ value }) => value === version)
    return { version: isKnown ? version : '', context: context === wholeSite ? '' : context }
  }
  const shown = document.querySelector<HTMLElement>('.version-root')?.dataset.version ?? 'current'
  const version = shown === 'current' ? '' : shown
  const path = version === '' ? location.pathname : location.pathname.slice(version.length + 1)
  return { version, context: contextOf(normalizeRoute(path)) }
}
