import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression } from '../run/program.ts'
import { plainText, type TracedText } from '../run/traced-text.ts'
import {
  callOf,
  literal,
  nameAt,
  originIn,
  type Source,
  textBetween,
  textExpression,
  unescapeLetters,
  unescapeText,
} from './source.ts'

/** Reads the command in a substitution; its value is what the command writes. */
export type ReadCommands = (node: SyntaxNode) => Expression

const quotedEscape = /\\[$`"\\\n]/g
const documentEscape = /\\[$`\\\n]/g
const dropBackslash = (sequence: string) => (sequence === '\\\n' ? '' : sequence.slice(1))

/** A text with expansions in it; what stands between them is taken from the source, space included. */
function joined(
  source: Source,
  node: SyntaxNode,
  [start, end]: readonly [number, number],
  clean: (text: TracedText) => TracedText,
  commands: ReadCommands,
): Expression {
  const parts: Expression[] = []
  let from = start
  const add = (to: number) => {
    if (to > from) parts.push(textExpression(clean(textBetween(source, from, to))))
  }
  for (const child of node.namedChildren) {
    if (/content$/.test(child.type) || child.endIndex > end || child.startIndex < from) continue
    add(child.startIndex)
    parts.push(wordOf(source, child, commands))
    from = child.endIndex
  }
  add(end)
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { type: 'join', parts }
}

function unknown(source: Source, node: SyntaxNode, name = ''): Expression {
  return { type: 'unknown', inner: [], name, at: originIn(source, node) }
}

/** `${NAME}` with what may follow the name. */
function expansionOf(source: Source, node: SyntaxNode, commands: ReadCommands): Expression {
  const at = originIn(source, node)
  const [variable, ...rest] = node.namedChildren
  const operator = node.children.find(({ isNamed, text }) => !isNamed && !/^(?:\$\{|\$|\{|\})$/.test(text))?.text ?? ''
  if (variable === undefined || /^[!#]/.test(operator)) return unknown(source, node)
  const subscript = variable.type === 'subscript'
  const name = subscript ? (variable.childForFieldName('name')?.text ?? '') : variable.text
  const value = nameAt(name, at)
  if (subscript && !/\[[@*]\]$/.test(variable.text)) {
    return { type: 'member', of: value, key: literal(variable.childForFieldName('index')?.text ?? '', at), at }
  }
  const words = (): Expression => {
    const parts = rest.map((child) => wordOf(source, child, commands))
    return parts.length === 0 ? textExpression([]) : { type: 'join', parts }
  }
  if (/^:?[-=]$/.test(operator)) return { type: 'either', options: [value, words()], at }
  if (/^:?\+$/.test(operator))
    return { type: 'choose', test: value, chosen: words(), otherwise: textExpression([]), at }
  if (/^:?\?$/.test(operator) || operator === '') return value
  if (operator.startsWith('%') && rest.map(({ text }) => text).join('') === '/') return callOf('%/', [{ value }], at)
  return unknown(source, node, name)
}

/** A word of a command, or a part of one. */
export function wordOf(source: Source, node: SyntaxNode, commands: ReadCommands): Expression {
  const { startIndex: start, endIndex: end } = node
  switch (node.type) {
    case 'raw_string':
      return textExpression(textBetween(source, start + 1, end - 1))
    case 'ansi_c_string':
      return textExpression(unescapeLetters(textBetween(source, start + 2, end - 1)))
    case 'string':
      return joined(
        source,
        node,
        [start + 1, end - 1],
        (text) => unescapeText(text, quotedEscape, dropBackslash),
        commands,
      )
    case 'concatenation': {
      const parts = node.namedChildren.map((child) => wordOf(source, child, commands))
      return { type: 'join', parts }
    }
    case 'simple_expansion':
      return nameAt(node.text.slice(1), originIn(source, node))
    case 'expansion':
      return expansionOf(source, node, commands)
    case 'command_substitution':
    case 'process_substitution':
      return commands(node)
    case 'arithmetic_expansion':
      return unknown(source, node)
    case 'translated_string':
    case 'command_name':
      return node.namedChildren[0] === undefined ? textExpression([]) : wordOf(source, node.namedChildren[0], commands)
    case 'array':
      return {
        type: 'list',
        items: node.namedChildren.flatMap((child) => argumentsOf(source, child, commands)),
        at: originIn(source, node),
      }
    default:
      return textExpression(unescapeText(textBetween(source, start, end), /\\[\s\S]/g, dropBackslash))
  }
}

/** `${3:+-d "$3"}` without quotes around it: several arguments, or none. */
function optionalArguments(source: Source, node: SyntaxNode, commands: ReadCommands): Argument[] {
  const at = originIn(source, node)
  const [variable, ...rest] = node.namedChildren
  const words = rest.flatMap((child) => (child.type === 'concatenation' ? child.namedChildren : [child]))
  const chosen: Expression = { type: 'list', items: words.flatMap((child) => argumentsOf(source, child, commands)), at }
  const test = nameAt(variable?.text ?? '', at)
  return [{ spread: true, value: { type: 'choose', test, chosen, otherwise: { type: 'list', items: [], at }, at } }]
}

/** What a word of a command gives it: a list in an array gives several arguments. */
export function argumentsOf(source: Source, node: SyntaxNode, commands: ReadCommands): Argument[] {
  const inner = node.type === 'string' && node.namedChildren.length === 1 ? node.namedChildren[0] : node
  if (inner?.type === 'expansion' && /\[@\]\}$/.test(inner.text)) {
    return [{ spread: true, value: nameAt(/^\$\{(\w+)/.exec(inner.text)?.[1] ?? '', originIn(source, node)) }]
  }
  if (inner?.type === 'simple_expansion' && inner.text === '$@') {
    return [{ spread: true, value: nameAt('@', originIn(source, node)) }]
  }
  if (node.type === 'expansion' && /^\$\{\w+:?\+/.test(node.text)) return optionalArguments(source, node, commands)
  return [{ value: wordOf(source, node, commands) }]
}

/** The text of a here-document. */
export function documentText(source: Source, redirect: SyntaxNode, commands: ReadCommands): Expression {
  const body = redirect.namedChildren.find(({ type }) => type === 'heredoc_body')
  const start = redirect.namedChildren.find(({ type }) => type === 'heredoc_start')
  if (body === undefined) return textExpression([])
  const tabs = redirect.text.startsWith('<<-') ? /^\t+/gm : undefined
  const clean = (text: TracedText) => (tabs === undefined ? text : unescapeText(text, tabs, () => ''))
  const range = [body.startIndex, body.endIndex] as const
  if (/["'\\]/.test(start?.text ?? '')) return textExpression(clean(textBetween(source, ...range)))
  return joined(source, body, range, (text) => clean(unescapeText(text, documentEscape, dropBackslash)), commands)
}

/** The name of a command, if it is a plain word. */
export function commandName(source: Source, node: SyntaxNode): string | undefined {
  const name = node.childForFieldName('name')
  if (name === null || name.namedChildren.some(({ type }) => type !== 'word')) return undefined
  return plainText(textBetween(source, name.startIndex, name.endIndex))
    .split('/')
    .at(-1)
}
