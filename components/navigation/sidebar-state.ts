import { shownLevels } from '#lib/navigation/sidebar-parts.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'

const stateKey = () => siteKey('sidebar')

/** Stored data may be anything: `true` means open, everything else closed. */
type OpenState = Record<string, unknown>

function readState(): OpenState {
  try {
    return Object(JSON.parse(recall(stateKey(), 'sessionStorage') ?? '{}')) as OpenState
  } catch {
    return {}
  }
}

function writeState(key: string, open: boolean): void {
  remember(stateKey(), JSON.stringify({ ...readState(), [key]: open }), 'sessionStorage')
}

function setOpen(button: HTMLElement, open: boolean): void {
  button.closest('li')?.setAttribute('data-open', String(open))
  button.setAttribute('aria-expanded', String(open))
}

/** Whether a category shows its pages as a list of its own. */
function hasOwnList(category: Element): boolean {
  let level = 0
  for (let item: Element | null = category; item !== null; item = item.parentElement?.closest('li') ?? null) level += 1
  return level % shownLevels === 0
}

/** The innermost list that shows an element: a category, or undefined for the whole sidebar. */
function listAround(element: Element | undefined | null): Element | undefined {
  let category = element?.closest('.category')
  while (category && !hasOwnList(category)) category = category.parentElement?.closest('.category')
  return category ?? undefined
}

/** Shows only the pages of a category, or the whole sidebar if there is none. */
function showList(root: HTMLElement, category: Element | undefined): void {
  root.querySelector('[data-list]')?.removeAttribute('data-list')
  category?.setAttribute('data-list', '')
  for (const button of root.querySelectorAll<HTMLElement>('button[data-key]')) {
    const item = button.closest('.category')
    if (item && hasOwnList(item)) setOpen(button, category !== undefined && item.contains(category))
  }
}

/**
 * Opens or closes a category and remembers it. Of one that has its own list, it opens the list; above an open list, the
 * control leads back.
 */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest<HTMLElement>('.category')
  const root = button.closest<HTMLElement>('nav')
  const inner = category?.querySelector('[data-list]')
  if (category && root && inner) {
    showList(root, listAround(category))
    inner.querySelector<HTMLElement>(':scope > div > button')?.focus()
    return
  }
  if (category && root && hasOwnList(category)) {
    showList(root, category)
    category.parentElement?.closest('.category')?.querySelector<HTMLElement>(':scope > div > button')?.focus()
    return
  }
  const open = button.getAttribute('aria-expanded') !== 'true'
  setOpen(button, open)
  writeState(button.dataset.key ?? '', open)
}

/**
 * Marks the current page, shows its list, opens its categories, and restores those that the reader has opened or
 * closed.
 */
export function markCurrent(root: HTMLElement, pathname: string): void {
  for (const link of root.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current')
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const current = [...root.querySelectorAll<HTMLAnchorElement>('a')]
    .filter((link) => link.getAttribute('href') === path)
    .at(-1)
  current?.setAttribute('aria-current', 'page')
  showList(root, listAround(current))
  const state = readState()
  for (const button of root.querySelectorAll<HTMLElement>('button[data-key]')) {
    const category = button.closest('li')
    if (category && hasOwnList(category)) continue
    const holdsCurrent = current !== undefined && category?.contains(current) === true
    const isOpen = (state[button.dataset.key ?? ''] ?? category?.getAttribute('data-open') === 'true') === true
    setOpen(button, holdsCurrent || isOpen)
  }
}
