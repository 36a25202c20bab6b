import type { Html, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { TextEdit } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { formHint, headingEdits } from './foreign-tags.ts'
import { htmlElements } from './html-elements.ts'
import { editsOfPage, type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

/** The start of a tag in a piece of HTML. */
const tagPattern = /<([A-Za-z][\w.-]*)/g

function placeIn(node: Html, offset: number): { start: { line: number; column: number } } {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const before = node.value.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  return { start: { line: line + before.length - 1, column: (before.length === 1 ? column : 1) + last.length } }
}

/** Edits that change an HTML element to lowercase, in its opening tag and the next closing tag. */
function smallLetters(
  name: string,
  { line, column }: { line: number; column: number },
  text: string,
  context: PageContext,
): TextEdit[] {
  const to = name.toLowerCase()
  const edit = (at: number, from: number): TextEdit => {
    return { line: at, column: context.sourceColumn(at, from), where: 'here', from: name, to }
  }
  const lines = text.split('\n')
  const closing = `</${name}>`
  for (let at = line; at <= lines.length; at++) {
    const index = (lines[at - 1] ?? '').indexOf(closing, at === line ? column : 0)
    if (index !== -1) return [edit(line, column + 1), edit(at, index + 3)]
  }
  return [edit(line, column + 1)]
}

/** How a tag is written; what has become a component needs a page that can have components. */
function formIn(name: string): string | undefined {
  const hint = formHint(name)
  return hint === undefined || /^(?:h\d|center|Image)$/.test(name) ? hint : `Rename the file to end in “.mdx”. ${hint}`
}

/** The edits that make a heading of HTML one of Markdown, if there is nothing else in the piece of HTML. */
function headingFix(name: string, node: Html, page: string, context: PageContext): TextEdit[] | undefined {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  if (!/^h[2-6]$/.test(name)) return undefined
  return headingEdits(name, { page, start, end, editAt: editsOfPage(context, page) }, true)
}

/**
 * Checks the markup in a `.md` page. Reports components, which would silently become unknown elements, and removes
 * comments, which are only for writers.
 */
export const remarkHtml = (context: PageContext) => (tree: Root, file: VFile) => {
  visit(tree, 'html', (node) => {
    node.value = node.value.replace(/<!--[\s\S]*?-->/g, '')
    for (const { 1: name = '', index } of node.value.matchAll(tagPattern)) {
      if (htmlElements.has(name)) continue
      const position = placeIn(node, index)
      if (name in context.components) {
        const message = `<${name}> is a component, and this page is plain Markdown.`
        report(context, { position }, 'unknown-component', message, 'Rename the file to end in “.mdx”.')
      } else {
        const small = name.toLowerCase()
        const isElement = htmlElements.has(small)
        const page = String(file)
        const hint =
          formIn(name) ??
          didYouMean(name, /^[A-Z]/.test(name) && !isElement ? Object.keys(context.components) : htmlElements) ??
          'To show it as text, write it in backticks.'
        const message = `<${name}> is not an element that a page may hold.`
        const fix = isElement
          ? smallLetters(name, position.start, page, context)
          : headingFix(name, node, page, context)
        report(context, { position }, 'unknown-component', message, hint, 'error', fix)
      }
    }
  })
}
