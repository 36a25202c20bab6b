import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression, ObjectEntry, Program, Statement, Target } from '../run/program.ts'
import { fieldNames, goParameters } from './go-declarations.ts'
import { binary, negative } from './operators.ts'
import {
  callOf,
  keyAt,
  literal,
  nameAt,
  originIn,
  type Source,
  textBetween,
  textExpression,
  unescapeLetters,
} from './source.ts'

/** Reads the syntax tree of Go. */
class GoReader {
  private readonly source: Source
  /** Names in JSON of the fields of a sample's types. */
  private readonly fields = new Map<string, Map<string, string>>()
  /** The name of a method's receiver; its members are names with `self.` before them. */
  private receiver = ''

  constructor(source: Source) {
    this.source = source
  }

  private at(node: SyntaxNode) {
    return originIn(this.source, node)
  }

  statements(node: SyntaxNode): Statement[] {
    switch (node.type) {
      case 'import_spec': {
        const [name, path] = [node.childForFieldName('name')?.text, node.childForFieldName('path')?.text ?? '']
        return name === undefined ? [] : [{ type: 'alias', name, of: path.slice(1, -1).split('/').at(-1) ?? '' }]
      }
      case 'type_spec':
        this.fields.set(node.childForFieldName('name')?.text ?? '', fieldNames(node))
        return []
      case 'const_spec':
      case 'var_spec':
        return this.assignment(node.childrenForFieldName('name'), node.childForFieldName('value'), true)
      case 'short_var_declaration':
      case 'assignment_statement': {
        const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')]
        return this.assignment(left?.namedChildren ?? [], right, node.type === 'short_var_declaration')
      }
      case 'function_declaration':
      case 'method_declaration':
        return [this.functionStatement(node)]
      case 'return_statement': {
        const value = node.namedChildren[0]?.namedChildren[0]
        return value === undefined ? [] : [{ type: 'return', value: this.expression(value) }]
      }
      case 'for_statement': {
        const clause = node.namedChildren.find(({ type }) => type === 'range_clause')
        const over = clause?.childForFieldName('right')
        const body = node.childForFieldName('body')
        const value = clause?.childForFieldName('left')?.namedChildren[1]
        if (over == null) break
        const target = value === undefined ? undefined : this.target(value)
        return [
          {
            type: 'each',
            target: target ?? { type: 'items', targets: [] },
            of: this.expression(over),
            body: body === null ? [] : this.statements(body),
          },
        ]
      }
      case 'call_expression':
        return this.effect(node)
    }
    return node.namedChildren.flatMap((child) => this.statements(child))
  }

  /** `json.NewEncoder(&buffer).Encode(value)` fills the buffer. */
  private effect(node: SyntaxNode): Statement[] {
    const callee = node.childForFieldName('function')
    const encoder = callee?.childForFieldName('operand')
    const args = node.childForFieldName('arguments')?.namedChildren ?? []
    if (
      callee?.childForFieldName('field')?.text === 'Encode' &&
      /^json\.NewEncoder\(&?\w+\)$/.test(encoder?.text ?? '')
    ) {
      const name = /\(&?(\w+)\)$/.exec(encoder?.text ?? '')?.[1] ?? ''
      const value = callOf(
        'json.Marshal',
        args.map((child) => ({ value: this.expression(child) })),
        this.at(node),
      )
      return [{ type: 'assign', target: { type: 'name', name }, value, declare: false }]
    }
    return [{ type: 'do', value: this.expression(node) }]
  }

  private assignment(left: readonly SyntaxNode[], right: SyntaxNode | null, declare: boolean): Statement[] {
    const values = right?.namedChildren ?? []
    return values.flatMap((child, index): Statement[] => {
      const name = left[index]
      const target = name === undefined || name.text === '_' ? undefined : this.target(name)
      const [filled] = child.type === 'call_expression' ? this.effect(child) : []
      const before: Statement[] = filled?.type === 'assign' ? [filled] : []
      const value = this.expression(child)
      if (before.length > 0) return before
      return [target === undefined ? { type: 'do', value } : { type: 'assign', target, value, declare }]
    })
  }

  private target(node: SyntaxNode): Target | undefined {
    const target = this.expression(node)
    return target.type === 'name' || target.type === 'member' ? target : undefined
  }

  private functionStatement(node: SyntaxNode): Statement {
    const before = this.receiver
    const receiver = node.childForFieldName('receiver')?.namedChildren[0]
    if (receiver !== undefined) this.receiver = receiver.childForFieldName('name')?.text ?? ''
    const value = this.functionOf(node)
    this.receiver = before
    const name = receiver === undefined ? value.name : `self.${value.name}`
    return { type: 'assign', target: { type: 'name', name }, value, declare: true }
  }

  private functionOf(node: SyntaxNode): Extract<Expression, { type: 'function' }> {
    const parameters = goParameters(node)
    const content = node.childForFieldName('body')
    const body: Program = content === null ? [] : this.statements(content)
    return { type: 'function', name: node.childForFieldName('name')?.text ?? '', parameters, body, at: this.at(node) }
  }

  expression(node: SyntaxNode): Expression {
    const at = this.at(node)
    const inner = (name: string): Expression => {
      const child = node.childForFieldName(name)
      return child === null ? { type: 'unknown', inner: [], name: '', at } : this.expression(child)
    }
    switch (node.type) {
      case 'interpreted_string_literal':
        return textExpression(unescapeLetters(textBetween(this.source, node.startIndex + 1, node.endIndex - 1)))
      case 'raw_string_literal':
        return textExpression(textBetween(this.source, node.startIndex + 1, node.endIndex - 1))
      case 'int_literal':
      case 'float_literal':
        return { type: 'plain', value: Number(node.text.replaceAll('_', '')), at }
      case 'true':
      case 'false':
        return { type: 'plain', value: node.type === 'true', at }
      case 'nil':
        return { type: 'plain', value: null, at }
      case 'identifier':
        return nameAt(node.text, at)
      case 'selector_expression': {
        const field = node.childForFieldName('field')
        const name = field?.text ?? ''
        if (this.receiver !== '' && node.childForFieldName('operand')?.text === this.receiver) {
          return nameAt(`self.${name}`, at)
        }
        return { type: 'member', of: inner('operand'), key: literal(name, field === null ? at : this.at(field)), at }
      }
      case 'index_expression':
        return { type: 'member', of: inner('operand'), key: inner('index'), at }
      case 'slice_expression':
      case 'type_conversion_expression':
        return inner('operand')
      case 'unary_expression': {
        const value = inner('operand')
        return /^[&*]/.test(node.text) ? value : negative(value, at)
      }
      case 'binary_expression': {
        const operator = node.childForFieldName('operator')?.text
        return binary(operator === '+' ? operator : undefined, inner('left'), inner('right'), at)
      }
      case 'composite_literal':
        return this.composite(node)
      case 'literal_value':
        return this.literalValue(node, undefined)
      case 'literal_element':
      case 'parenthesized_expression': {
        const [child] = node.namedChildren
        return child === undefined ? { type: 'unknown', inner: [], name: '', at } : this.expression(child)
      }
      case 'func_literal':
        return this.functionOf(node)
      case 'call_expression': {
        const callee = node.childForFieldName('function')
        const args = this.arguments(node.childForFieldName('arguments'))
        if (callee === null || node.hasError) {
          return { type: 'unknown', inner: args.map(({ value }) => value), name: '', at }
        }
        return { type: 'call', callee: this.expression(callee), args, at }
      }
      default:
        return { type: 'unknown', inner: node.namedChildren.map((child) => this.expression(child)), name: '', at }
    }
  }

  private arguments(node: SyntaxNode | null): Argument[] {
    return (node?.namedChildren ?? [])
      .filter(({ type }) => type !== 'comment')
      .map((child) =>
        child.type === 'variadic_argument' && child.namedChildren[0] !== undefined
          ? { value: this.expression(child.namedChildren[0]), spread: true }
          : { value: this.expression(child) },
      )
  }

  private composite(node: SyntaxNode): Expression {
    const type = node.childForFieldName('type')
    const body = node.childForFieldName('body')
    const at = this.at(node)
    if (type?.text === 'http.Client') return nameAt('http.Client', at)
    if (body === null) return { type: 'unknown', inner: [], name: '', at }
    const fields = this.fields.get(type?.text ?? '')
    if (/(?:slice|array)_type$/.test(type?.type ?? '') && body.namedChildren.length === 0)
      return { type: 'list', items: [], at }
    return this.literalValue(body, fields)
  }

  /** A map, a list, or a struct, whose fields have other names in JSON and may have values that are not said here. */
  private literalValue(node: SyntaxNode, fields: ReadonlyMap<string, string> | undefined): Expression {
    const at = this.at(node)
    const keyed = node.namedChildren.filter(({ type }) => type === 'keyed_element')
    const elements = node.namedChildren.filter(({ type }) => type === 'literal_element')
    if (keyed.length === 0 && elements.length > 0) {
      return { type: 'list', items: elements.map((child) => ({ value: this.expression(child) })), at }
    }
    const entries = keyed.flatMap((child): ObjectEntry[] => {
      const [key, value] = [child.childForFieldName('key'), child.childForFieldName('value')]
      if (key === null || value === null) return []
      const name = key.namedChildren[0]
      const place = this.at(key)
      const known =
        name?.type === 'identifier' && fields !== undefined
          ? literal(fields.get(name.text) ?? name.text, place)
          : this.expression(key)
      return [{ key: keyAt(known, place), value: this.expression(value) }]
    })
    const isStruct = fields !== undefined && fields.size > 0
    const rest: ObjectEntry[] = isStruct
      ? [{ key: undefined, value: { type: 'unknown', inner: [], name: '', at } }]
      : []
    return { type: 'object', entries: [...entries, ...rest], at }
  }
}

/** Reads a program of Go, or a part of one. */
export function readGo(root: SyntaxNode, source: Source): Program {
  return new GoReader(source).statements(root)
}
