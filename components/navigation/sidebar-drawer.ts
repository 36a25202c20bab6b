/** The list of the page's sidebar, wherever it is shown now. */
function sidebarHome(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.sidebar [data-sidebar]')
}

let lent: { list: Element; home: HTMLElement } | undefined

/** Shows the page's sidebar inside the drawer: the same nodes, so that open categories stay open. */
export function giveSidebarTo(slot: HTMLElement): void {
  const home = sidebarHome()
  const list = home?.firstElementChild
  if (!home || !list) return
  lent = { list, home }
  slot.append(list)
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
}

/** Puts the sidebar back where it belongs. */
export function takeSidebarBack(): void {
  if (lent?.home.isConnected === true) lent.home.append(lent.list)
  lent = undefined
}
