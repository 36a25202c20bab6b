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

/** Deals items out to a number of tests that run in parallel. */
export function deal<T>(items: readonly T[], hands: number): T[][] {
  return Array.from({ length: hands }, (_, hand) => items.filter((_item, index) => index % hands === hand))
}

/** The path of the API introduction, which carries the brand. */
export const apiIntroduction = `/api-reference/${site.brand}-api/`
