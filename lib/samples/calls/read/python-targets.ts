import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Expression, Parameter, Statement, Target } from '../run/program.ts'

type ReadExpression = (node: SyntaxNode) => Expression

/** What an assignment or a loop names. */
export function pythonTarget(node: SyntaxNode, expression: ReadExpression): Target | undefined {
  switch (node.type) {
    case 'identifier':
      return { type: 'name', name: node.text }
    case 'pattern_list':
    case 'tuple_pattern':
    case 'list_pattern':
    case 'tuple':
      return { type: 'items', targets: node.namedChildren.map((child) => pythonTarget(child, expression)) }
    case 'attribute':
    case 'subscript': {
      const member = expression(node)
      return member.type === 'member' || member.type === 'name' ? member : undefined
    }
    default:
      return undefined
  }
}

/** A parameter of a function. */
export function pythonParameter(node: SyntaxNode, index: number, expression: ReadExpression): Parameter[] {
  const named = node.type === 'identifier' ? node : (node.childForFieldName('name') ?? node.namedChildren[0])
  if (named?.type !== 'identifier') return []
  const fallback = node.childForFieldName('value')
  const name = named.text
  if (node.type === 'dictionary_splat_pattern') return []
  return [
    {
      name,
      target: { type: 'name', name },
      ...(fallback === null ? {} : { fallback: expression(fallback) }),
      ...(node.type === 'list_splat_pattern' ? { rest: index } : {}),
    },
  ]
}

/** The members of a class are names with `self.` before them; the class itself is its constructor. */
export function classMembers(node: SyntaxNode, body: readonly Statement[]): Statement[] {
  const name = node.childForFieldName('name')?.text ?? ''
  return body.map((statement): Statement => {
    if (statement.type !== 'assign' || statement.target.type !== 'name') return statement
    const member = statement.target.name
    return { ...statement, target: { type: 'name', name: member === '__init__' ? name : `self.${member}` } }
  })
}
