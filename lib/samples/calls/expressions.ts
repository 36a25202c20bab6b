import type { SyntaxNode } from '../parse/syntax-tree.ts'
import { callMethod, callValue } from './builtins.ts'
import { type Handler, mostTurns, type Parameter, Scope, visit, visitAll } from './program.ts'
import { meant, plainText, type TracedText, unescapeText } from './traced-text.ts'
import type { Given, Value } from './value.ts'
import * as values from './value.ts'

// Shared handlers for JavaScript, Python, and Go. Their grammars have different node types, but most fields have the
// same names.

const memberNode = /^(?:member_expression|attribute|selector_expression)$/
const itemNode = /^(?:subscript|subscript_expression|index_expression)$/

/** The named children, without comments. */
export function parts(node: SyntaxNode | null): SyntaxNode[] {
  return (node?.namedChildren ?? []).filter(({ type }) => type !== 'comment')
}

/** The value of the first child, such as the one in parentheses. */
export const inner: Handler = (node, scope) => visit(parts(node)[0], scope)

function field(node: SyntaxNode, scope: Scope, ...names: readonly string[]): Value {
  return visit(names.flatMap((key) => node.childForFieldName(key) ?? [])[0], scope)
}

const wordOf = ({ text: word, startIndex }: SyntaxNode): TracedText => meant(word, startIndex)

export const name: Handler = ({ text: word, startIndex }, scope) =>
  scope.get(word) ?? values.unknown(startIndex, scope.program.aliases.get(word) ?? word)

export const number: Handler = ({ text: digits, startIndex }) => {
  return { kind: 'plain', value: Number(digits.replaceAll('_', '')), at: startIndex }
}

export function constant(value: boolean | null): Handler {
  return ({ startIndex }) => ({ kind: 'plain', value, at: startIndex })
}

/** A string with its quotes and any interpolated values. */
export function text(clean: (text: TracedText, prefix: string) => TracedText = unescapeText): Handler {
  return (node, scope) => {
    const [, prefix = '', quote = ''] = /^([a-z]*)("""|'''|["'`])/i.exec(node.text) ?? []
    const pieces: TracedText[] = []
    let from = node.startIndex + prefix.length + quote.length
    const add = (to: number) => pieces.push(clean(scope.program.textBetween(from, to), prefix.toLowerCase()))
    for (const child of node.namedChildren) {
      if (child.type !== 'interpolation' && child.type !== 'template_substitution') continue
      add(child.startIndex)
      pieces.push(values.textOf(visit(parts(child)[0], scope)))
      from = child.endIndex
    }
    add(node.endIndex - quote.length)
    return values.textValue(pieces.flat())
  }
}

export const join: Handler = (node, scope) =>
  values.textValue(parts(node).flatMap((child) => values.textOf(visit(child, scope))))

export const binary: Handler = (node, scope) => {
  const operator = node.childForFieldName('operator')?.text ?? ''
  const [left, right] = [field(node, scope, 'left'), field(node, scope, 'right')]
  if (operator === '+') return values.textValue([...values.textOf(left), ...values.textOf(right)])
  if (/^(?:\|\||\?\?|or)$/.test(operator)) return values.eitherOf([left, right])
  return /^(?:&&|and)$/.test(operator) ? choose(left, right, left) : undefined
}

/** The value for a true condition, unless the condition is empty or neither is known. */
function choose(test: Value, chosen: Value, otherwise: Value): Value {
  return values.isNothing(test) || (chosen.kind === 'unknown' && test.kind === 'unknown') ? otherwise : chosen
}

/** `test ? chosen : otherwise`, with the children in the language's order. */
export function conditional(...order: readonly [test: number, chosen: number, otherwise: number]): Handler {
  return (node, scope) => {
    const all = parts(node).map((child) => visit(child, scope))
    const [test, chosen, otherwise] = order.map((index) => all[index])
    return test && chosen && otherwise && choose(test, chosen, otherwise)
  }
}

/** A negative number; anything else is unknown. */
export const negative: Handler = (node, scope) => {
  const value = visit(parts(node).at(-1), scope)
  const isNumber = value.kind === 'plain' && typeof value.value === 'number' && node.text.startsWith('-')
  return isNumber ? { ...value, value: -Number(value.value), at: node.startIndex } : undefined
}

/** `owner.key` */
export const member: Handler = (node, scope) => {
  const [owner, key] = [parts(node)[0], parts(node).at(-1)]
  return key && values.memberOf(visit(owner, scope), values.textValue(wordOf(key)))
}

/** `owner[key]`; a slice of a list is treated as the whole list. */
export const item: Handler = (node, scope) => {
  const [owner, key] = [visit(parts(node)[0], scope), parts(node).at(-1)]
  return key?.type === 'slice' ? owner : values.memberOf(owner, visit(key, scope))
}

/** The name of a key. Its source location is that of its opening quote. */
function keyOf(node: SyntaxNode, scope: Scope): TracedText {
  if (/^(?:property_identifier|number)$/.test(node.type)) return wordOf(node)
  const key = values.textOf(visit(node.type === 'computed_property_name' ? parts(node)[0] : node, scope))
  return key.some(({ hole }) => hole !== undefined) ? key : meant(plainText(key), node.startIndex)
}

export const object: Handler = (node, scope) => {
  const value = values.objectValue(node.startIndex)
  for (const child of parts(node)) {
    const key = child.childForFieldName('key')
    if (/spread|splat/.test(child.type)) values.putEntries(value, visit(parts(child)[0], scope))
    else if (key !== null) values.putEntry(value, keyOf(key, scope), field(child, scope, 'value'))
    else if (child.childForFieldName('name') !== null) visit(child, scope)
    else values.putEntry(value, wordOf(child), name(child, scope) ?? values.unknown(child.startIndex))
  }
  return value
}

/** Arguments, or the items of a list: positional, named, and spread. */
export function givenOf(node: SyntaxNode | null, scope: Scope): Given {
  const at = node?.startIndex ?? 0
  const callArguments: Given = { args: [], options: values.objectValue(at), at }
  for (const child of parts(node)) {
    const [key, isSpread] = [child.childForFieldName('name'), /spread|splat|variadic/.test(child.type)]
    if (child.type === 'keyword_argument' && key !== null)
      values.putEntry(callArguments.options, wordOf(key), field(child, scope, 'value'))
    else if (isSpread) values.spread(callArguments, visit(parts(child)[0], scope))
    else callArguments.args.push(visit(child, scope))
  }
  return callArguments
}

export const list: Handler = (node, scope) => {
  const { args, options, at } = givenOf(node, scope)
  return { kind: 'list', items: args, open: options.open, at }
}

/** A call of a function or a method. */
export const call: Handler = (node, scope) => {
  const callee = node.childForFieldName('function') ?? node.childForFieldName('constructor')
  const callArguments = { ...givenOf(node.childForFieldName('arguments'), scope), at: node.startIndex }
  if (callee === null || node.hasError) return undefined
  if (!memberNode.test(callee.type)) return callValue(visit(callee, scope), callArguments, scope.program)
  const [owner, key] = [parts(callee)[0], parts(callee).at(-1)]
  return callMethod(visit(owner, scope), key?.text ?? '', callArguments, scope.program)
}

/** Assigns a value to the target in a node: a name, a member, or several of them. */
export function bind(target: SyntaxNode | null | undefined, value: Value, scope: Scope, isNew = true): void {
  if (target == null) return
  if (/identifier/.test(target.type)) {
    if (isNew) scope.declare(target.text, value)
    else scope.set(target.text, value)
  } else if (memberNode.test(target.type) || itemNode.test(target.type)) {
    const [owner, key] = [visit(parts(target)[0], scope), parts(target).at(-1)]
    if (owner.kind !== 'object' || key === undefined) return
    values.putEntry(owner, memberNode.test(target.type) ? wordOf(key) : keyOf(key, scope), value)
  } else if (target.type === 'object_pattern') {
    for (const child of parts(target)) {
      const key = child.childForFieldName('key') ?? child.childForFieldName('left') ?? child
      const member = values.memberOf(value, values.textValue(wordOf(key)))
      bind(child.childForFieldName('value') ?? child, member, scope, isNew)
    }
  } else if (/pattern|tuple|list/.test(target.type) && target.childForFieldName('left') === null) {
    const items = value.kind === 'list' ? value.items : []
    for (const [index, child] of parts(target).entries()) bind(child, items[index] ?? values.unknown(0), scope, isNew)
  } else bind(target.childForFieldName('left') ?? target.childForFieldName('pattern'), value, scope, isNew)
}

/** `name = value`, with the fields `left` and `right`, or `name` and `value`. */
export function assignment(isNew: boolean): Handler {
  return (node, scope) => {
    const value = field(node, scope, 'right', 'value')
    bind(node.childForFieldName('left') ?? node.childForFieldName('name'), value, scope, isNew)
    return value
  }
}

/** The items that a loop goes over; unknown items are represented by one unknown value. */
export function itemsOf(value: Value): Value[] {
  return value.kind === 'list' ? value.items.slice(0, mostTurns) : [values.unknown(values.originOf(value))]
}

/** `for left in right: body` */
export const loop: Handler = (node, scope) => {
  for (const one of itemsOf(field(node, scope, 'right'))) {
    bind(node.childForFieldName('left'), one, scope)
    field(node, scope, 'body')
  }
  return undefined
}

export const result: Handler = (node, scope) => {
  for (const child of parts(node)) scope.returned.push(visit(child, scope))
  return undefined
}

/** A class, whose methods are not functions of the program. */
export const inOwnScope: Handler = (node, scope) => visitAll(node, new Scope(scope.program, scope))

/** The parameters in a node; Go names several of one type in one. */
function parametersOf(node: SyntaxNode): Parameter[] {
  const named = ['left', 'pattern', 'name'].flatMap((key) => node.childrenForFieldName(key))
  const whole = /identifier|^object_pattern|^array_pattern/.test(node.type) ? [node] : node.namedChildren.slice(0, 1)
  const fallback = node.childForFieldName('right') ?? node.childForFieldName('value')
  return (named.length > 0 ? named : whole).map((target) => ({
    name: target.text,
    bind: (value, scope) => bind(target, value, scope),
    fallback: fallback === null ? undefined : (scope) => visit(fallback, scope),
    isRest: /rest|^list_splat|variadic/.test(node.type),
  }))
}

/** A function. A declared function is bound to its name. */
export const define: Handler = (node, scope) => {
  const [word, body] = [node.childForFieldName('name'), node.childForFieldName('body')]
  const listed = node.childForFieldName('parameter') ?? parts(node.childForFieldName('parameters'))
  const nodes = [listed].flat().filter(({ type }) => type !== 'dictionary_splat_pattern')
  const parameters = nodes.flatMap(parametersOf)
  const value = scope.program.define(word?.text ?? '', node.startIndex, scope, parameters, (own) => {
    const answer = visit(body, own)
    if (!/block$/.test(body?.type ?? '')) own.returned.push(answer)
  })
  if (word !== null) scope.declare(word.text, value)
  return value
}
