import type { Root } from 'mdast'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

interface CodeNode {
  type: string
  value: string
}

/**
 * Reports imports, which pages never need, and braces around a single name, which are meant as text. Otherwise they
 * would fail without a position, or render nothing.
 */
export const remarkExpressions = (context: PageContext) => (tree: Root) => {
  let exports = false
  visit(tree, (node) => {
    const { type, value } = node as CodeNode
    if (type === 'mdxjsEsm') {
      if (/^\s*import\b/m.test(value)) {
        report(
          context,
          node,
          'mdx-expression',
          'A page cannot import: it is rendered to HTML when the site is built.',
          'Remove the line. Components work without an import; include shared samples with file="snippets/…".',
        )
      } else exports = true
    }
  })
  // A page may use what it exports.
  if (exports) return
  visit(tree, (node) => {
    const { type, value } = node as CodeNode
    if ((type === 'mdxTextExpression' || type === 'mdxFlowExpression') && /^\s*[A-Za-z_$][\w$]*\s*$/.test(value)) {
      report(
        context,
        node,
        'mdx-expression',
        `“{${value}}” is read as an expression, not as text.`,
        `To show it, put it in backticks or write “\\{${value}}”.`,
      )
    }
  })
}
