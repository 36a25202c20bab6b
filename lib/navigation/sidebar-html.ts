import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
import { shortMethods } from './short-methods.ts'
import type { SidebarItem } from './sidebar-file.ts'

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
  const items = item.items.map((child) => itemElement(child, key))
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
 * set when it is shown.
 */
export function sidebarHtml(items: readonly SidebarItem[]): string {
  return toHtml(
    h(
      'ul',
      { className: ['tree'] },
      items.map((item) => itemElement(item, '')),
    ),
    { omitOptionalTags: false },
  )
}
