import { loadText } from '../failures/load-text.ts'
import { whenIdle } from '../when-idle.ts'
import { markCurrent } from './sidebar-state.ts'

const trees = new Map<string, Promise<string>>()

/** The list of pages, which may be in an open drawer. */
function sidebarList(): HTMLElement | null {
  return document.querySelector('.drawer-sidebar > ul, [data-sidebar-tree] > ul')
}

/** A selector of an element of the list that stays the same when the list is replaced. */
function selectorOf(element: Element | null): string | undefined {
  const key = element?.getAttribute('data-key')
  if (key != null) return `[data-key="${CSS.escape(key)}"]`
  const href = element?.getAttribute('href')
  return href == null ? undefined : `a[href="${CSS.escape(href)}"]`
}

async function complete(sidebar: HTMLElement, path: string): Promise<void> {
  let tree = trees.get(path)
  if (tree === undefined) {
    tree = loadText(path)
    trees.set(path, tree)
    tree.catch(() => trees.delete(path))
  }
  const html = await tree
  const list = sidebarList()
  if (list === null || sidebar.dataset.tree !== path || !sidebar.isConnected) return
  delete sidebar.dataset.tree
  const focused = list.contains(document.activeElement) ? selectorOf(document.activeElement) : undefined
  const holder = document.createElement('template')
  holder.innerHTML = html
  list.replaceChildren(...(holder.content.firstElementChild?.childNodes ?? []))
  markCurrent(list, location.pathname)
  if (focused !== undefined) list.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}

/**
 * Completes the sidebar of a document that contains only a part of it, or the list in the drawer, which is empty. Its
 * tree is loaded once, and stays in later pages.
 * @throws if the tree can't be loaded; the part still leads to all pages
 */
export async function completeSidebar(): Promise<void> {
  const sidebar = document.querySelector<HTMLElement>(':is(.sidebar, .drawer-sidebar)[data-tree]')
  const path = sidebar?.dataset.tree
  if (sidebar && path !== undefined) await complete(sidebar, path)
}

/** Completes the sidebar when the browser is idle, if the reader sees it. */
export function completeSidebarWhenIdle(): void {
  const sidebar = document.querySelector<HTMLElement>('.sidebar[data-tree]')
  if (sidebar === null || sidebar.getClientRects().length === 0) return
  whenIdle(() => void completeSidebar().catch((error: unknown) => console.warn('The sidebar is incomplete.', error)))
}
