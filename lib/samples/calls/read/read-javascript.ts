import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression, ObjectEntry, Program, Statement, Target } from '../run/program.ts'
import { javascriptParameters, javascriptTarget } from './javascript-targets.ts'
import { javascriptTemplate } from './javascript-template.ts'
import { binary, negative } from './operators.ts'
import {
  keyAt,
  literal,
  nameAt,
  originIn,
  type Source,
  textBetween,
  textExpression,
  unescapeLetters,
} from './source.ts'

const functions = ['arrow_function', 'function_expression', 'function_declaration', 'method_definition']

/** Reads the syntax tree of JavaScript or TypeScript. */
class JavaScriptReader {
  private readonly source: Source

  constructor(source: Source) {
    this.source = source
  }

  private at(node: SyntaxNode) {
    return originIn(this.source, node)
  }

  statements(node: SyntaxNode): Statement[] {
    switch (node.type) {
      case 'variable_declarator': {
        const target = node.childForFieldName('name')
        const value = node.childForFieldName('value')
        if (target === null || value === null) return []
        return [this.assignment(target, this.expression(value), true)].flat()
      }
      case 'expression_statement': {
        const [inner] = node.namedChildren
        return inner === undefined ? [] : this.effect(inner)
      }
      case 'return_statement': {
        const [value] = node.namedChildren
        return value === undefined ? [] : [{ type: 'return', value: this.expression(value) }]
      }
      case 'function_declaration':
      case 'generator_function_declaration': {
        const value = this.functionOf(node)
        return [{ type: 'assign', target: { type: 'name', name: value.name }, value, declare: true }]
      }
      case 'class_declaration':
        return this.classOf(node)
      case 'for_in_statement': {
        const [left, right, body] = ['left', 'right', 'body'].map((name) => node.childForFieldName(name))
        const target = left == null ? undefined : javascriptTarget(left, (child) => this.expression(child))
        if (target === undefined || right == null) return []
        return [{ type: 'each', target, of: this.expression(right), body: body == null ? [] : this.statements(body) }]
      }
      case 'import_statement':
      case 'type_alias_declaration':
      case 'interface_declaration':
        return []
      case 'parenthesized_expression':
      case 'call_expression':
      case 'await_expression':
        return [{ type: 'do', value: this.expression(node) }]
      default:
        return node.namedChildren.flatMap((child) => this.statements(child))
    }
  }

  private effect(node: SyntaxNode): Statement[] {
    if (node.type !== 'assignment_expression') return [{ type: 'do', value: this.expression(node) }]
    const [left, right] = ['left', 'right'].map((name) => node.childForFieldName(name))
    if (left == null || right == null) return []
    return this.assignment(left, this.expression(right), false)
  }

  private assignment(target: SyntaxNode, value: Expression, declare: boolean): Statement[] {
    const read = javascriptTarget(target, (child) => this.expression(child))
    return [read === undefined ? { type: 'do', value } : { type: 'assign', target: read, value, declare }]
  }

  private functionOf(node: SyntaxNode): Extract<Expression, { type: 'function' }> {
    const at = this.at(node)
    const parameters = javascriptParameters(node, (child) => this.expression(child))
    const content = node.childForFieldName('body')
    const body: Program =
      content === null
        ? []
        : content.type === 'statement_block'
          ? this.statements(content)
          : [{ type: 'return', value: this.expression(content) }]
    return { type: 'function', name: node.childForFieldName('name')?.text ?? '', parameters, body, at }
  }

  /** Methods and fields are names with `self.` before them; the class itself is its constructor. */
  private classOf(node: SyntaxNode): Statement[] {
    const body = node.childForFieldName('body')?.namedChildren ?? []
    const name = node.childForFieldName('name')?.text ?? ''
    return body.flatMap((member): Statement[] => {
      const property = member.childForFieldName('name') ?? member.childForFieldName('property')
      const value = member.childForFieldName('value')
      if (member.type === 'method_definition') {
        const method = this.functionOf(member)
        const own = method.name === 'constructor' ? name : `self.${method.name}`
        return [{ type: 'assign', target: { type: 'name', name: own }, value: method, declare: true }]
      }
      if (property === null || value === null) return []
      const target: Target = { type: 'name', name: `self.${property.text}` }
      return [{ type: 'assign', target, value: this.expression(value), declare: true }]
    })
  }

  expression(node: SyntaxNode): Expression {
    const at = this.at(node)
    const inner = (name: string): Expression => {
      const child = node.childForFieldName(name)
      return child === null ? { type: 'unknown', inner: [], name: '', at } : this.expression(child)
    }
    if (functions.includes(node.type)) return this.functionOf(node)
    switch (node.type) {
      case 'string':
        return textExpression(unescapeLetters(textBetween(this.source, node.startIndex + 1, node.endIndex - 1)))
      case 'template_string':
        return javascriptTemplate(this.source, node, (child) => this.expression(child))
      case 'number':
        return { type: 'plain', value: Number(node.text.replaceAll('_', '')), at }
      case 'true':
      case 'false':
        return { type: 'plain', value: node.type === 'true', at }
      case 'null':
      case 'undefined':
        return { type: 'plain', value: null, at }
      case 'identifier':
      case 'shorthand_property_identifier':
        return node.text === 'undefined' ? { type: 'plain', value: null, at } : nameAt(node.text, at)
      case 'object':
        return { type: 'object', entries: node.namedChildren.flatMap((child) => this.entry(child)), at }
      case 'array':
        return { type: 'list', items: this.arguments(node), at }
      case 'member_expression': {
        const property = node.childForFieldName('property')
        const key = property?.text ?? ''
        if (node.childForFieldName('object')?.type === 'this') return nameAt(`self.${key}`, at)
        return {
          type: 'member',
          of: inner('object'),
          key: literal(key, property === null ? at : this.at(property)),
          at,
        }
      }
      case 'subscript_expression':
        return { type: 'member', of: inner('object'), key: inner('index'), at }
      case 'call_expression':
      case 'new_expression':
        return this.call(node)
      case 'ternary_expression': {
        const [test, chosen, otherwise] = [inner('condition'), inner('consequence'), inner('alternative')]
        return { type: 'choose', test, chosen, otherwise, at }
      }
      case 'binary_expression':
        return binary(node.childForFieldName('operator')?.text, inner('left'), inner('right'), at)
      case 'unary_expression':
        if (node.text.startsWith('-')) return negative(inner('argument'), at)
        return { type: 'unknown', inner: [inner('argument')], name: '', at }
      case 'assignment_expression':
        return { type: 'block', body: this.effect(node), value: inner('right'), at }
      case 'parenthesized_expression':
      case 'await_expression':
      case 'as_expression':
      case 'satisfies_expression':
      case 'non_null_expression': {
        const [child] = node.namedChildren
        return child === undefined ? { type: 'unknown', inner: [], name: '', at } : this.expression(child)
      }
      default:
        return { type: 'unknown', inner: node.namedChildren.map((child) => this.expression(child)), name: '', at }
    }
  }

  private entry(node: SyntaxNode): ObjectEntry[] {
    const at = this.at(node)
    if (node.type === 'spread_element') {
      const [value] = node.namedChildren
      return value === undefined ? [] : [{ key: undefined, value: this.expression(value) }]
    }
    if (node.type === 'shorthand_property_identifier')
      return [{ key: literal(node.text, at), value: nameAt(node.text, at) }]
    if (node.type === 'method_definition') {
      return [{ key: literal(node.childForFieldName('name')?.text ?? '', at), value: this.functionOf(node) }]
    }
    const [key, value] = [node.childForFieldName('key'), node.childForFieldName('value')]
    if (key === null || value === null) return []
    const [computed] = key.namedChildren
    const isComputed = key.type === 'computed_property_name' && computed !== undefined
    const name = isComputed
      ? this.expression(computed)
      : key.type === 'string'
        ? keyAt(this.expression(key), at)
        : literal(key.text, at)
    return [{ key: name, value: this.expression(value) }]
  }

  private arguments(node: SyntaxNode): Argument[] {
    return node.namedChildren
      .filter(({ type }) => type !== 'comment')
      .map((child) => {
        const [value] = child.namedChildren
        return child.type === 'spread_element' && value !== undefined
          ? { value: this.expression(value), spread: true }
          : { value: this.expression(child) }
      })
  }

  private call(node: SyntaxNode): Expression {
    const at = this.at(node)
    const callee = node.childForFieldName('function') ?? node.childForFieldName('constructor')
    const given = node.childForFieldName('arguments')
    const args = given === null || given.type === 'template_string' ? [] : this.arguments(given)
    if (callee === null || node.hasError) {
      return { type: 'unknown', inner: args.map(({ value }) => value), name: '', at }
    }
    // A module that is required is the module itself.
    const [module] = args
    if (callee.text === 'require' && module?.value.type === 'text') {
      return nameAt(module.value.text.map(({ text }) => text).join(''), at)
    }
    if (callee.type === 'import') return { type: 'unknown', inner: [], name: '', at }
    return { type: 'call', callee: this.expression(callee), args, at }
  }
}

/** Reads a module or script of JavaScript or TypeScript. */
export function readJavaScript(root: SyntaxNode, source: Source): Program {
  return new JavaScriptReader(source).statements(root)
}
