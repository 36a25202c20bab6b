import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression, ObjectEntry, Program, Statement } from '../run/program.ts'
import { binary, negative } from './operators.ts'
import { pythonImports } from './python-imports.ts'
import { pythonString } from './python-string.ts'
import { classMembers, pythonParameter, pythonTarget } from './python-targets.ts'
import { callOf, keyAt, literal, nameAt, originIn, type Source } from './source.ts'

const comprehensions = ['list_comprehension', 'generator_expression', 'set_comprehension']

/** Reads the syntax tree of Python. */
class PythonReader {
  private readonly source: Source

  constructor(source: Source) {
    this.source = source
  }

  private at(node: SyntaxNode) {
    return originIn(this.source, node)
  }

  private all(node: SyntaxNode): Statement[] {
    return node.namedChildren.flatMap((child) => this.statements(child))
  }

  statements(node: SyntaxNode): Statement[] {
    switch (node.type) {
      case 'expression_statement':
        return node.namedChildren.flatMap((child) =>
          child.type === 'assignment' ? this.assignment(child) : [{ type: 'do', value: this.expression(child) }],
        )
      case 'import_statement':
      case 'import_from_statement':
        return pythonImports(node)
      case 'return_statement': {
        const [value] = node.namedChildren
        return value === undefined ? [] : [{ type: 'return', value: this.expression(value) }]
      }
      case 'function_definition': {
        const value = this.functionOf(node)
        return [{ type: 'assign', target: { type: 'name', name: value.name }, value, declare: true }]
      }
      case 'class_definition':
        return classMembers(node, this.all(node))
      case 'for_statement': {
        const [left, right, body] = ['left', 'right', 'body'].map((name) => node.childForFieldName(name))
        const target = left == null ? undefined : pythonTarget(left, (child) => this.expression(child))
        if (target === undefined || right == null) return []
        return [{ type: 'each', target, of: this.expression(right), body: body == null ? [] : this.all(body) }]
      }
      case 'with_item':
        return this.withItem(node)
      case 'call':
      case 'await':
      case 'comparison_operator':
      case 'boolean_operator':
      case 'not_operator':
        return [{ type: 'do', value: this.expression(node) }]
      default:
        return this.all(node)
    }
  }

  private withItem(node: SyntaxNode): Statement[] {
    const value = node.childForFieldName('value')
    const alias = value?.childForFieldName('alias')?.namedChildren[0]
    const [made] = value?.type === 'as_pattern' ? value.namedChildren : [value]
    if (made == null) return []
    const target = alias === undefined ? undefined : pythonTarget(alias, (child) => this.expression(child))
    const read = this.expression(made)
    return [target === undefined ? { type: 'do', value: read } : { type: 'assign', target, value: read, declare: true }]
  }

  private assignment(node: SyntaxNode): Statement[] {
    const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')]
    if (left === null || right === null) return []
    const target = pythonTarget(left, (child) => this.expression(child))
    if (right.type === 'assignment') {
      const inner = right.childForFieldName('left')
      if (target === undefined || inner === null) return this.assignment(right)
      return [...this.assignment(right), { type: 'assign', target, value: this.expression(inner), declare: true }]
    }
    const value = this.expression(right)
    return [target === undefined ? { type: 'do', value } : { type: 'assign', target, value, declare: true }]
  }

  private functionOf(node: SyntaxNode): Extract<Expression, { type: 'function' }> {
    const given = node.childForFieldName('parameters')?.namedChildren ?? []
    const [first] = given
    const own = first?.text === 'self' || first?.text === 'cls' ? given.slice(1) : given
    const content = node.childForFieldName('body')
    const body: Program =
      content === null
        ? []
        : node.type === 'lambda'
          ? [{ type: 'return', value: this.expression(content) }]
          : this.all(content)
    return {
      type: 'function',
      name: node.childForFieldName('name')?.text ?? '',
      parameters: own.flatMap((child, index) => pythonParameter(child, index, (inner) => this.expression(inner))),
      body,
      at: this.at(node),
    }
  }

  expression(node: SyntaxNode): Expression {
    const at = this.at(node)
    const inner = (name: string): Expression => {
      const child = node.childForFieldName(name)
      return child === null ? { type: 'unknown', inner: [], name: '', at } : this.expression(child)
    }
    if (comprehensions.includes(node.type)) return this.comprehension(node)
    switch (node.type) {
      case 'string':
        return pythonString(this.source, node, (child) => this.expression(child))
      case 'concatenated_string':
        return { type: 'join', parts: node.namedChildren.map((child) => this.expression(child)) }
      case 'integer':
      case 'float':
        return { type: 'plain', value: Number(node.text.replaceAll('_', '')), at }
      case 'true':
      case 'false':
        return { type: 'plain', value: node.type === 'true', at }
      case 'none':
        return { type: 'plain', value: null, at }
      case 'identifier':
        return nameAt(node.text, at)
      case 'dictionary':
        return {
          type: 'object',
          entries: node.namedChildren.flatMap((child): ObjectEntry[] => {
            const [key, value] = [child.childForFieldName('key'), child.childForFieldName('value')]
            const [spread] = child.namedChildren
            if (child.type === 'dictionary_splat' && spread !== undefined) {
              return [{ key: undefined, value: this.expression(spread) }]
            }
            if (key === null || value === null) return []
            return [{ key: keyAt(this.expression(key), this.at(key)), value: this.expression(value) }]
          }),
          at,
        }
      case 'list':
      case 'tuple':
      case 'set':
      case 'expression_list':
        return { type: 'list', items: this.arguments(node), at }
      case 'attribute': {
        const key = node.childForFieldName('attribute')
        const owner = node.childForFieldName('object')
        if (owner?.text === 'self' || owner?.text === 'cls') return nameAt(`self.${key?.text ?? ''}`, at)
        return {
          type: 'member',
          of: inner('object'),
          key: literal(key?.text ?? '', key === null ? at : this.at(key)),
          at,
        }
      }
      case 'subscript': {
        const key = node.childForFieldName('subscript')
        // A part of a list looks like the list.
        if (key?.type === 'slice') return inner('value')
        return { type: 'member', of: inner('value'), key: inner('subscript'), at }
      }
      case 'call':
        return this.call(node)
      case 'conditional_expression': {
        const [chosen, test, otherwise] = node.namedChildren.map((child) => this.expression(child))
        if (chosen === undefined || test === undefined || otherwise === undefined) break
        return { type: 'choose', test, chosen, otherwise, at }
      }
      case 'boolean_operator':
        return binary(node.childForFieldName('operator')?.text, inner('left'), inner('right'), at)
      case 'binary_operator': {
        const operator = node.childForFieldName('operator')?.text
        const [left, right] = [inner('left'), inner('right')]
        if (operator === '%') return callOf('%', [{ value: left }, { value: right }], at)
        if (operator === '|')
          return { type: 'object', entries: [left, right].map((value) => ({ key: undefined, value })), at }
        return binary(operator, left, right, at)
      }
      case 'unary_operator':
        if (node.text.startsWith('-')) return negative(inner('argument'), at)
        break
      case 'lambda':
        return this.functionOf(node)
      case 'await':
      case 'parenthesized_expression': {
        const [child] = node.namedChildren
        if (child !== undefined) return this.expression(child)
      }
    }
    return { type: 'unknown', inner: node.namedChildren.map((child) => this.expression(child)), name: '', at }
  }

  private comprehension(node: SyntaxNode): Expression {
    const body = node.childForFieldName('body')
    const clause = node.namedChildren.find(({ type }) => type === 'for_in_clause')
    const [left, right] = [clause?.childForFieldName('left'), clause?.childForFieldName('right')]
    const at = this.at(node)
    if (body === null || left == null || right == null) return { type: 'unknown', inner: [], name: '', at }
    return {
      type: 'items',
      of: this.expression(right),
      target: pythonTarget(left, (child) => this.expression(child)),
      item: this.expression(body),
      at,
    }
  }

  private arguments(node: SyntaxNode): Argument[] {
    return node.namedChildren
      .filter(({ type }) => type !== 'comment')
      .map((child): Argument => {
        const [first] = child.namedChildren
        if (child.type === 'keyword_argument') {
          const value = child.childForFieldName('value')
          const name = child.childForFieldName('name')?.text ?? ''
          return { name, value: value === null ? nameAt(name, this.at(child)) : this.expression(value) }
        }
        const isSpread = child.type === 'list_splat' || child.type === 'dictionary_splat'
        return isSpread && first !== undefined
          ? { value: this.expression(first), spread: true }
          : { value: this.expression(child) }
      })
  }

  private call(node: SyntaxNode): Expression {
    const at = this.at(node)
    const callee = node.childForFieldName('function')
    const given = node.childForFieldName('arguments')
    const args =
      given === null ? [] : given.type === 'argument_list' ? this.arguments(given) : [{ value: this.expression(given) }]
    if (callee === null || node.hasError) {
      return { type: 'unknown', inner: args.map(({ value }) => value), name: '', at }
    }
    return { type: 'call', callee: this.expression(callee), args, at }
  }
}

/** Reads a program of Python. */
export function readPython(root: SyntaxNode, source: Source): Program {
  return new PythonReader(source).statements(root)
}
