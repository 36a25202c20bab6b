import { publicHref } from '#lib/pages/public-href.ts'

/**
 * The hash of a link to a heading of the current page; undefined for other links. Ignores the query, which only
 * configures the frame.
 * @example stayingHash('https://d.example/a/#b', 'https://d.example/a/?x=1') → '#b'
 */
export function stayingHash(href: string, current: string): string | undefined {
  const [target, page] = [new URL(href), new URL(current)]
  const isSame = target.origin === page.origin && publicHref(target.pathname) === publicHref(page.pathname)
  return isSame && target.hash !== '' ? target.hash : undefined
}

/** Whether a link leads to another page, as opposed to a download, an email address, or a phone number. */
export function leavesPage(link: Pick<HTMLAnchorElement, 'protocol' | 'hasAttribute'>): boolean {
  return /^https?:$/.test(link.protocol) && !link.hasAttribute('download')
}
