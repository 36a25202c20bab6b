/** How far below the place to which a link scrolls it a heading still counts as reached (px). */
const slackPx = 40
/** Scrolling that says in which direction readers go (px). */
const leastScrollPx = 8
/** How far down the window readers read, as a share of its height: a heading above it begins what they see. */
const readingShare = 0.3

/**
 * The link to the heading that readers came for or, without one at the top of the window, to the one that they read;
 * undefined as long as they read what is before all headings.
 */
function currentLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollTop, scrollHeight } = document.documentElement
  if (scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 4) return links.at(-1)
  const topPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + slackPx
  let current: HTMLAnchorElement | undefined
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

/** Opens and closes the list, which is below its bar on small screens. */
function enhanceToggle(toc: HTMLElement, toggle: HTMLElement, signal: AbortSignal): void {
  const setOpen = (open: boolean) => {
    toc.toggleAttribute('data-open', open)
    toggle.setAttribute('aria-expanded', String(open))
  }
  const list = toc.querySelector('ul')
  toggle.addEventListener(
    'click',
    () => {
      setOpen(!toc.hasAttribute('data-open'))
      const current = toc.querySelector<HTMLElement>('[aria-current]')
      if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2
    },
    { signal },
  )
  list?.addEventListener('click', ({ target }) => target !== list && setOpen(false), { signal })
  const closeOutside = (target: EventTarget | null) => target instanceof Node && !toc.contains(target) && setOpen(false)
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
  toc.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
  toc.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !toc.hasAttribute('data-open')) return
      event.preventDefault()
      setOpen(false)
      toggle.focus()
    },
    { signal },
  )
}

/** Takes the bar of small screens away while readers scroll down, and brings it back when they scroll up. */
function hideWhileReading(toc: HTMLElement, signal: AbortSignal): void {
  let last = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - last) < leastScrollPx) return
    // As long as what is before it can be seen, it is at its own place.
    const isInPlace = (toc.previousElementSibling?.getBoundingClientRect().bottom ?? 0) > 0
    toc.toggleAttribute('data-away', scrollY > last && !isInPlace)
    last = scrollY
  }
  addEventListener('scroll', onScroll, { signal, passive: true })
}

/** Marks the heading being read in the table of contents, and opens the table on small screens. */
export function enhanceContents(root: HTMLElement, signal: AbortSignal): void {
  const toc = root.querySelector<HTMLElement>('.toc')
  const toggle = toc?.querySelector<HTMLElement>('.toc-toggle')
  if (!toc || !toggle) return
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a')]
  const name = toggle.querySelector('span')
  enhanceToggle(toc, toggle, signal)
  hideWhileReading(toc, signal)
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const current = currentLink(links)
      if (current?.ariaCurrent === 'location') return
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
      if (name) name.textContent = current?.textContent ?? ''
    })
  }
  update()
  addEventListener('scroll', update, { signal, passive: true })
  addEventListener('resize', update, { signal, passive: true })
}
