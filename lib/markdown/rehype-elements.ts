import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { publicHref } from '../pages/public-href.ts'
import { SKIP, visit } from './visit.ts'

function link(node: Element): void {
  const { href } = node.properties
  if (typeof href !== 'string') return
  if (/^https?:/.test(href)) {
    node.properties.target = '_blank'
    node.properties.rel = ['noopener']
  } else node.properties.href = publicHref(href)
}

/** Removes whitespace between rows and cells, as MDX does. */
function withoutBlanks(node: Element): void {
  node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
}

/** Columns from which a table doesn't fit on a phone, where each row becomes a block with the names of its columns. */
const stackedColumns = 3
/** Characters in a cell from which its column needs room. */
const longText = 40

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(cellsOf(node))
  })
  return rows
}

/** Names the columns in the cells of a table that is stacked on phones, and marks columns with long text. */
function describeColumns(table: Element): boolean {
  const [head = [], ...rows] = rowsOf(table)
  const names = head.map(textOf)
  const stacks = names.length >= stackedColumns
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (stacks && column > 0) cell.properties.dataLabel = names[column]
      if (textOf(cell).length >= longText && head[column] !== undefined) head[column].properties.className = ['wide']
    })
  }
  return stacks
}

/** Rewrites links to published URLs, and wraps tables in a scrolling box. */
export const rehypeElements = () => (tree: Root) => {
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a') link(node)
    else if (node.tagName === 'table' && parent && index !== undefined) {
      tables += 1
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll', ...(describeColumns(node) ? ['stacks'] : [])],
          tabIndex: 0,
          role: 'group',
          ariaLabel: `Table ${tables}`,
        },
        node,
      )
      visit(node, 'element', (cell) => {
        if (/^(?:table|thead|tbody|tfoot|tr)$/.test(cell.tagName)) withoutBlanks(cell)
        // An empty corner cell is not a header. @see WCAG technique H63
        else if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td'
        else if (cell.tagName === 'a') link(cell)
      })
      return SKIP
    }
    return undefined
  })
}
