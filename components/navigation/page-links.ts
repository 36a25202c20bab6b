import { publicHref } from '#lib/pages/public-href.ts'

/** The page of this site that an address leads to; undefined for files and other sites. */
export function pageAddress(href: string): URL | undefined {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin || !/^https?:$/.test(url.protocol)) return undefined
  url.pathname = publicHref(url.pathname.replace(/(?:\/index)?\.html$/, '/'))
  return url.pathname.endsWith('/') ? url : undefined
}

/** The page that the link around a node opens in this tab, if it is another page of this site. */
export function linkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = pageAddress(link.href)
  return url?.pathname === location.pathname ? undefined : url
}
