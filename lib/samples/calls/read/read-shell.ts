import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Argument, Expression, Parameter, Program, Statement } from '../run/program.ts'
import { argumentsOf, commandName, documentText, wordOf } from './shell-words.ts'
import { callOf, nameAt, originIn, type Source, textExpression } from './source.ts'

const positional: readonly Parameter[] = [
  ...[...'123456789'].map((name) => ({ name, target: { type: 'name', name } as const })),
  { name: '@', target: { type: 'name', name: '@' }, rest: 0 },
]

/** A block has the value of its last command: what it writes. */
function withLastValue(body: Program): Program {
  const last = body.at(-1)
  return last?.type === 'do' ? [...body.slice(0, -1), { type: 'return', value: last.value }] : body
}

const redirects = /_redirect$/

/** Reads the syntax tree of a shell script. Functions are named with parentheses, apart from variables. */
class ShellReader {
  private readonly source: Source

  constructor(source: Source) {
    this.source = source
  }

  private readonly commands = (node: SyntaxNode): Expression => {
    const body = node.namedChildren.flatMap((child) => this.statements(child))
    return { type: 'block', body: withLastValue(body), value: undefined, at: originIn(this.source, node) }
  }

  private word(node: SyntaxNode): Expression {
    return wordOf(this.source, node, this.commands)
  }

  statements(node: SyntaxNode): Statement[] {
    switch (node.type) {
      case 'command':
      case 'pipeline':
      case 'redirected_statement': {
        const read = this.readInto(node)
        return read ?? [{ type: 'do', value: this.output(node) }]
      }
      case 'variable_assignment':
        return this.assignment(node, false)
      case 'declaration_command': {
        const declare = node.children[0]?.text === 'local'
        return node.namedChildren.flatMap((child) =>
          child.type === 'variable_assignment' ? this.assignment(child, declare) : [],
        )
      }
      case 'function_definition': {
        const name = `${node.childForFieldName('name')?.text ?? ''}()`
        const content = node.childForFieldName('body')
        if (content === null) return []
        const body = withLastValue(this.statements(content))
        const at = originIn(this.source, node)
        const value: Expression = { type: 'function', name, parameters: [...positional], body, at }
        return [{ type: 'assign', target: { type: 'name', name }, value, declare: false }]
      }
      case 'for_statement': {
        const name = node.childForFieldName('variable')?.text ?? ''
        const values = node.childrenForFieldName('value').flatMap((child) => this.items(child))
        const of: Expression = { type: 'list', items: values, at: originIn(this.source, node) }
        const body = node.childForFieldName('body')
        return [{ type: 'each', target: { type: 'name', name }, of, body: body === null ? [] : this.statements(body) }]
      }
      case 'command_substitution':
        return [{ type: 'do', value: this.commands(node) }]
      default:
        return node.namedChildren.flatMap((child) => this.statements(child))
    }
  }

  /** The items of a loop: what an expansion without quotes holds is not known, and may be several. */
  private items(node: SyntaxNode): Argument[] {
    const isExpanded = node.type === 'command_substitution' || node.type === 'simple_expansion'
    if (!isExpanded) return argumentsOf(this.source, node, this.commands)
    const at = originIn(this.source, node)
    return [{ value: { type: 'unknown', inner: [this.word(node)], name: '', at } }]
  }

  private assignment(node: SyntaxNode, declare: boolean): Statement[] {
    const target = node.childForFieldName('name')
    const content = node.childForFieldName('value')
    const at = originIn(this.source, node)
    const value = content === null ? textExpression([]) : this.word(content)
    if (target?.type !== 'variable_name') return [{ type: 'do', value }]
    const name = target.text
    const isAdded = node.children.some(({ isNamed, text }) => !isNamed && text === '+=')
    if (!isAdded) return [{ type: 'assign', target: { type: 'name', name }, value, declare }]
    const both: Expression =
      value.type === 'list'
        ? { type: 'list', items: [{ spread: true, value: nameAt(name, at) }, ...value.items], at }
        : { type: 'join', parts: [nameAt(name, at), value] }
    return [{ type: 'assign', target: { type: 'name', name }, value: both, declare }]
  }

  /** `read -r -d '' NAME <<EOF` gives a variable the text of a here-document. */
  private readInto(node: SyntaxNode): Statement[] | undefined {
    const body = node.type === 'redirected_statement' ? node.childForFieldName('body') : null
    if (body?.type !== 'command' || commandName(this.source, body) !== 'read') return undefined
    const document = node.namedChildren.find(({ type }) => type === 'heredoc_redirect')
    const name = body.childrenForFieldName('argument').at(-1)?.text
    if (document === undefined || name === undefined) return undefined
    const value = documentText(this.source, document, this.commands)
    return [{ type: 'assign', target: { type: 'name', name }, value, declare: false }]
  }

  /**
   * What a command writes.
   * @param input what it reads: a text, or what the command before it in a pipeline writes
   * @param more arguments that stand behind the start of a here-document
   */
  private output(node: SyntaxNode, input?: Expression, more: readonly SyntaxNode[] = []): Expression {
    switch (node.type) {
      case 'command':
        return this.command(node, input, more)
      case 'pipeline': {
        const [first, ...rest] = node.namedChildren
        if (first === undefined) return this.commands(node)
        return rest.reduce((written, child) => this.output(child, written), this.output(first, input))
      }
      case 'redirected_statement':
        return this.redirected(node, input)
      case 'negated_command':
        return node.namedChildren[0] === undefined ? this.commands(node) : this.output(node.namedChildren[0], input)
      default:
        return this.commands(node)
    }
  }

  private redirected(node: SyntaxNode, input: Expression | undefined): Expression {
    const body = node.childForFieldName('body')
    const document = node.namedChildren.find(({ type }) => type === 'heredoc_redirect')
    if (body === null) return this.commands(node)
    if (document === undefined) return this.output(body, input)
    const text = documentText(this.source, document, this.commands)
    const more = document.childrenForFieldName('argument')
    const isPipeline = body.type === 'pipeline'
    const last = isPipeline ? body.namedChildren.at(-1) : body
    // What reads the document is the last command of a pipeline.
    const before = isPipeline ? body.namedChildren.slice(0, -1) : []
    const inner = before.map((child) => this.output(child))
    const written = last === undefined ? text : this.output(last, text, more)
    const at = originIn(this.source, node)
    const all: Expression =
      inner.length === 0
        ? written
        : { type: 'block', body: inner.map((value) => ({ type: 'do', value })), value: written, at }
    const next = document.namedChildren.find(({ type }) => type === 'pipeline')
    return next === undefined ? all : this.output(next, all)
  }

  private command(node: SyntaxNode, input: Expression | undefined, more: readonly SyntaxNode[]): Expression {
    const at = originIn(this.source, node)
    const name = commandName(this.source, node)
    const words = [...node.childrenForFieldName('argument'), ...more].filter(({ type }) => !redirects.test(type))
    const args = words.flatMap((child) => argumentsOf(this.source, child, this.commands))
    const here = node.namedChildren.find(({ type }) => type === 'herestring_redirect')?.namedChildren[0]
    const read = here === undefined ? input : this.word(here)
    if (read !== undefined) args.push({ name: 'stdin', value: read })
    if (name === undefined || node.hasError) {
      return { type: 'unknown', inner: args.map(({ value }) => value), name: '', at }
    }
    const call = callOf(`${name}()`, args, at)
    // What is assigned before a command holds inside of it, not for its arguments.
    const before = node.namedChildren.filter(({ type }) => type === 'variable_assignment')
    const body = before
      .flatMap((child) => this.assignment(child, false))
      .flatMap((statement): Statement[] =>
        statement.type === 'assign' ? [{ type: 'do', value: statement.value }] : [],
      )
    return body.length === 0 ? call : { type: 'block', body, value: call, at }
  }
}

/** Reads a shell script. */
export function readShell(root: SyntaxNode, source: Source): Program {
  return new ShellReader(source).statements(root)
}
