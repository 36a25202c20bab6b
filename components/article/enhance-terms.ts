const gapPx = 6
const edgePx = 12
/** How long a pointer or the focus rests on a term before its definition opens, and is away before it closes (ms). */
const openMs = 300
const closeMs = 200

/** Positions a definition below its term, or above if there is no room below. */
function place(term: HTMLElement, card: HTMLElement): void {
  const anchor = term.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const below = anchor.bottom + gapPx + height < innerHeight
  card.style.left = `${Math.max(edgePx, Math.min(anchor.left, innerWidth - width - edgePx))}px`
  card.style.top = `${below ? anchor.bottom + gapPx : Math.max(edgePx, anchor.top - gapPx - height)}px`
}

const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'

/** Keeps a definition next to its term. */
function followTerm(term: HTMLElement, card: HTMLElement, signal: AbortSignal): void {
  let openedAt = 0
  // Close only if the term moves: a scroll that led to the term may still be ending.
  const follow = () => {
    if (!card.matches(':popover-open')) return
    if (Math.abs(term.getBoundingClientRect().top - openedAt) > edgePx) card.hidePopover()
  }
  // The toggle event comes after the card has been shown in the browser's own place.
  const hold = () => {
    openedAt = term.getBoundingClientRect().top
    requestAnimationFrame(() => place(term, card))
  }
  const open = (event: Event) => isOpening(event) && hold()
  card.addEventListener('beforetoggle', open, { signal })
  addEventListener('scroll', follow, { signal, passive: true })
  // The script may arrive after a reader has opened it.
  if (card.matches(':popover-open')) hold()
}

/**
 * Opens a definition while the pointer or the focus is on its term or in it. A click opens it until the next one.
 * Escape and a click elsewhere close it, because it is a popover.
 * @see WCAG 1.4.13, “Content on Hover or Focus”
 */
function openWhenPointedAt(term: HTMLElement, card: HTMLElement, signal: AbortSignal): void {
  const host = term.parentElement ?? term
  let timer: number | undefined
  let isClicked = false
  const isOpen = () => card.matches(':popover-open')
  const openSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => isOpen() || card.showPopover(), openMs)
  }
  const closeSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (isOpen() && !isClicked && !host.matches(':hover, :has(:focus-visible)')) card.hidePopover()
    }, closeMs)
  }
  const onPoint = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && openSoon()
  // Closing a definition can lead the focus back to its term.
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (term.matches(':focus-visible') && !(relatedTarget instanceof Node && host.contains(relatedTarget))) openSoon()
  }
  const onClick = (event: Event) => {
    clearTimeout(timer)
    // The browser would close what the pointer has opened.
    if (isOpen() && !isClicked) event.preventDefault()
    isClicked = true
  }
  const onToggle = (event: Event) => {
    if (!isOpening(event)) isClicked = false
  }
  host.addEventListener('pointerenter', onPoint, { signal })
  host.addEventListener('pointerleave', closeSoon, { signal })
  term.addEventListener('focus', onFocus, { signal })
  host.addEventListener('focusout', closeSoon, { signal })
  term.addEventListener('click', onClick, { signal })
  card.addEventListener('toggle', onToggle, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // The script may arrive after the pointer or the focus.
  if (term.matches(':hover, :focus-visible')) openSoon()
}

/** Opens the definitions of terms next to their terms. Without JavaScript, a click opens them. */
export function enhanceTerms(root: HTMLElement, signal: AbortSignal): void {
  for (const term of root.querySelectorAll<HTMLElement>('button.term')) {
    const card = document.getElementById(term.getAttribute('popovertarget') ?? '')
    if (card === null) continue
    followTerm(term, card, signal)
    openWhenPointedAt(term, card, signal)
  }
}
