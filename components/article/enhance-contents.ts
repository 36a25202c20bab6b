/** Below the sticky navbar (px), where a link to a heading scrolls it. */
const topPx = 120
/** How far down the window readers read, as a share of its height: a heading above it begins what they see. */
const readingShare = 0.3

/** The link to the heading that readers came for or, without one at the top of the window, to the one that they read. */
function currentLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollTop, scrollHeight } = document.documentElement
  if (scrollTop + innerHeight >= scrollHeight - 4) return links.at(-1)
  let current = links[0]
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    // A heading in a closed tab has no box.
    if (heading === null || heading.getClientRects().length === 0) continue
    const { top } = heading.getBoundingClientRect()
    if (link.hash === location.hash && top >= 0 && top <= topPx) return link
    if (top > Math.max(topPx, innerHeight * readingShare)) break
    current = link
  }
  return current
}

/** Marks the heading being read in the table of contents, and opens the table on small screens. */
export function enhanceContents(root: HTMLElement, signal: AbortSignal): void {
  const toc = root.querySelector<HTMLElement>('.toc')
  const toggle = toc?.querySelector<HTMLElement>('.toc-toggle')
  if (!toc || !toggle) return
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a')]
  const setOpen = (open: boolean) => {
    toc.toggleAttribute('data-open', open)
    toggle.setAttribute('aria-expanded', String(open))
  }
  toggle.addEventListener('click', () => setOpen(!toc.hasAttribute('data-open')), { signal })
  for (const link of links) link.addEventListener('click', () => setOpen(false), { signal })
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const current = currentLink(links)
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    })
  }
  update()
  addEventListener('scroll', update, { signal, passive: true })
  addEventListener('resize', update, { signal, passive: true })
}
