import type { Zoom } from 'medium-zoom/dist/pure'
import { createElement } from '../create-element.ts'

/** Margin around an enlarged image; small windows have none. */
const marginPx = 24
const narrowPx = 996

/** Template with the close button; medium-zoom adds a copy of it to the page while an image is open. */
function dialogTemplate(name: string): HTMLTemplateElement {
  const template = document.createElement('template')
  const close = createElement('button', { type: 'button', class: 'zoom-close', 'aria-label': 'Close the picture' })
  const attributes = { class: 'zoom-dialog', role: 'dialog', 'aria-modal': 'true', 'aria-label': name }
  template.content.append(createElement('div', attributes, close))
  return template
}

/** Attributes that make an image a button. Its copies must be plain images, only one of which is read out. */
const ownAttributes = ['role', 'tabindex', 'aria-label', 'alt']

/** Runs a function while the image is marked as decorative. */
function asDecoration(image: HTMLImageElement, run: () => void): void {
  const attributes = ownAttributes.map((name) => [name, image.getAttribute(name)] as const)
  for (const name of ownAttributes) image.removeAttribute(name)
  image.alt = ''
  run()
  for (const [name, value] of attributes) if (value !== null) image.setAttribute(name, value)
}

/** Upper bound for the opening and closing transitions in the style sheet. */
const settleMs = 600

/**
 * medium-zoom waits for the end of a transition. If the image doesn't move, there is none, so this simulates it.
 * @param end the event that medium-zoom dispatches after a transition
 */
function settle(image: HTMLImageElement, end: 'opened' | 'closed'): void {
  const timer = setTimeout(() => {
    document.querySelector('body > .medium-zoom-image--opened')?.dispatchEvent(new Event('transitionend'))
  }, settleMs)
  image.addEventListener(`medium-zoom:${end}`, () => clearTimeout(timer), { once: true })
}

/**
 * medium-zoom ignores all events while an image is opening. This records events that would close it.
 * @returns a function that stops recording and returns whether the reader wanted to close the image
 */
function watchOpening(zoom: Zoom): () => boolean {
  const { scrollOffset = 0 } = zoom.getOptions()
  const opening = new AbortController()
  const { signal } = opening
  const startedAt = scrollY
  let isAsked = false
  const ask = () => {
    isAsked = true
  }
  addEventListener('resize', ask, { signal })
  addEventListener('click', ask, { signal, capture: true })
  addEventListener('keyup', ({ key }) => key === 'Escape' && ask(), { signal })
  return () => {
    opening.abort()
    return isAsked || Math.abs(scrollY - startedAt) > scrollOffset
  }
}

/**
 * Opens an image over the page. While it is open, the rest of the page is inert and the focus is on the close button;
 * afterwards the focus returns to the image.
 * @param signal aborted when the reader leaves the page, which closes the image
 */
export function openDialog(zoom: Zoom, image: HTMLImageElement, signal: AbortSignal): void {
  const others = [...document.body.children].filter((element) => !element.hasAttribute('inert'))
  const once = (event: string, listener: () => void) =>
    image.addEventListener(`medium-zoom:${event}`, listener, { once: true })
  const isUnwanted = watchOpening(zoom)
  once('opened', () => {
    if (isUnwanted() || signal.aborted) void zoom.close()
  })
  once('close', () => settle(image, 'closed'))
  once('closed', () => {
    for (const element of others) element.removeAttribute('inert')
    if (image.isConnected) image.focus({ preventScroll: true })
  })
  zoom.update({ template: dialogTemplate(image.alt), margin: innerWidth <= narrowPx ? 0 : marginPx })
  asDecoration(image, () => void zoom.open({ target: image }))
  settle(image, 'opened')
  const button = document.querySelector<HTMLButtonElement>('.zoom-close')
  button?.addEventListener('click', () => void zoom.close())
  button?.focus({ preventScroll: true })
  for (const element of others) element.toggleAttribute('inert', true)
}
