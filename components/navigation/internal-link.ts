import { publicHref } from '#lib/pages/public-href.ts'

/** The target of a click that the site handles itself: a plain click on a link to one of its pages. */
export function clickedPage(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return pageOfLink(event.target)
}

/** The page of this site to which the link around a node leads; anchors of the shown page are the browser's matter. */
export function pageOfLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || !/^https?:$/.test(url.protocol)) return undefined
  url.pathname = publicHref(url.pathname)
  if (!url.pathname.endsWith('/')) return undefined
  const samePage = url.pathname === location.pathname && url.search === location.search
  return samePage && url.hash !== '' ? undefined : url
}
