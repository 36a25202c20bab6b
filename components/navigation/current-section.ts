import { isActive, readRule } from '#lib/navigation/active-item.ts'

/** Marks the current sections in the header's finished HTML, for the first paint and for readers without JavaScript. */
export function withCurrentSection(html: string, pathname: string): string {
  return html.replace(/data-active="([^"]*)"/g, (attribute, value: string) => {
    return isActive(readRule(value), pathname) ? `${attribute} aria-current="true"` : attribute
  })
}

/**
 * Marks the current sections in the document after a navigation. None is current on pages that belong to no section,
 * such as search: they say so with `data-sectionless`.
 */
export function markSections(root: ParentNode, pathname: string): void {
  const isSectionless = document.querySelector('[data-sectionless]') !== null
  for (const link of root.querySelectorAll<HTMLElement>('[data-active]')) {
    const isCurrent = !isSectionless && isActive(readRule(link.dataset.active ?? ''), pathname)
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
