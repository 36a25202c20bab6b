import type { ActiveRule } from '#lib/config/site-config.ts'
import { isActive } from '#lib/navigation/active-item.ts'

/** Marks the current sections in the header's finished HTML, for the first paint and for readers without JavaScript. */
export function withCurrentSection(html: string, pathname: string): string {
  return html.replace(/data-active="([^"]*)"/g, (attribute, value: string) => {
    const rule = JSON.parse(value.replaceAll('&quot;', '"')) as ActiveRule
    return isActive(rule, pathname) ? `${attribute} aria-current="true"` : attribute
  })
}

/** Marks the current sections in the document after a navigation. */
export function markSections(root: ParentNode, pathname: string): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-active]')) {
    if (isActive(JSON.parse(link.dataset.active ?? '') as ActiveRule, pathname))
      link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
