import { createElement } from '../create-element.ts'

/** Of the button (px). */
const leastHeight = 28

/**
 * Adds a button to a sample while its box cuts it off, which shows all of it.
 * @param linesOf how many lines it has
 */
export function enhanceLongSample(box: HTMLElement, linesOf: () => number, signal: AbortSignal): void {
  const button = createElement('button', { type: 'button', class: 'unfold', 'aria-expanded': 'false' })
  const show = () => {
    const isOpen = button.ariaExpanded === 'true'
    button.textContent = isOpen ? 'Show less' : `Show all ${linesOf()} lines`
    // Heights are whole pixels.
    if (!isOpen && box.scrollHeight <= box.clientHeight + 1) button.remove()
    else if (!button.isConnected) box.after(button)
    // It begins where a line ends, so none is cut in half.
    const { lineHeight, paddingTop } = getComputedStyle(box)
    const line = Number.parseFloat(lineHeight)
    const cut = (box.clientHeight - Number.parseFloat(paddingTop)) % line
    button.style.height = isOpen ? '' : `${line + cut + (line + cut < leastHeight ? line : 0)}px`
  }
  button.addEventListener(
    'click',
    () => {
      button.ariaExpanded = String(button.ariaExpanded === 'false')
      show()
    },
    { signal },
  )
  // The samples of a request follow the console, and most are hidden at first. Long lines wrap, so a width counts, too.
  const changes = new MutationObserver(show)
  changes.observe(box, { subtree: true, childList: true, characterData: true })
  const sizes = new ResizeObserver(show)
  sizes.observe(box)
  signal.addEventListener('abort', () => {
    changes.disconnect()
    sizes.disconnect()
    button.remove()
  })
}
