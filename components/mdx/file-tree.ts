import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { z } from 'zod'
import { flowOf } from '#lib/markdown/element-parts.ts'
import { tightLists } from '#lib/markdown/mdast-nodes.ts'
import { iconElement } from '../icons/icon-element.ts'
import { defineComponent } from './component.ts'

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

/** A list item is a folder if it ends in a slash or contains a list. */
function treeItem(item: Element): Element {
  const lists = item.children.filter((child) => isElement(child, 'ul'))
  const label = item.children.filter((child) => !isElement(child, 'ul'))
  const isFolder =
    lists.length > 0 ||
    textOf({ ...item, children: label })
      .trim()
      .endsWith('/')
  return h('li', [
    h('span', [iconElement(isFolder ? 'folder' : 'file'), ...label]),
    ...lists.map((list) => treeList(list as Element)),
  ])
}

function treeList(list: Element): Element {
  return h('ul', ...list.children.filter((child) => isElement(child, 'li')).map((child) => treeItem(child as Element)))
}

export const FileTree = defineComponent({
  description: 'Files and folders, from a nested Markdown list; a folder ends in a slash.',
  example: '<FileTree>\n\n- content/\n  - index.mdx\n\n</FileTree>',
  props: z.object({}),
  isLiteral: true,
  render: (_, children) =>
    h(
      'div',
      { className: ['file-tree'] },
      ...children.filter((child) => isElement(child, 'ul')).map((child) => treeList(child as Element)),
    ),
  toMarkdown: (_, element, state) => tightLists(flowOf(state, element)),
})
