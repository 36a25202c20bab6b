import { copyText } from '../article/enhance-code.ts'
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
    // Storage may be forbidden; the choice then holds for this page only.
  }
}

/** Puts the address of another server into the endpoint and into all samples. */
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
  // What is shown, and not what is selected: a reader, or a browser that restores a page, may have been faster.
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
  const known = recall()
  if ([...select.options].some(({ value }) => value === known)) select.value = known ?? ''
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
    // A browser that comes back to a page restores what was chosen.
    show()
  }
}

/** Opens everything around the field that the address names; not every browser does it by itself. */
function revealTarget(root: HTMLElement): void {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // An address that is no encoded text is taken as it is.
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

/** Behaviour of an operation’s page: choice of server and example, the console, and links to fields that are folded away. */
export function enhanceOperation(root: HTMLElement, signal: AbortSignal): void {
  enhanceServers(root, signal)
  enhanceCopy(root, signal)
  enhanceChoices(root, signal)
  enhanceTryIt(root, signal)
  addEventListener('hashchange', () => revealTarget(root), { signal })
  revealTarget(root)
}
