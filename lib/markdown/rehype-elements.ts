import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { publicHref } from '../pages/public-href.ts'
import type { ImageInfo } from './page-context.ts'

function link(node: Element): void {
  const { href } = node.properties
  if (typeof href !== 'string') return
  if (/^https?:/.test(href)) {
    node.properties.target = '_blank'
    node.properties.rel = ['noopener']
  } else node.properties.href = publicHref(href)
}

function image(node: Element, images: ReadonlyMap<string, ImageInfo>): void {
  const info = typeof node.properties.src === 'string' ? images.get(node.properties.src) : undefined
  if (info !== undefined) {
    node.properties.width ??= info.width
    node.properties.height ??= info.height
  }
  node.properties.loading ??= 'lazy'
  node.properties.decoding = 'async'
}

/** Blanks between rows and cells show nothing; MDX leaves them out. */
function withoutBlanks(node: Element): void {
  node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
}

/** Published links, sized images and tables that scroll in their own box. */
export const rehypeElements = (images: ReadonlyMap<string, ImageInfo>) => (tree: Root) => {
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a') link(node)
    else if (node.tagName === 'img') image(node, images)
    else if (node.tagName === 'table' && parent && index !== undefined) {
      tables += 1
      parent.children[index] = h(
        'div',
        { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: `Table ${tables}` },
        node,
      )
      visit(node, 'element', (cell) => {
        if (/^(?:table|thead|tbody|tfoot|tr)$/.test(cell.tagName)) withoutBlanks(cell)
        // A header without text names nothing: the corner above a column of row names. @see WCAG technique H63
        else if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td'
        else if (cell.tagName === 'a') link(cell)
        else if (cell.tagName === 'img') image(cell, images)
      })
      return SKIP
    }
    return undefined
  })
}
