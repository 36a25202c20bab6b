import { generatedRoutes, manifest, readExported, site } from '../export/site.ts'

/** Paths of all pages in the sitemap, as the server answers them. */
export const sitemapPaths: string[] = [...readExported('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** A page of the site that is not the home page, if there is one. */
export const somePage =
  manifest.pages.find(({ route, type, version }) => route !== '/' && version === undefined && type !== 'Operation') ??
  manifest.pages[0]

/** A query that finds it. */
export const someTitle = somePage?.title ?? ''

/** Paths of the pages that are in no sitemap but are part of the site. */
export const otherPaths: string[] = [
  ...generatedRoutes()
    .filter((route) => route.startsWith('/tags'))
    .map((route) => `${route}/`),
  `/search/?q=${encodeURIComponent(someTitle)}`,
  '/404.html',
]

/** Splits items, in their order, into as many parts of the same size as there are tests that run in parallel. */
export function split<T>(items: readonly T[], parts: number): T[][] {
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** The path of the API introduction, which carries the brand. */
export const apiIntroduction = `/api-reference/${site.brand}-api/`
