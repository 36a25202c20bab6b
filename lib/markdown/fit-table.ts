import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { breakableName } from '../prose/breakable-name.ts'
import { visit } from './visit.ts'

/** Columns from which a table doesn't fit on a phone, where each row becomes a block with the names of its columns. */
const stackedColumns = 3
/** Characters in a cell from which its column needs room. */
const longText = 40

// Widths in rem, as app/styles/tables.css and the fonts have them.
const pageWidth = 36
const wideColumn = 11.25
const narrowColumn = 5
const gap = 1
const codePadding = 0.5
const codeCharacter = 0.5
const textCharacter = 0.47

/** Letters of a name from which it may break if columns don't fit. */
const shortestBreakable = 10
/** Letters of a name that doesn't fit next to another column on a phone. */
const longName = 20

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

const longestWord = (text: string) => Math.max(0, ...text.split(/\s+/).map((word) => word.length))

/** How narrow a cell can get before its content sticks out (rem). */
function narrowestWidth(cell: Element, isFirst: boolean): number {
  let width = longestWord(textOf(cell)) * textCharacter
  visit(cell, 'element', (node) => {
    if (node.tagName !== 'code') return
    const text = textOf(node)
    const isWhole = isFirst && cell.children.length === 1
    width = Math.max(width, (isWhole ? text.length : longestWord(text)) * codeCharacter + codePadding)
  })
  return width
}

/** Whether names have to break, because the columns don't fit next to each other. */
function isTight(rows: readonly Element[][], isWide: readonly boolean[]): boolean {
  const widths = isWide.map((wide, column) =>
    Math.max(
      wide ? wideColumn : narrowColumn,
      ...rows.flatMap((cells) => {
        const cell = cells[column]
        return cell === undefined ? [] : [narrowestWidth(cell, column === 0) + gap]
      }),
    ),
  )
  return widths.reduce((sum, width) => sum + width, 0) > pageWidth
}

/** @param fewest letters of a word from which it may break */
function breakNames(cell: Element, fewest: number): void {
  visit(cell, 'element', (node) => {
    if (node.tagName !== 'code' || longestWord(textOf(node)) < fewest) return
    const content = node.children.flatMap((child) => {
      if (child.type === 'text') return breakableName(child.value)
      return child.type === 'element' ? [child] : []
    })
    node.children = h('code', content).children
  })
}

/**
 * Prepares a table for narrow pages: names the columns in the cells of one that is stacked on phones, marks columns with
 * long text, and lets names break that don't fit.
 * @returns class names for the box around it
 */
export function fitTable(table: Element): string[] {
  const [head = [], ...rows] = rowsOf(table)
  const names = head.map(textOf)
  const stacks = names.length >= stackedColumns
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (stacks && column > 0) cell.properties.dataLabel = names[column]
    })
  }
  const isWide = names.map((_, column) =>
    rows.some((cells) => cells[column] !== undefined && textOf(cells[column]).length >= longText),
  )
  isWide.forEach((wide, column) => {
    if (wide && head[column] !== undefined) head[column].properties.className = ['wide']
  })
  const tight = isTight(rows, isWide)
  for (const cell of rows.flat()) breakNames(cell, tight ? shortestBreakable : longName)
  return [...(stacks ? ['stacks'] : []), ...(tight ? ['tight'] : [])]
}
