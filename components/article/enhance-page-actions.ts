import { assistantHref } from '#lib/agents/assistants.ts'
import { pageMenuPath } from '#lib/site/manifest.ts'
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

/** Loads the menu and fills in the page's URLs. */
async function loadMenu(path: string): Promise<HTMLElement> {
  const holder = document.createElement('div')
  holder.innerHTML = await loadText(pageMenuPath)
  const menu = holder.firstElementChild as HTMLElement
  const url = new URL(path, menu.dataset.origin).href
  for (const link of menu.querySelectorAll('a')) {
    link.href = 'page' in link.dataset ? path : assistantHref(link.getAttribute('href') ?? '', url)
  }
  return menu
}

/** The actions of a page's two controls: copy the page, and open the menu. */
export interface PageActions {
  copyPage: () => Promise<void>
  toggleMenu: () => Promise<void>
}

/** Makes the controls of a page work; their data is fetched on first use. */
export function enhancePageActions(root: HTMLElement, signal: AbortSignal): PageActions {
  const [copyControl, menuControl] = root.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  const path = root.querySelector('a')?.getAttribute('href') ?? ''
  const label = copyControl.textContent
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  root.append(status)
  let timer: number | undefined
  const say = (words: string, state: 'done' | 'failed') => {
    clearTimeout(timer)
    status.textContent = words
    root.dataset.state = state
    timer = window.setTimeout(() => {
      status.textContent = ''
      copyControl.textContent = label
      delete root.dataset.state
    }, statusMs)
  }
  const copyPage = async () => {
    try {
      await copy(loadText(path))
      say('Page copied as Markdown.', 'done')
      copyControl.textContent = 'Copied'
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

  let menu: HTMLElement | undefined
  const toggleMenu = async () => {
    try {
      menu ??= completeMenu(await loadMenu(path))
    } catch {
      return say('The menu could not be loaded. Check your connection.', 'failed')
    }
    if (signal.aborted) return
    menu.togglePopover()
  }
  const completeMenu = (loaded: HTMLElement): HTMLElement => {
    root.append(loaded)
    const entries = [...loaded.querySelectorAll<HTMLElement>('a, button')]
    loaded.addEventListener('toggle', (event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      menuControl.setAttribute('aria-expanded', String(isOpen))
      if (!isOpen) return
      place(loaded, menuControl)
      entries[0]?.focus()
    })
    loaded.addEventListener('keydown', (event) => {
      const move = moves[event.key]
      if (move === undefined) return
      event.preventDefault()
      entries[move(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus()
    })
    loaded.addEventListener('click', (event) => {
      const entry = (event.target as Element).closest('a, button')
      if (entry === null) return
      loaded.hidePopover()
      if (entry.tagName !== 'BUTTON') return
      const words = (entry as HTMLElement).dataset.copy
      void (words === undefined ? copyPage() : copyWords(words))
    })
    addEventListener('scroll', () => loaded.matches(':popover-open') && loaded.hidePopover(), { signal, passive: true })
    return loaded
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    status.remove()
    menu?.remove()
    copyControl.textContent = label
  })
  return { copyPage, toggleMenu }
}
