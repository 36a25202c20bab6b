import { isActive, readRule } from '#lib/navigation/active-item.ts'

/** Marks the current sections in the header's finished HTML, for the first paint and for readers without JavaScript. */
export function withCurrentSection(html: string, pathname: string): string {
  return html.replace(/data-active="([^"]*)"/g, (attribute, value: string) => {
    return isActive(readRule(value), pathname) ? `${attribute} aria-current="true"` : attribute
  })
}

/** Marks the current sections in the document after a navigation. */
export function markSections(root: ParentNode, pathname: string): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-active]')) {
    if (isActive(readRule(link.dataset.active ?? ''), pathname)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
