import * as code from './expressions.ts'
import { table } from './program.ts'
import { unknown } from './value.ts'

/** JavaScript and TypeScript. */
export const javascript = table({
  'string template_string': code.text(),
  number: code.number,
  true: code.constant(true),
  false: code.constant(false),
  'null undefined': code.constant(null),
  identifier: code.name,
  object: code.object,
  array: code.list,
  member_expression: code.member,
  subscript_expression: code.item,
  'call_expression new_expression': code.call,
  binary_expression: code.binary,
  unary_expression: code.negative,
  ternary_expression: code.conditional(0, 1, 2),
  'parenthesized_expression await_expression expression_statement': code.inner,
  'as_expression satisfies_expression non_null_expression': code.inner,
  variable_declarator: code.assignment(true),
  assignment_expression: code.assignment(false),
  'arrow_function function_expression function_declaration': code.define,
  'generator_function_declaration method_definition': code.define,
  class_declaration: code.inOwnScope,
  for_in_statement: code.loop,
  return_statement: code.result,
  import_statement: () => unknown(0),
})
