import { publicHref } from '#lib/pages/public-href.ts'

/**
 * The hash of a link to a heading of the shown page. The query is the frame's matter and does not count.
 * @example stayingHash('https://d.example/a/#b', 'https://d.example/a/?x=1') → '#b'
 */
export function stayingHash(href: string, shown: string): string | undefined {
  const [target, page] = [new URL(href), new URL(shown)]
  const isSame = target.origin === page.origin && publicHref(target.pathname) === publicHref(page.pathname)
  return isSame && target.hash !== '' ? target.hash : undefined
}

/** Whether a link shows another page, as opposed to a download, a mail or a call. */
export function leavesPage(link: Pick<HTMLAnchorElement, 'protocol' | 'hasAttribute'>): boolean {
  return /^https?:$/.test(link.protocol) && !link.hasAttribute('download')
}
