import { publicHref } from '#lib/pages/public-href.ts'

/**
 * Marks the current page in a sidebar's finished HTML, for the first paint and for readers without JavaScript. It is
 * done where the page is rendered: the finished HTML itself is shared by pages that are rendered at the same time.
 */
export function withCurrentPage(html: string, pathname: string): string {
  const link = `<a href="${publicHref(pathname)}">`
  const at = html.lastIndexOf(link)
  if (at === -1) return html
  return `${html.slice(0, at)}${link.replace('>', ' aria-current="page">')}${html.slice(at + link.length)}`
}
