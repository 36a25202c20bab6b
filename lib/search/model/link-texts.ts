/** The texts of links to a place of the site, each with the number of other pages that have such a link. */
export type LinkTexts = ReadonlyMap<string, readonly (readonly [text: string, pages: number])[]>

/** A page with its links to pages of the site. */
export interface LinkingPage {
  route: string
  links: readonly { href: string; text: string }[]
}

/** The place that a link leads to, such as `/a` or `/a#b`; a heading that search doesn't know counts as its page. */
function placeOf(href: string, places: ReadonlySet<string>): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  const route = path === '/' ? path : path.replace(/\/$/, '')
  return [`${route}#${hash}`, route].find((place) => places.has(place))
}

/** Pages that link to a place, by the text of their links. */
function linkingPages(
  pages: readonly LinkingPage[],
  places: ReadonlySet<string>,
): Map<string, Map<string, Set<string>>> {
  const texts = new Map<string, Map<string, Set<string>>>()
  for (const { route, links } of pages) {
    for (const { href, text } of links) {
      const place = placeOf(href, places)
      if (place === undefined || place.split('#')[0] === route) continue
      const ofPlace = texts.get(place) ?? new Map<string, Set<string>>()
      texts.set(place, ofPlace.set(text, (ofPlace.get(text) ?? new Set()).add(route)))
    }
  }
  return texts
}

/**
 * What pages call the places that they link to.
 * @param places addresses of all pages and their headings
 * @example linkTexts([{ route: '/x', links: [{ href: '/a/#b', text: 'sign in' }] }], new Set(['/a', '/a#b'])) → Map { '/a#b' → [['sign in', 1]] }
 */
export function linkTexts(pages: readonly LinkingPage[], places: ReadonlySet<string>): LinkTexts {
  return new Map(
    [...linkingPages(pages, places)].map(([place, texts]) => [
      place,
      [...texts].map(([text, linking]) => [text, linking.size] as const),
    ]),
  )
}

/** How many other pages link to each of these pages; those without a link are left out. */
export function linkCounts(pages: readonly LinkingPage[], routes: ReadonlySet<string>): Map<string, number> {
  return new Map(
    [...linkingPages(pages, routes)].map(([route, texts]) => [
      route,
      new Set([...texts.values()].flatMap((linking) => [...linking])).size,
    ]),
  )
}
