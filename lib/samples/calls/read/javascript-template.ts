import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Expression } from '../run/program.ts'
import { type Source, textBetween, textExpression, unescapeLetters } from './source.ts'

/** A string in backticks, with values in it. */
export function javascriptTemplate(
  source: Source,
  node: SyntaxNode,
  expression: (node: SyntaxNode) => Expression,
): Expression {
  const parts: Expression[] = []
  let from = node.startIndex + 1
  const add = (to: number) => {
    if (to > from) parts.push(textExpression(unescapeLetters(textBetween(source, from, to))))
  }
  for (const child of node.namedChildren) {
    const [value] = child.namedChildren
    if (child.type !== 'template_substitution' || value === undefined) continue
    add(child.startIndex)
    parts.push(expression(value))
    from = child.endIndex
  }
  add(node.endIndex - 1)
  return { type: 'join', parts: [textExpression([]), ...parts] }
}
