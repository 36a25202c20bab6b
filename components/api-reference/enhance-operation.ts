import { copyText } from '../page-parts/enhance-code.ts'
import { siteBrand } from '../site-brand.ts'
import { enhanceTryIt } from './enhance-try-it.ts'

const storageKey = () => `${siteBrand()}.api-server`

function recall(): string | null {
  try {
    return localStorage.getItem(storageKey())
  } catch {
    return null
  }
}

function remember(address: string): void {
  try {
    localStorage.setItem(storageKey(), address)
  } catch {
    // Storage may be blocked; the choice then only applies to this page.
  }
}

/** Replaces the server's URL in the endpoint and in all samples. */
function replaceServer(root: HTMLElement, from: string, to: string): void {
  for (const code of root.querySelectorAll('.endpoint code, .samples code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      currentNode.nodeValue = currentNode.nodeValue?.replaceAll(from, to) ?? null
    }
  }
}

function enhanceServers(root: HTMLElement, signal: AbortSignal): void {
  const select = root.querySelector<HTMLSelectElement>('.endpoint > select')
  if (select === null) return
  // The URL shown, not the selected one: a reader, or a browser restoring the page, may have changed the selection.
  let current = root.querySelector('.endpoint > code > span')?.textContent ?? select.value
  const choose = (address: string) => {
    replaceServer(root, current, address)
    current = address
  }
  select.addEventListener(
    'change',
    () => {
      choose(select.value)
      remember(select.value)
    },
    { signal },
  )
  const remembered = recall()
  if ([...select.options].some(({ value }) => value === remembered)) select.value = remembered ?? ''
  choose(select.value)
}

function enhanceCopy(root: HTMLElement, signal: AbortSignal): void {
  const control = root.querySelector<HTMLElement>('.endpoint > button')
  if (control === null) return
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  status.className = 'visually-hidden'
  control.after(status)
  const text = () => root.querySelector('.endpoint > code')?.textContent ?? ''
  control.addEventListener('click', () => void copyText(control, text(), status), { signal })
  signal.addEventListener('abort', () => status.remove())
}

function enhanceChoices(root: HTMLElement, signal: AbortSignal): void {
  for (const choice of root.querySelectorAll('.choice')) {
    const select = choice.querySelector<HTMLSelectElement>(':scope > select')
    const panels = [...choice.querySelectorAll(':scope > .tab-panel')]
    const show = () => {
      panels.forEach((panel, index) => {
        panel.toggleAttribute('data-inactive', index !== select?.selectedIndex)
      })
    }
    select?.addEventListener('change', show, { signal })
    // A browser that returns to a page restores the selection.
    show()
  }
}

/** Opens all disclosures around the field in the URL's hash; not every browser does so itself. */
function revealTarget(root: HTMLElement): void {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A hash that can't be decoded is used as is.
  }
  const target = id === '' ? null : document.getElementById(id)
  if (target === null || !root.contains(target)) return
  let isMoved = false
  for (let around: Element | null = target; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement) || around.open) continue
    around.open = true
    isMoved = true
  }
  if (isMoved) target.scrollIntoView()
}

/** Behavior of an operation's page: choice of server and example, the console, and links to collapsed fields. */
export function enhanceOperation(root: HTMLElement, signal: AbortSignal): void {
  enhanceServers(root, signal)
  enhanceCopy(root, signal)
  enhanceChoices(root, signal)
  enhanceTryIt(root, signal)
  addEventListener('hashchange', () => revealTarget(root), { signal })
  revealTarget(root)
}
