import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
import type { SidebarItem } from './sidebar-file.ts'

/** Methods with a short form, which screen readers would spell. */
const shortMethods: Readonly<Record<string, string>> = { delete: 'DEL', options: 'OPT' }

function methodBadge(method: string): Element {
  const word = method.toUpperCase()
  const short = shortMethods[method]
  const text =
    short === undefined
      ? [word]
      : [h('span', { ariaHidden: 'true' }, short), h('span', { className: ['sr-only'] }, word)]
  return h('span', { className: ['method'], dataMethod: method }, text)
}

function itemElement(item: SidebarItem, parentKey: string): Element {
  if (item.kind === 'page') {
    const { method, label } = item
    const badge = method === undefined ? [] : [methodBadge(method), ' ']
    return h('li', [h('a', { href: publicHref(item.route) }, [...badge, label])])
  }
  const key = `${parentKey}/${item.label}`
  const items = h(
    'ul',
    item.items.map((child) => itemElement(child, key)),
  )
  const label =
    item.link === undefined ? h('span', item.label) : h('a', { href: publicHref(item.link.route) }, item.label)
  // The link lies beside the control, not inside it: a control must not hold another one.
  return h('li', { className: ['category'] }, [
    h('div', [
      label,
      h('button', { type: 'button', ariaExpanded: 'false', ariaLabel: `Pages under ${item.label}`, dataKey: key }),
    ]),
    items,
  ])
}

/**
 * A whole sidebar as HTML, the same for each of its pages: a browser loads it once and keeps it. Which entry is
 * current and which categories are open is set where it is shown.
 */
export function sidebarHtml(items: readonly SidebarItem[]): string {
  return toHtml(
    h(
      'ul',
      items.map((item) => itemElement(item, '')),
    ),
    { omitOptionalTags: false },
  )
}
