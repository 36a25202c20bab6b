import './page-menu.css'
import { assistantHref } from '#lib/agents/assistants.ts'
import { pageMenuPath } from '#lib/site/manifest.ts'
import { createElement } from '../create-element.ts'
import { loadText } from '../failures/load-text.ts'

const statusMs = 4000
const gapPx = 6
const edgePx = 12

/** Copies through a selection, for pages without access to the clipboard, as on HTTP. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  const before = document.activeElement
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!isCopied) throw new Error('The browser did not copy anything.')
}

/** Passes the promise to the browser, because its permission to copy may expire while the text loads. */
async function copy(text: Promise<string>): Promise<void> {
  try {
    const item = new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })
    await navigator.clipboard.write([item])
  } catch {
    copyBySelection(await text)
  }
}

function place(menu: HTMLElement, control: HTMLElement): void {
  const anchor = control.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isBelow = anchor.bottom + gapPx + height < innerHeight || anchor.top < height
  menu.style.left = `${Math.max(edgePx, Math.min(anchor.right - width, innerWidth - width - edgePx))}px`
  menu.style.top = `${isBelow ? anchor.bottom + gapPx : anchor.top - gapPx - height}px`
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Loads the menu. Returns it, and a function that fills in the URLs of a page. */
async function loadMenu() {
  const holder = document.createElement('div')
  holder.innerHTML = await loadText(pageMenuPath)
  const menu = holder.firstElementChild as HTMLElement
  const links = [...menu.querySelectorAll('a')].map((link) => ({ link, template: link.getAttribute('href') ?? '' }))
  const fill = (path: string) => {
    const url = new URL(path, menu.dataset.origin).href
    for (const { link, template } of links) link.href = 'page' in link.dataset ? path : assistantHref(template, url)
  }
  return { menu, fill }
}

/** Says for a few seconds what an action did. The button can say something else in the meantime. */
function createNotice(root: HTMLElement, control: HTMLElement, signal: AbortSignal) {
  const label = control.textContent
  const status = createElement('span', { role: 'status' })
  root.append(status)
  let timer: number | undefined
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    status.remove()
    control.textContent = label
  })
  return (words: string, state: 'done' | 'failed', shownLabel = label) => {
    clearTimeout(timer)
    // A shorter label moves nothing.
    control.style.minWidth = `${control.getBoundingClientRect().width}px`
    status.textContent = words
    control.textContent = shownLabel
    root.dataset.state = state
    timer = window.setTimeout(() => {
      status.textContent = ''
      control.textContent = label
      delete root.dataset.state
    }, statusMs)
  }
}

/** Makes a menu of a loaded list: arrow keys move in it, and it closes when the page scrolls or an entry is chosen. */
function enhanceMenu(
  menu: HTMLElement,
  control: HTMLElement,
  onButton: (button: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('a, button')]
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open'
    control.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return
    place(menu, control)
    entries[0]?.focus()
  })
  menu.addEventListener('keydown', (event) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    entries[move(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus()
  })
  menu.addEventListener('click', (event) => {
    const entry = (event.target as Element).closest<HTMLElement>('a, button')
    if (entry === null) return
    menu.hidePopover()
    if (entry.tagName === 'BUTTON') onButton(entry)
  })
  addEventListener('scroll', () => menu.matches(':popover-open') && menu.hidePopover(), { signal, passive: true })
}

/** The actions of a page's two controls: copy the page, and open the menu. */
export interface PageActions {
  copyPage: () => Promise<void>
  toggleMenu: () => Promise<void>
}

/** Makes the controls of a page work; their data is fetched on first use. */
export function enhancePageActions(root: HTMLElement, signal: AbortSignal): PageActions {
  const [copyControl, menuControl] = root.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  // In the API explorer, it is that of the operation which is shown.
  const path = () => root.querySelector(':scope > a')?.getAttribute('href') ?? ''
  const say = createNotice(root, copyControl, signal)
  const copyPage = async () => {
    try {
      await copy(loadText(path()))
      say('Page copied as Markdown.', 'done', 'Copied')
    } catch {
      say('Copying failed. Open “View as Markdown” and copy it there.', 'failed')
    }
  }
  const copyWords = async (words: string) => {
    try {
      await copy(Promise.resolve(words))
      say('Copied.', 'done')
    } catch {
      say(`Copying failed. Copy it here: ${words}`, 'failed')
    }
  }
  const onButton = ({ dataset }: HTMLElement) =>
    void (dataset.copy === undefined ? copyPage() : copyWords(dataset.copy))

  let loaded: Awaited<ReturnType<typeof loadMenu>> | undefined
  const toggleMenu = async () => {
    if (loaded === undefined) {
      try {
        loaded = await loadMenu()
      } catch {
        return say('The menu could not be loaded. Check your connection.', 'failed')
      }
      root.append(loaded.menu)
      enhanceMenu(loaded.menu, menuControl, onButton, signal)
    }
    loaded.fill(path())
    if (!signal.aborted) loaded.menu.togglePopover()
  }
  signal.addEventListener('abort', () => loaded?.menu.remove())
  return { copyPage, toggleMenu }
}
