import { siteBrand } from '../site-brand.ts'

function stateKey(): string {
  return `${siteBrand()}.sidebar`
}

/** Stored data may be anything: `true` means open, everything else closed. */
type OpenState = Record<string, unknown>

function readState(): OpenState {
  try {
    return Object(JSON.parse(sessionStorage.getItem(stateKey()) ?? '{}')) as OpenState
  } catch {
    return {}
  }
}

function writeState(key: string, open: boolean): void {
  try {
    sessionStorage.setItem(stateKey(), JSON.stringify({ ...readState(), [key]: open }))
  } catch {
    // Storage may be blocked; the state then lasts until the next full load.
  }
}

function setOpen(button: HTMLElement, open: boolean): void {
  button.closest('li')?.setAttribute('data-open', String(open))
  button.setAttribute('aria-expanded', String(open))
}

/** Opens or closes a category and remembers it. */
export function toggleCategory(button: HTMLElement): void {
  const open = button.getAttribute('aria-expanded') !== 'true'
  setOpen(button, open)
  writeState(button.dataset.key ?? '', open)
}

/** Marks the current page, opens its categories, and restores those that the reader has opened or closed. */
export function markCurrent(root: HTMLElement, pathname: string): void {
  for (const link of root.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current')
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const current = [...root.querySelectorAll<HTMLAnchorElement>('a')]
    .filter((link) => link.getAttribute('href') === path)
    .at(-1)
  current?.setAttribute('aria-current', 'page')
  const state = readState()
  for (const button of root.querySelectorAll<HTMLElement>('button[data-key]')) {
    const category = button.closest('li')
    const holdsCurrent = current !== undefined && category?.contains(current) === true
    const isOpen = (state[button.dataset.key ?? ''] ?? category?.getAttribute('data-open') === 'true') === true
    setOpen(button, holdsCurrent || isOpen)
  }
}
