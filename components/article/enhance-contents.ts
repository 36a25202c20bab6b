/** Distance from the top of the window at which a heading counts as read (px): below the sticky navbar. */
const readingLinePx = 120

/** The link to the last heading above the reading line or, at the end of the page, to the last heading. */
function currentLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollTop, scrollHeight } = document.documentElement
  if (scrollTop + innerHeight >= scrollHeight - 4) return links.at(-1)
  let current = links[0]
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    // A heading in a closed tab has no box.
    if (heading === null || heading.getClientRects().length === 0) continue
    if (heading.getBoundingClientRect().top > readingLinePx) break
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
