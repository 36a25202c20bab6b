const gapPx = 6
const edgePx = 12

/** Positions a definition below its term, or above if there is no room below. */
function place(term: HTMLElement, card: HTMLElement): void {
  const anchor = term.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const below = anchor.bottom + gapPx + height < innerHeight
  card.style.left = `${Math.max(edgePx, Math.min(anchor.left, innerWidth - width - edgePx))}px`
  card.style.top = `${below ? anchor.bottom + gapPx : Math.max(edgePx, anchor.top - gapPx - height)}px`
}

/** Positions the definitions of terms next to their terms. The popovers open without JavaScript. */
export function enhanceTerms(root: HTMLElement, signal: AbortSignal): void {
  for (const term of root.querySelectorAll<HTMLElement>('button.term')) {
    const card = document.getElementById(term.getAttribute('popovertarget') ?? '')
    if (card === null) continue
    let openedAt = 0
    const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'
    // Close only if the term moves: a scroll that led to the term may still be ending.
    const follow = () => {
      if (!card.matches(':popover-open')) return
      if (Math.abs(term.getBoundingClientRect().top - openedAt) > edgePx) card.hidePopover()
    }
    // The toggle event comes after the card has been shown in the browser's own place.
    const open = (event: Event) => {
      if (!isOpening(event)) return
      openedAt = term.getBoundingClientRect().top
      requestAnimationFrame(() => place(term, card))
    }
    card.addEventListener('beforetoggle', open, { signal })
    addEventListener('scroll', follow, { signal, passive: true })
  }
}
