import type { Zoom } from 'medium-zoom/dist/pure'

/** Room around an enlarged picture; a small window has none to give away. */
const marginPx = 24
const narrowPx = 996

/** What holds the button; medium-zoom puts a copy of it into the page while a picture is open. */
function dialogTemplate(name: string): HTMLTemplateElement {
  const template = document.createElement('template')
  const dialog = document.createElement('div')
  dialog.className = 'zoom-dialog'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', name)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'zoom-close'
  button.setAttribute('aria-label', 'Close the picture')
  dialog.append(button)
  template.content.append(dialog)
  return template
}

/** Attributes that make a picture a button. Copies of it shall be pictures, and only one of them shall be read out. */
const ownAttributes = ['role', 'tabindex', 'aria-label', 'alt']

/** Runs something while a picture looks to it like one for the eye alone. */
function asDecoration(image: HTMLImageElement, run: () => void): void {
  const kept = ownAttributes.map((name) => [name, image.getAttribute(name)] as const)
  for (const name of ownAttributes) image.removeAttribute(name)
  image.alt = ''
  run()
  for (const [name, value] of kept) if (value !== null) image.setAttribute(name, value)
}

/** The longest that opening or closing takes in the style sheet, with room to spare. */
const settleMs = 600

/**
 * medium-zoom waits for the end of a transition. There is none when a picture does not move: then this is the end.
 * @param end the event that tells that there was one
 */
function settle(image: HTMLImageElement, end: 'opened' | 'closed'): void {
  const timer = setTimeout(() => {
    document.querySelector('body > .medium-zoom-image--opened')?.dispatchEvent(new Event('transitionend'))
  }, settleMs)
  image.addEventListener(`medium-zoom:${end}`, () => clearTimeout(timer), { once: true })
}

/**
 * medium-zoom hears nothing while a picture is opening. What would close an open one is remembered here.
 * @returns what tells at the end whether the reader has asked for it; it stops watching
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
 * Opens a picture over the page. All else is out of reach while it is open, and the focus is on the button that closes
 * it; afterwards it is back on the picture.
 * @param signal aborted when the picture's page goes: then it closes
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
