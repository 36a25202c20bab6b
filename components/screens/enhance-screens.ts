import { createElement } from '../create-element.ts'

/** Layout width of an enlarged screen: as on a desktop page, even on a phone. */
const layoutWidthPx = 782
/** Space for the button and the margins. */
const aroundPx = { x: 48, y: 110 }
const mostEnlarged = 1.75

/** The scale that fits a screen of this height into the window. */
function scaleFor(height: number): number {
  const across = (innerWidth - aroundPx.x) / layoutWidthPx
  const down = (innerHeight - aroundPx.y) / height
  // In a small window, the screen scrolls.
  return Math.max(1, Math.min(across, Math.max(down, 1.15), mostEnlarged))
}

function openDialog(screen: HTMLElement, signal: AbortSignal): void {
  const name = screen.getAttribute('aria-label') ?? ''
  const close = createElement('button', { type: 'button', class: 'screen-close', 'aria-label': 'Close the picture' })
  const copy = screen.cloneNode(true) as HTMLElement
  copy.style.width = `${layoutWidthPx}px`
  const dialog = createElement('dialog', { class: 'screen-dialog', 'aria-label': name }, close, copy)
  dialog.addEventListener('click', () => dialog.close())
  // The browser restores the focus.
  dialog.addEventListener('close', () => dialog.remove())
  signal.addEventListener('abort', () => dialog.remove(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
  copy.style.zoom = String(scaleFor(copy.offsetHeight))
}

/** Adds a button to each screen of a page that enlarges it. */
export function enhanceScreens(root: HTMLElement, signal: AbortSignal): void {
  for (const screen of root.querySelectorAll<HTMLElement>('[data-zoom] .screen')) {
    const figure = screen.parentElement
    if (figure === null || figure.querySelector('.screen-zoom') !== null) continue
    const label = `Enlarge: ${screen.getAttribute('aria-label')}`
    const button = createElement('button', { type: 'button', class: 'screen-zoom', 'aria-label': label })
    button.addEventListener('click', () => openDialog(screen, signal), { signal })
    const frame = createElement('div', { class: 'screen-frame' })
    screen.before(frame)
    frame.append(screen, button)
  }
}
