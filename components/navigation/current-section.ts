import { isActive, readRule } from '#lib/navigation/active-item.ts'

/**
 * Marks the current sections in the header's finished HTML. @param pathname undefined for the page for unknown URLs, which
 * belongs to no section
 */
export function withCurrentSection(html: string, pathname: string | undefined): string {
  return html.replace(/ data-active="([^"]*)"/g, (_, rule: string) => {
    return pathname !== undefined && isActive(readRule(rule), pathname) ? ' aria-current="true"' : ''
  })
}

/** Marks the sections in the header that are current in another document. */
export function markSections(next: Document): void {
  const linksOf = (root: Document) => root.querySelectorAll('.navbar-sections a')
  const nextLinks = linksOf(next)
  linksOf(document).forEach((link, index) => {
    link.ariaCurrent = nextLinks[index]?.ariaCurrent ?? null
  })
}
