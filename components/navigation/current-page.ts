/** Marks the current page in a sidebar's finished HTML, for the first paint and for readers without JavaScript. */
export function withCurrentPage(html: string, pathname: string): string {
  const link = `<a href="${pathname}">`
  const at = html.lastIndexOf(link)
  if (at === -1) return html
  return `${html.slice(0, at)}${link.replace('>', ' aria-current="page">')}${html.slice(at + link.length)}`
}
