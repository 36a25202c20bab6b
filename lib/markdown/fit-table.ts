import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { breakableName } from '../prose/breakable-name.ts'
import { nameParts } from '../prose/name-parts.ts'
import { visit } from './visit.ts'

/** What writers put into a cell that has nothing to say. */
const nothing = /^[-–—]?$/

/** Columns from which a table doesn't fit on a phone, where each row becomes a block with the names of its columns. */
const stackedColumns = 3
/** Letters for which a phone has room in three columns. */
const mostCompared = 34
/** Letters that the cells next to the first one have on average, and the longest of them, in a table of short cells. */
const shortCells = { average: 17, longest: 52 }
/** Columns of such a table, of which a phone shows three or four at a time. */
const mostShortColumns = 5
/** Width of such a table, of which a phone shows most (rem). */
const mostShortWidth = 30
/** Characters in a cell from which its column needs room. */
const longText = 40

// Widths in rem, as app/styles/tables.css and the fonts have them.
const pageWidth = 36
const wideColumn = 11.25
const narrowColumn = 5
const narrowColumnOnPhones = 4
const gap = 1
const codePadding = 0.5
const codeCharacter = 0.5
const textCharacter = 0.47

/** Letters of a name from which it may break if columns don't fit. */
const shortestBreakable = 10
/** Letters of a name that doesn't fit next to another column on a phone. */
const longName = 20
/** Letters of a name from which it may break on a phone, if its row isn't a block there. */
const shortestOnPhone = 12
/** Letters of a name that doesn't fit into a column with long text, which has room. */
const longNameInText = 24
/** Letters of a name that also stays on one line on a phone. */
const longestFitting = 22

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

/** Texts of the code in a cell. */
function codesIn(cell: Element): string[] {
  const codes: string[] = []
  visit(cell, 'element', (node) => {
    if (node.tagName === 'code') codes.push(textOf(node))
  })
  return codes
}

const longest = (words: readonly string[]) => Math.max(0, ...words.map((word) => word.length))
const longestWord = (text: string) => longest(text.split(/\s+/))

/** Whether code has the first cell of a row to itself, and stays on one line if there is room. */
const isRowName = (cell: Element, isFirst: boolean) => isFirst && cell.children.length === 1

/** Letters of the longest piece of code between places where a line may end. */
function longestPiece(code: string): number {
  return longest(code.split(/\s+/).flatMap((word) => (word.length < longName ? [word] : nameParts(word))))
}

/** How narrow a cell can get before its content sticks out (rem). */
function narrowestWidth(cell: Element, isFirst: boolean): number {
  let width = 0
  const needs = (letters: number, character: number, padding: number) => {
    width = Math.max(width, letters * character + padding)
  }
  const measure = (node: Nodes): void => {
    if (node.type === 'text') needs(longestWord(node.value), textCharacter, 0)
    if (node.type !== 'element') return
    if (node.tagName === 'code') {
      const code = textOf(node)
      needs(isRowName(cell, isFirst) ? code.length : longestPiece(code), codeCharacter, codePadding)
    } else for (const child of node.children) measure(child as Nodes)
  }
  measure(cell)
  return width
}

/** The same with the gap to the next column; none if a row has no such cell. */
const cellWidth = (cell: Element | undefined, isFirst: boolean) =>
  cell === undefined ? 0 : narrowestWidth(cell, isFirst) + gap

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** Whether names have to break, because the columns don't fit next to each other. */
function isTight(rows: readonly Element[][], isWide: readonly boolean[]): boolean {
  const widths = isWide.map((wide, column) =>
    Math.max(wide ? wideColumn : narrowColumn, ...rows.map((cells) => cellWidth(cells[column], column === 0))),
  )
  return total(widths) > pageWidth
}

/** What a line can end after in code. */
const lineEnds = /[^\w.]/

interface NameLimits {
  /** Letters of a word from which it may break. */
  fewest: number
  keepsRowName: boolean
  /** Whether a row is a block on phones. */
  stacks: boolean
}

/**
 * Lets long names break at their separators, and keeps the others on one line, because browsers break them at hyphens
 * even if another column has room.
 */
function fitNames(cell: Element, { fewest, keepsRowName, stacks }: NameLimits): void {
  visit(cell, 'element', (node) => {
    if (node.tagName !== 'code') return
    const code = textOf(node)
    const breaks = longestWord(code) >= (stacks ? fewest : Math.min(fewest, shortestOnPhone))
    const isShort = code.length < fewest && !/\s/.test(code)
    if ((isShort || keepsRowName) && (breaks || lineEnds.test(code)))
      node.properties.className = [stacks && code.length <= longestFitting ? 'fits' : 'whole']
    if (!breaks) return
    const content = node.children.flatMap((child) => {
      if (child.type === 'text') return breakableName(child.value)
      return child.type === 'element' ? [child] : []
    })
    node.children = h('code', content).children
  })
}

/**
 * Names the columns in the cells of a row, except where a stacked row needs no name: a type is next to the name of its
 * property, what a property means is below it, and a cell that says nothing is hidden.
 */
function labelCells(cells: readonly Element[], names: readonly string[]): void {
  cells.forEach((cell, column) => {
    if (column === 0) return
    if (nothing.test(textOf(cell).trim()) && cell.children.every(({ type }) => type === 'text'))
      cell.properties.className = ['is-none']
    else if (column === 1 && names[column] === 'Type') cell.properties.className = ['is-type']
    else if (column === names.length - 1 && names[column] === 'Meaning') cell.properties.className = ['is-meaning']
    else cell.properties.dataLabel = names[column]
  })
}

/** Whether a table compares two things, next to each other, and fits on a phone. */
const comparesTwo = (names: readonly string[], rows: readonly Element[][]) =>
  names.length === 3 &&
  names[0] === '' &&
  [0, 1, 2].reduce((sum, column) => {
    const texts = rows.flatMap((cells) => (cells[column] === undefined ? [] : [textOf(cells[column])]))
    return sum + longest([names[column] ?? '', ...texts].flatMap((text) => text.split(/\s+/)))
  }, 0) <= mostCompared

/** Whether a cell has a name in code that would break on a phone, next to other columns. */
const hasLongName = (cell: Element) => codesIn(cell).some((code) => longestWord(code) >= shortestOnPhone)

/**
 * Whether readers compare the short cells of a table, which stays one on phones. A list of properties doesn't: what they
 * mean takes the width of a phone. Nor does one of long names, which would break.
 */
function hasShortCells(names: readonly string[], rows: readonly Element[][]): boolean {
  if (names.length > mostShortColumns || names.at(-1) === 'Meaning') return false
  if (rows.some(([, ...cells]) => cells.some(hasLongName))) return false
  const lengths = rows.flatMap(([, ...cells]) => cells.map((cell) => textOf(cell).length))
  if (total(lengths) > shortCells.average * lengths.length || Math.max(0, ...lengths) > shortCells.longest) return false
  const widths = names.map((_, column) =>
    Math.max(narrowColumnOnPhones, ...rows.map((cells) => cellWidth(cells[column], false))),
  )
  return total(widths) <= mostShortWidth
}

/**
 * Prepares a table for narrow pages: names the columns in the cells of one that is stacked on phones, marks columns with
 * long text, and lets names break that don't fit.
 * @returns class names for the box around it
 */
export function fitTable(table: Element): string[] {
  const [head = [], ...rows] = rowsOf(table)
  const names = head.map(textOf)
  const compares = comparesTwo(names, rows)
  const stacks = names.length >= stackedColumns && !compares && !hasShortCells(names, rows)
  for (const cells of rows) {
    if (stacks) labelCells(cells, names)
  }
  const isWide = names.map((_, column) =>
    rows.some((cells) => cells[column] !== undefined && textOf(cells[column]).length >= longText),
  )
  isWide.forEach((wide, column) => {
    if (wide && head[column] !== undefined) head[column].properties.className = ['wide']
  })
  const tight = isTight(rows, isWide)
  for (const cells of [head, ...rows]) {
    cells.forEach((cell, column) => {
      const fewest = isWide[column] ? longNameInText : tight ? shortestBreakable : longName
      fitNames(cell, { fewest, keepsRowName: !tight && isRowName(cell, column === 0), stacks })
    })
  }
  return Object.entries({ stacks, compares, tight }).flatMap(([name, is]) => (is ? name : []))
}
