import { createElement } from '../create-element.ts'

let lent: { list: Element; home: HTMLElement } | undefined

function section(tag: 'nav' | 'div', className: string, label?: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  if (label !== undefined) element.setAttribute('aria-label', label)
  return element
}

/** A copy of a link in the page, without what says how it is related. */
function linkItem(link: HTMLAnchorElement): HTMLLIElement {
  const copy = createElement('a', { href: link.href }, link.lastChild?.textContent ?? '')
  return createElement('li', {}, copy)
}

/** Where a page without a sidebar is: the pages above it, and the list of its theme. */
function neighbors(): HTMLElement | undefined {
  const current = document.querySelector('.breadcrumbs [aria-current]')
  if (current === null) return undefined
  const itemsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`.article ${selector}`)].map(linkItem)
  const own = createElement('a', { href: location.pathname, 'aria-current': 'page' }, current.textContent ?? '')
  const level = createElement('ul', {}, createElement('li', {}, own), ...itemsOf('.related-guides > p > a'))
  const place = section('nav', 'drawer-place', 'This page')
  place.append(createElement('ul', { class: 'tree' }, ...itemsOf('.breadcrumbs a'), createElement('li', {}, level)))
  return place
}

/**
 * Fills the drawer with the sections, the page's sidebar, and the links of the navbar. The sidebar's nodes are moved,
 * not copied, so open categories stay open. On a page without a sidebar, its place comes first, and the list is empty until
 * its tree is loaded.
 * @param menu URL of that tree and its name
 */
export function fillDrawer(content: HTMLElement, menu: DOMStringMap): void {
  const sections = section('nav', 'drawer-sections', 'Sections')
  sections.append(...[...document.querySelectorAll('.navbar-sections > ul')].map((list) => list.cloneNode(true)))
  const parts = [sections]
  const sidebar = document.querySelector<HTMLElement>('.sidebar')
  const home = sidebar?.querySelector<HTMLElement>('[data-sidebar-tree]')
  const list = home?.firstElementChild
  if (sidebar && home && list) {
    const pages = section('nav', 'drawer-sidebar', sidebar.getAttribute('aria-label') ?? 'Pages')
    pages.append(list)
    lent = { list, home }
    parts.push(pages)
  } else if (menu.tree !== undefined) {
    const pages = section('nav', 'drawer-sidebar', menu.label)
    pages.dataset.tree = menu.tree
    pages.append(createElement('ul', { class: 'tree' }))
    const place = neighbors()
    parts.push(...(place === undefined ? [] : [place]), pages)
  }
  const links = section('div', 'drawer-links')
  links.append(...[...document.querySelectorAll('.navbar-icons > a')].map((link) => link.cloneNode(true)))
  content.replaceChildren(...parts, links)
  content.style.setProperty('--drawer-head', `${sections.offsetHeight}px`)
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

/** Moves the sidebar's nodes back to the page. */
export function takeSidebarBack(): void {
  if (lent?.home.isConnected === true) lent.home.append(lent.list)
  lent = undefined
}
