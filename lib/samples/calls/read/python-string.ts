import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Expression } from '../run/program.ts'
import type { TracedText } from '../run/traced-text.ts'
import { type Source, textBetween, textExpression, unescapeLetters, unescapeText } from './source.ts'

/** A string of Python: raw, of bytes, or with values in braces. */
export function pythonString(
  source: Source,
  node: SyntaxNode,
  expression: (node: SyntaxNode) => Expression,
): Expression {
  const start = node.namedChildren.find(({ type }) => type === 'string_start')
  const end = node.namedChildren.find(({ type }) => type === 'string_end')
  if (start === undefined || end === undefined) return textExpression([])
  const prefix = start.text.toLowerCase()
  const braces = (text: TracedText) =>
    prefix.includes('f') ? unescapeText(text, /\{\{|\}\}/g, (pair) => pair.charAt(0)) : text
  const clean = (text: TracedText) => braces(prefix.includes('r') ? text : unescapeLetters(text))
  const parts: Expression[] = []
  let from = start.endIndex
  const add = (to: number) => {
    if (to > from) parts.push(textExpression(clean(textBetween(source, from, to))))
  }
  for (const child of node.namedChildren) {
    const value = child.type === 'interpolation' ? child.childForFieldName('expression') : null
    if (value === null) continue
    add(child.startIndex)
    parts.push(expression(value))
    from = child.endIndex
  }
  add(end.startIndex)
  const [only] = parts
  return parts.length === 1 && only?.type === 'text' ? only : { type: 'join', parts: [textExpression([]), ...parts] }
}
