import type { SyntaxNode } from '../parse/syntax-tree.ts'
import { commandCalls } from './curl.ts'
import { type Grammar, type Handler, mostTurns, type Parameter, type Scope, table, visit, visitAll } from './program.ts'
import { documentOf, shellWords, wordsOf } from './shell-words.ts'
import { joinTexts, meant, plainText, replaceText } from './traced-text.ts'
import { objectValue, putEntry, textOf, textValue, unknown, type Value } from './value.ts'

// The value of a command is its output.

/** The output of a command, or of the last command in a pipeline. @param input standard input of the command */
function output(node: SyntaxNode, scope: Scope, input?: Value, more: readonly SyntaxNode[] = []): Value {
  if (node.type === 'command') return run(node, scope, input, more)
  const written = unknown(node.startIndex)
  if (node.type === 'pipeline') {
    const [last, ...before] = [...node.namedChildren].reverse()
    // A here-document after a pipeline is the input of its last command.
    const piped = before.reverse().reduce<Value | undefined>((read, child) => output(child, scope, read), undefined)
    return last === undefined ? written : output(last, scope, input ?? piped, more)
  }
  const body = node.childForFieldName('body')
  if (node.type !== 'redirected_statement' || body === null) return visitAll(node, scope) ?? written
  const document = node.namedChildren.find(({ type }) => type === 'heredoc_redirect')
  if (document === undefined) return output(body, scope, input)
  const result = output(body, scope, documentOf(document, scope), document.childrenForFieldName('argument'))
  const next = document.namedChildren.find(({ type }) => type === 'pipeline')
  return next === undefined ? result : output(next, scope, result)
}

/** @param more arguments after the start of a here-document */
function run(node: SyntaxNode, scope: Scope, piped: Value | undefined, more: readonly SyntaxNode[]): Value {
  const at = node.startIndex
  const here = node.namedChildren.find(({ type }) => type === 'herestring_redirect')?.namedChildren[0]
  const input = here === undefined ? piped : visit(here, scope)
  const before = node.namedChildren.filter(({ type }) => type === 'variable_assignment')
  for (const child of before) visit(child.childForFieldName('value'), scope)
  const words = [...node.childrenForFieldName('argument'), ...more].filter(({ type }) => !type.endsWith('_redirect'))
  const args = words.flatMap((child) => wordsOf(child, scope))
  if (node.hasError) return unknown(at)
  const name = /[^/]*$/.exec(plainText(textOf(visit(node.childForFieldName('name'), scope))))?.[0] ?? ''
  const functionValue = scope.get(`${name}()`)
  if (functionValue?.kind === 'function') {
    const options = objectValue(at)
    putEntry(options, meant('@', at), { kind: 'list', items: args, open: false, at })
    return functionValue.call({ args, options, at })
  }
  const texts = args.map(textOf)
  const isOption = /^-/
  if (name === 'curl' || name === 'wget') {
    for (const call of commandCalls(name, texts, at, input)) scope.program.record(call)
  }
  if (name === 'cat' && texts.every((word) => isOption.test(plainText(word)))) return input ?? unknown(at)
  if (name === 'echo')
    return textValue(
      joinTexts(
        texts.filter((word) => !/^-[neE]+$/.test(plainText(word))),
        ' ',
      ),
    )
  const [format, ...values] = texts
  if (name !== 'printf' || format === undefined) return unknown(at)
  return textValue(replaceText(format, /%s/g, () => values.shift() ?? []))
}

const assignment: Handler = (node, scope) => {
  const target = node.childForFieldName('name')
  const content = node.childForFieldName('value')
  const value = content === null ? textValue([]) : visit(content, scope)
  if (target?.type !== 'variable_name') return undefined
  const before = node.children.some(({ text }) => text === '+=') ? scope.get(target.text) : undefined
  const isList = before?.kind === 'list' && value.kind === 'list'
  if (node.parent?.type === 'declaration_command' && node.parent.children[0]?.text === 'local')
    scope.declare(target.text, value)
  else if (isList) scope.set(target.text, { ...value, items: [...before.items, ...value.items] })
  else scope.set(target.text, before === undefined ? value : textValue([...textOf(before), ...textOf(value)]))
  return undefined
}

const parameters = [...'123456789@'].map(
  (name): Parameter => ({ name, bind: (value, scope) => scope.declare(name, value) }),
)

/** The name of a function ends in parentheses, so a variable can have the same name. */
const define: Handler = (node, scope) => {
  const name = `${node.childForFieldName('name')?.text}()`
  const body = (inner: Scope) => inner.returned.push(visit(node.childForFieldName('body'), inner))
  scope.set(name, scope.program.define(name, node.startIndex, scope, parameters, body))
  return undefined
}

/** The items of a loop; an unquoted expansion may contain several. */
const loop: Handler = (node, scope) => {
  const items = node.childrenForFieldName('value').flatMap((child): Value[] => {
    const words = wordsOf(child, scope)
    return /^(?:command_substitution|simple_expansion)$/.test(child.type) ? [unknown(child.startIndex)] : words
  })
  for (const item of items.slice(0, mostTurns)) {
    scope.set(node.childForFieldName('variable')?.text ?? '', item)
    visit(node.childForFieldName('body'), scope)
  }
  return undefined
}

export const shell: Grammar = {
  ...shellWords,
  ...table<Handler>({
    'program compound_statement subshell list negated_command command_substitution process_substitution': visitAll,
    'command pipeline redirected_statement': (node, scope) => output(node, scope),
    variable_assignment: assignment,
    function_definition: define,
    for_statement: loop,
  }),
}
