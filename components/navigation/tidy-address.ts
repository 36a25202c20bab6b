/**
 * A URL that ends in `.html`, or begins with two slashes, becomes the page's own. If there was no page at that URL, the
 * clean URL is loaded, because there may be one.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/+/, '/')
  if (path === pathname) return
  history.replaceState(null, '', (path.endsWith('/') ? path : `${path}/`) + search + hash)
  if (document.querySelector('.not-found') !== null) location.reload()
}
