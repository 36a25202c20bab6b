import { normalizeRoute } from '#lib/pages/route.ts'
import { contextOf, wholeSite } from '#lib/search/model/contexts.ts'
import { readSearchAddress, searchPath } from '#lib/search/search-address.ts'

/** The reader's location in the docs. */
export interface PageScope {
  /** ID of the version; empty for the current one. */
  version: string
  /** ID of the part of the site; empty for none. */
  context: string
}

/** The version and part of the site of the current page; on the results page, those of the search. */
export function pageScope(): PageScope {
  if (location.pathname === searchPath) {
    const { version, context } = readSearchAddress(new URLSearchParams(location.search))
    const choices = [...document.querySelectorAll<HTMLOptionElement>('.version-menu option')]
    const isKnown = choices.some(({ value }) => value === version)
    return { version: isKnown ? version : '', context: context === wholeSite ? '' : context }
  }
  const pageVersion = document.querySelector<HTMLElement>('.version-root')?.dataset.version ?? 'current'
  const version = pageVersion === 'current' ? '' : pageVersion
  const path = version === '' ? location.pathname : location.pathname.slice(version.length + 1)
  return { version, context: contextOf(normalizeRoute(path)) }
}
