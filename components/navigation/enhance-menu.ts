import { createElement } from '../create-element.ts'
import { fillDrawer, takeSidebarBack } from './sidebar-drawer.ts'
import { completeSidebar } from './sidebar-tree.ts'

/** As in the styles: more than 996 px. */
const desktopQuery = '(width > 62.25em)'

function closeButton(): HTMLButtonElement {
  const icon = createElement('span', { class: 'mask-icon icon-close', 'aria-hidden': 'true' })
  return createElement(
    'button',
    { type: 'button', class: 'icon-button drawer-close', 'aria-label': 'Close menu' },
    icon,
  )
}

/**
 * The menu drawer on small screens: sections, the page's sidebar, and links. It is a native modal dialog, created on
 * first use and filled with content that the page already has.
 */
export function enhanceMenu(root: HTMLElement, signal: AbortSignal): void {
  const content = createElement('div')
  const close = closeButton()
  const panel = createElement('div', { class: 'drawer-panel' }, close, content)
  const dialog = createElement('dialog', { class: 'drawer', 'aria-label': 'Menu' }, panel)
  const button = root.querySelector<HTMLElement>('.menu-button')
  const open = () => {
    if (!dialog.isConnected) document.body.append(dialog)
    dialog.showModal()
    fillDrawer(content, button?.dataset ?? {})
    completeSidebar().catch((error: unknown) => console.warn('The sidebar is incomplete.', error))
  }
  button?.addEventListener('click', open, { signal })
  close.addEventListener('click', () => dialog.close(), { signal })
  dialog.addEventListener('close', takeSidebarBack, { signal })
  // A click on the backdrop targets the dialog itself. A link closes it here because it may lead to the current page.
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest('a') !== null)) dialog.close()
    },
    { signal },
  )
  matchMedia(desktopQuery).addEventListener('change', (event) => event.matches && dialog.close(), { signal })
  signal.addEventListener('abort', () => dialog.remove())
}
