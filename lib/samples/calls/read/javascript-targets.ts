import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Expression, Parameter, Target } from '../run/program.ts'

type ReadExpression = (node: SyntaxNode) => Expression

/** What an assignment or a parameter names. */
export function javascriptTarget(node: SyntaxNode, expression: ReadExpression): Target | undefined {
  switch (node.type) {
    case 'identifier':
    case 'shorthand_property_identifier_pattern':
      return { type: 'name', name: node.text }
    case 'array_pattern':
      return { type: 'items', targets: node.namedChildren.map((child) => javascriptTarget(child, expression)) }
    case 'object_pattern': {
      const entries = node.namedChildren.flatMap((child) => {
        const isPair = child.type === 'pair_pattern'
        const named = isPair ? child.childForFieldName('value') : child
        const key = isPair ? (child.childForFieldName('key')?.text ?? '') : undefined
        const target = named === null ? undefined : javascriptTarget(named, expression)
        if (target === undefined) return []
        return [{ key: key ?? (target.type === 'name' ? target.name : ''), target }]
      })
      return { type: 'keys', entries }
    }
    case 'assignment_pattern':
    case 'object_assignment_pattern': {
      const left = node.childForFieldName('left')
      return left === null ? undefined : javascriptTarget(left, expression)
    }
    case 'required_parameter':
    case 'optional_parameter': {
      const pattern = node.childForFieldName('pattern')
      return pattern === null ? undefined : javascriptTarget(pattern, expression)
    }
    case 'rest_pattern':
      return node.namedChildren[0] === undefined ? undefined : javascriptTarget(node.namedChildren[0], expression)
    case 'member_expression':
    case 'subscript_expression': {
      const member = expression(node)
      return member.type === 'member' || member.type === 'name' ? member : undefined
    }
    default:
      return undefined
  }
}

/** The parameters of a function, with their defaults. */
export function javascriptParameters(node: SyntaxNode, expression: ReadExpression): Parameter[] {
  const single = node.childForFieldName('parameter')
  const listed = node.childForFieldName('parameters')
  const given = single === null ? (listed?.namedChildren ?? []) : [single]
  return given.flatMap((child, index): Parameter[] => {
    const target = javascriptTarget(child, expression)
    if (target === undefined) return []
    const fallback = child.childForFieldName('right') ?? child.childForFieldName('value')
    const pattern = child.childForFieldName('pattern')
    return [
      {
        target,
        name: target.type === 'name' ? target.name : '',
        ...(fallback === null ? {} : { fallback: expression(fallback) }),
        ...(child.type === 'rest_pattern' || pattern?.type === 'rest_pattern' ? { rest: index } : {}),
      },
    ]
  })
}
