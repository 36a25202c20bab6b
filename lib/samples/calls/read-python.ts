import * as code from './expressions.ts'
import { type Handler, table, visit } from './program.ts'
import { meant, replaceText, unescapeText } from './traced-text.ts'
import type { Value } from './value.ts'

const text = code.text((source, prefix) => {
  const plain = prefix.includes('r') ? source : unescapeText(source)
  return prefix.includes('f') ? replaceText(plain, /\{\{|\}\}/g, ([pair], at) => meant(pair.charAt(0), at)) : plain
})

/** `import requests as http`, `from requests import post` */
const imported: Handler = (node, { program }) => {
  const module = node.childForFieldName('module_name')?.text
  for (const child of node.childrenForFieldName('name')) {
    const source = child.childForFieldName('name')?.text ?? child.text
    const alias = child.childForFieldName('alias')?.text
    if (module !== undefined || alias !== undefined) {
      program.aliases.set(alias ?? source, module === undefined ? source : `${module}.${source}`)
    }
  }
  return undefined
}

/** `[body for left in right]` */
const comprehension: Handler = (node, scope) => {
  const clause = node.namedChildren.find(({ type }) => type === 'for_in_clause')
  const source = visit(clause?.childForFieldName('right'), scope)
  const items = code.itemsOf(source).map((item): Value => {
    code.bind(clause?.childForFieldName('left'), item, scope)
    return visit(node.childForFieldName('body'), scope)
  })
  const open = source.kind !== 'list' || source.open || items.length < source.items.length
  return { kind: 'list', items, open, at: node.startIndex }
}

/** `with value as name` */
const named: Handler = (node, scope) => {
  const [value, target] = code.parts(node)
  const known = visit(value, scope)
  code.bind(target?.namedChildren[0], known, scope)
  return known
}

export const python = table({
  string: text,
  concatenated_string: code.join,
  'integer float': code.number,
  true: code.constant(true),
  false: code.constant(false),
  none: code.constant(null),
  identifier: code.name,
  dictionary: code.object,
  'list tuple set expression_list': code.list,
  'list_comprehension generator_expression': comprehension,
  attribute: code.member,
  subscript: code.item,
  call: code.call,
  'binary_operator boolean_operator': code.binary,
  unary_operator: code.negative,
  conditional_expression: code.conditional(1, 0, 2),
  'parenthesized_expression await expression_statement': code.inner,
  assignment: code.assignment(true),
  as_pattern: named,
  'function_definition lambda': code.define,
  class_definition: code.inOwnScope,
  for_statement: code.loop,
  return_statement: code.result,
  'import_statement import_from_statement': imported,
})
