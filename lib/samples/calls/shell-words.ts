import type { SyntaxNode } from '../parse/syntax-tree.ts'
import { type Handler, type Scope, table, visit } from './program.ts'
import { meant, replaceText, type TracedText, unescapeText } from './traced-text.ts'
import { eitherOf, isNothing, textOf, textValue, unknown, type Value } from './value.ts'

/** Removes the backslashes that a pattern matches, with the line breaks after them. */
function dropBackslashes(text: TracedText, pattern: RegExp): TracedText {
  return replaceText(text, pattern, ([, sign = ''], at) => (sign === '\n' ? [] : meant(sign, at)))
}

/** The text between two offsets with the values of the expansions in it. */
function joined(
  node: SyntaxNode,
  start: number,
  end: number,
  scope: Scope,
  clean: (text: TracedText) => TracedText,
): Value {
  const pieces: TracedText[] = []
  let from = start
  for (const child of node.namedChildren) {
    if (/content$/.test(child.type) || child.endIndex > end || child.startIndex < from) continue
    const value = visit(child, scope)
    // A word that is only an expansion has its value, such as the JSON that a command outputs.
    if (child.startIndex === start && child.endIndex === end) return value
    pieces.push(clean(scope.program.textBetween(from, child.startIndex)), textOf(value))
    from = child.endIndex
  }
  return textValue([...pieces.flat(), ...clean(scope.program.textBetween(from, end))])
}

/** `${NAME}` with any operator after the name. */
const expansion: Handler = (node, scope) => {
  const [variable, ...rest] = node.namedChildren
  const operator = node.children.find(({ isNamed, text }) => !isNamed && !/^(?:\$\{|\$|\{|\})$/.test(text))?.text ?? ''
  const name = variable?.childForFieldName('name')?.text ?? variable?.text ?? ''
  const value = scope.get(name) ?? unknown(node.startIndex, name)
  const word = textValue(rest.flatMap((child) => textOf(visit(child, scope))))
  if (/^:?[-=]$/.test(operator)) return eitherOf([value, word])
  if (/^:?\+$/.test(operator)) return isNothing(value) ? textValue([]) : word
  return operator === '' || /^:?\?$/.test(operator) ? value : unknown(node.startIndex, name)
}

/** The arguments from a word: `"$@"` and an array become several arguments, and so does `${3:+-d "$3"}`. */
export function wordsOf(node: SyntaxNode, scope: Scope): Value[] {
  const only = node.type === 'string' && node.namedChildren.length === 1 ? node.namedChildren[0]?.text : node.text
  const [, array] = /^\$\{?(@|\w+(?=\[@\]\}))/.exec(only ?? '') ?? []
  if (array !== undefined && !only?.includes(':')) {
    const value = scope.get(array)
    return value?.kind === 'list' ? value.items : [unknown(node.startIndex, array)]
  }
  if (node.type !== 'expansion' || !/^\$\{\w+:?\+/.test(node.text)) return [visit(node, scope)]
  const [variable, ...rest] = node.namedChildren
  if (isNothing(scope.get(variable?.text ?? '') ?? unknown(0))) return []
  const words = rest.flatMap((child) => (child.type === 'concatenation' ? child.namedChildren : [child]))
  return words.map((child) => visit(child, scope))
}

/** The text of a here-document. */
export function documentOf(redirect: SyntaxNode, scope: Scope): Value {
  const body = redirect.namedChildren.find(({ type }) => type === 'heredoc_body')
  const start = redirect.namedChildren.find(({ type }) => type === 'heredoc_start')
  if (body === undefined) return textValue([])
  const isQuoted = /["'\\]/.test(start?.text ?? '')
  const clean = (text: TracedText) => {
    const untabbed = redirect.text.startsWith('<<-') ? replaceText(text, /^\t+/gm, () => []) : text
    return isQuoted ? untabbed : dropBackslashes(untabbed, /\\([$`\\\n])/g)
  }
  if (isQuoted) return textValue(clean(scope.program.textBetween(body.startIndex, body.endIndex)))
  return joined(body, body.startIndex, body.endIndex, scope, clean)
}

/** Handlers for the words of a shell; those for commands are in `read-shell.ts`. */
export const shellWords = table<Handler>({
  'word number variable_name': ({ startIndex, endIndex }, { program }) =>
    textValue(dropBackslashes(program.textBetween(startIndex, endIndex), /\\([\s\S])/g)),
  raw_string: ({ startIndex, endIndex }, { program }) => textValue(program.textBetween(startIndex + 1, endIndex - 1)),
  ansi_c_string: ({ startIndex, endIndex }, { program }) =>
    textValue(unescapeText(program.textBetween(startIndex + 2, endIndex - 1))),
  string: (node, scope) =>
    joined(node, node.startIndex + 1, node.endIndex - 1, scope, (text) => dropBackslashes(text, /\\([$`"\\\n])/g)),
  'concatenation translated_string command_name': (node, scope) =>
    textValue(node.namedChildren.flatMap((child) => textOf(visit(child, scope)))),
  simple_expansion: ({ text, startIndex }, scope) => scope.get(text.slice(1)) ?? unknown(startIndex, text.slice(1)),
  expansion,
  array: (node, scope) => {
    const items = node.namedChildren.flatMap((child) => wordsOf(child, scope))
    return { kind: 'list', items, open: false, at: node.startIndex }
  },
})
