/**
 * The texts of links to a place of the site, each with the number of other pages that have such a link. Questions of
 * readers count like links with their words, each as one page.
 */
export type LinkTexts = ReadonlyMap<string, readonly (readonly [text: string, pages: number])[]>

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

/** What links from other pages say about a site. */
interface IncomingLinks {
  /** What pages call the places that they link to. */
  texts: LinkTexts
  /** How many pages link to each page, whatever part of it they link to; those without a link are left out. */
  counts: ReadonlyMap<string, number>
}

/**
 * Reads the links of all pages.
 * @param places addresses of all pages and their headings
 * @example incomingLinks([{ route: '/x', links: [{ href: '/a/#b', text: 'sign in' }] }], new Set(['/a', '/a#b'])) → { texts: Map { '/a#b' → [['sign in', 1]] }, counts: Map { '/a' → 1 } }
 */
export function incomingLinks(pages: readonly LinkingPage[], places: ReadonlySet<string>): IncomingLinks {
  const texts = new Map<string, Map<string, Set<string>>>()
  const linking = new Map<string, Set<string>>()
  for (const { route, links } of pages) {
    for (const { href, text } of links) {
      const place = placeOf(href, places)
      const [target = ''] = place?.split('#') ?? []
      if (place === undefined || target === route) continue
      const ofPlace = texts.get(place) ?? new Map<string, Set<string>>()
      texts.set(place, ofPlace.set(text, (ofPlace.get(text) ?? new Set()).add(route)))
      linking.set(target, (linking.get(target) ?? new Set()).add(route))
    }
  }
  const sizes = <T>(sets: Iterable<[T, ReadonlySet<string>]>) => [...sets].map(([key, set]) => [key, set.size] as const)
  return {
    texts: new Map([...texts].map(([place, ofPlace]) => [place, sizes(ofPlace)])),
    counts: new Map(sizes(linking)),
  }
}
