import { shownLevels } from '#lib/navigation/sidebar-parts.ts'

/** Where the tags of the category begin whose list contains the link, or undefined if that is the whole sidebar. */
function listAt(html: string, linkAt: number): number | undefined {
  const items: { at: number; isCategory: boolean }[] = []
  for (const { 0: tag, index } of html.slice(0, linkAt).matchAll(/<li(?: class="category")?>|<\/li>/g)) {
    if (tag === '</li>') items.pop()
    else items.push({ at: index, isCategory: tag !== '<li>' })
  }
  return items.findLast(({ isCategory }, index) => isCategory && (index + 1) % shownLevels === 0)?.at
}

/**
 * Marks the current page in a sidebar's finished HTML, and the category whose list is shown, for the first paint and
 * for readers without JavaScript.
 */
export function withCurrentPage(html: string, pathname: string): string {
  const link = `<a href="${pathname}">`
  const at = html.lastIndexOf(link)
  if (at === -1) return html
  const marked = `${html.slice(0, at)}${link.replace('>', ' aria-current="page">')}${html.slice(at + link.length)}`
  const list = listAt(html, at)
  return list === undefined ? marked : `${marked.slice(0, list)}<li data-list=""${marked.slice(list + '<li'.length)}`
}
