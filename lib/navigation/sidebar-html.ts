import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
import { shortMethods } from './short-methods.ts'
import type { SidebarItem } from './sidebar-file.ts'

/** What readers see for sidebars, by their IDs. */
type SidebarNames = Readonly<Record<string, string>>

function methodBadge(method: string): Element {
  const word = method.toUpperCase()
  const short = shortMethods[method]
  const text =
    short === undefined
      ? [word]
      : [h('span', { ariaHidden: 'true' }, short), h('span', { className: ['sr-only'] }, word)]
  return h('span', { className: ['method'], dataMethod: method }, text)
}

function itemElement(item: SidebarItem, parentKey: string, names: SidebarNames): Element {
  if (item.kind === 'page') {
    const { method, label, otherSidebar = '' } = item
    const badge = method === undefined ? [] : [methodBadge(method), ' ']
    // Styles show it. It isn't part of the link's text.
    const dataOther = names[otherSidebar]
    return h('li', [h('a', { href: publicHref(item.route), dataOther }, [...badge, label])])
  }
  const key = `${parentKey}/${item.label}`
  const items = item.items.map((child) => itemElement(child, key, names))
  const label =
    item.link === undefined ? h('span', item.label) : h('a', { href: publicHref(item.link.route) }, item.label)
  // The link is next to the control, not inside it: interactive elements must not be nested.
  return h('li', { className: ['category'] }, [
    h('div', [
      label,
      h('button', { type: 'button', ariaExpanded: 'false', ariaLabel: `Pages under ${item.label}`, dataKey: key }),
    ]),
    // Categories of which the document contains no pages.
    ...(items.length === 0 ? [] : [h('ul', items)]),
  ])
}

/**
 * A sidebar, or a part of it, as HTML that is the same on all its pages. The current entry and the open categories are
 * set when it is shown. An entry that leads to another sidebar is followed by its name.
 */
export function sidebarHtml(items: readonly SidebarItem[], names: SidebarNames = {}): string {
  return toHtml(
    h(
      'ul',
      { className: ['tree'] },
      items.map((item) => itemElement(item, '', names)),
    ),
    { omitOptionalTags: false },
  )
}
