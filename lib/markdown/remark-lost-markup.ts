import type { Paragraph, Parents, Root, Table } from 'mdast'
import type { VFile } from 'vfile'
import { placeOfOffset } from '../diagnostics/text-place.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

/**
 * Cells beyond the header are dropped, which is an error unless they are empty. Missing ones are empty, as other engines
 * show them.
 */
function checkRows({ children: [header, ...rows] }: Table, context: PageContext): void {
  const columns = header?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    if (cells === columns) continue
    const message = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the header of its table has ${columns}.`
    const isLost = row.children.slice(columns).some(({ children }) => children.length > 0)
    const hint =
      cells > columns
        ? 'Cells beyond the header are not shown: remove them, or write “\\|” for a “|” in a cell.'
        : 'Add the missing cells, or a blank line before the row if it is not part of the table.'
    report(context, row.children[columns] ?? row, 'table-shape', message, hint, isLost ? 'error' : 'warning')
  }
}

/** Without a separator row that fits its header, a table is shown as text with “|” in it. */
function checkSeparator(node: Paragraph, source: string, context: PageContext): void {
  const { start, end } = node.position ?? {}
  const lines = source.slice(start?.offset, end?.offset).split('\n')
  const isRow = (line: string) => /^[\s>]*\|.*\|\s*$/.test(line)
  if (!lines.every(isRow)) return
  const cells = (lines[0]?.match(/(?<!\\)\|/g)?.length ?? 2) - 1
  const hint = `Write “|${'---|'.repeat(cells)}” below the header, which has ${cells} ${cells === 1 ? 'cell' : 'cells'}.`
  report(
    context,
    node,
    'table-shape',
    'These lines are not a table: the row of dashes is missing or does not fit.',
    hint,
  )
}

const unreadable = 'This link cannot be read, so readers would see its brackets.'
const address = String.raw`(?:\/|#|\.{1,2}\/|https?:)[^()\s]*`
/** Links that are not read as such: without “]”, with a space before the address, and to a definition that is missing. */
const brokenLinks: readonly (readonly [RegExp, hint: string])[] = [
  [
    new RegExp(String.raw`(?<![\\\w])\[[^[\]()\n]*[^[\]()\s]\(${address}\)(?![^[]*\])`),
    'Write “[text](/path)”: add the “]”.',
  ],
  [
    new RegExp(String.raw`(?<![\\\w])\[[^[\]\n]+\][ \t]+\(${address}\)`),
    'Write “[text](/path)”, without a space between the brackets.',
  ],
  [
    /(?<![\\\w\])])\[(?!\^)[^[\]\n]*\p{L}[^[\]\n]*\]\[(?!\^)[^[\]\n]*\p{L}{2}[^[\]\n]*\](?![[(])/u,
    'Write the definition of the link, as in “[name]: /path”, or the path itself, as in “[text](/path)”.',
  ],
]

/** A link that is never closed, or whose address contains a space, is shown as it is written. */
function checkLinks(node: Parents, source: string, context: PageContext): void {
  for (const { type, position } of node.children) {
    const { start, end } = position ?? {}
    if (type !== 'text' || start?.offset === undefined || end?.offset === undefined) continue
    const text = source.slice(start.offset, end.offset)
    for (const [pattern, hint] of brokenLinks) {
      const at = text.search(pattern)
      if (at === -1) continue
      const place = { position: { start: placeOfOffset(source, start.offset + at) } }
      report(context, place, 'unclosed-link', unreadable, hint)
    }
    const middle = text.search(/(?<!\\)\]\(/)
    const at = middle === -1 ? -1 : source.lastIndexOf('[', start.offset + middle)
    if (at < (node.position?.start.offset ?? 0) || source[at - 1] === '\\') continue
    const hint = 'Write “[text](/path)”: add the “)”, and no space in the path.'
    report(context, { position: { start: placeOfOffset(source, at) } }, 'unclosed-link', unreadable, hint)
  }
}

/** Reports tables and links that Markdown reads as something else without saying so. */
export const remarkLostMarkup = (context: PageContext) => (tree: Root, file: VFile) => {
  const source = String(file)
  visit(tree, 'table', (node) => checkRows(node, context))
  visit(tree, 'paragraph', (node) => checkSeparator(node, source, context))
  visit(tree, (node) => {
    if ('children' in node) checkLinks(node, source, context)
  })
}
