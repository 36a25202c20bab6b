import * as code from './expressions.ts'
import { type Handler, table, visit } from './program.ts'
import { formOf, jsonValue, unknown } from './value.ts'

/** Several names with several values; values that a call returns after the first one are unknown. */
function assignment(isNew: boolean): Handler {
  return (node, scope) => {
    const names = node.childForFieldName('left')?.namedChildren ?? node.childrenForFieldName('name')
    const values = (node.childForFieldName('right') ?? node.childForFieldName('value'))?.namedChildren ?? []
    for (const [index, value] of values.entries()) code.bind(names[index], visit(value, scope), scope, isNew)
    return undefined
  }
}

/** `json.NewEncoder(&buffer).Encode(value)` fills the buffer. */
const call: Handler = (node, scope) => {
  const encoder = node.childForFieldName('function')?.childForFieldName('operand')
  const buffer = /^json\.NewEncoder\(&?(\w+)\)$/.exec(encoder?.text ?? '')?.[1]
  if (buffer === undefined) return code.call(node, scope)
  const { args, at } = code.givenOf(node.childForFieldName('arguments'), scope)
  scope.set(buffer, jsonValue(args[0], at))
  return undefined
}

/** A map or a list; the JSON names of a struct's fields are only in its type, so structs are unknown. */
const literal: Handler = (node, scope) => {
  const hasKeys = node.namedChildren.some(({ type }) => type === 'keyed_element')
  const isEmptyMap =
    node.namedChildren.length === 0 && !/slice|array/.test(node.parent?.childForFieldName('type')?.type ?? '')
  return hasKeys || isEmptyMap ? code.object(node, scope) : code.list(node, scope)
}

const composite: Handler = (node, scope) => {
  if (node.childForFieldName('type')?.text === 'url.Values') return formOf(visit(node.childForFieldName('body'), scope))
  if (node.childForFieldName('type')?.text === 'http.Client') return unknown(node.startIndex, 'http.Client')
  return visit(node.childForFieldName('body'), scope)
}

/** `&value` and `*value` are treated as the value. */
const unary: Handler = (node, scope) => (/^[&*]/.test(node.text) ? code.inner(node, scope) : code.negative(node, scope))

const first: Handler = (node, scope) => visit(node.childForFieldName('operand'), scope)

const loop: Handler = (node, scope) => {
  const range = node.namedChildren.find(({ type }) => type === 'range_clause')
  const item = range?.childForFieldName('left')?.namedChildren[1]
  for (const one of code.itemsOf(visit(range?.childForFieldName('right'), scope))) {
    code.bind(item, one, scope)
    visit(node.childForFieldName('body'), scope)
  }
  return undefined
}

export const go = table({
  interpreted_string_literal: code.text(),
  raw_string_literal: code.text((text) => text),
  'int_literal float_literal': code.number,
  true: code.constant(true),
  false: code.constant(false),
  nil: code.constant(null),
  identifier: code.name,
  composite_literal: composite,
  literal_value: literal,
  'literal_element parenthesized_expression expression_list': code.inner,
  selector_expression: code.member,
  index_expression: code.item,
  'slice_expression type_conversion_expression': first,
  call_expression: call,
  binary_expression: code.binary,
  unary_expression: unary,
  'const_spec var_spec short_var_declaration': assignment(true),
  assignment_statement: assignment(false),
  'function_declaration func_literal': code.define,
  method_declaration: code.inOwnScope,
  for_statement: loop,
  return_statement: code.result,
})
