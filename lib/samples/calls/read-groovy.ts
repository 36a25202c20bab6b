import { type GroovyToken, groovyQuotes, groovyTokens } from '../parse/groovy-tokens.ts'
import { callMethod, callValue } from './builtins.ts'
import type { FoundCall } from './found-call.ts'
import { type Parameter, Program, Scope } from './program.ts'
import { meant, type TracedText, unescapeText } from './traced-text.ts'
import type { Given, Value } from './value.ts'
import * as values from './value.ts'

const types = /^(?:def|final|String|Map|List|Object|var|int|boolean)$/
const simpleName = /(?<!\\)\$([a-zA-Z_]\w*(?:\.[a-zA-Z_]\w*)*)/g

/** Follows the tokens of Groovy as far as pipelines require: assignments, functions, calls, strings, lists and maps. */
class GroovyReader {
  private readonly tokens: readonly GroovyToken[]
  private readonly scope: Scope
  private index: number

  constructor(tokens: readonly GroovyToken[], scope: Scope, index = 0) {
    this.tokens = tokens
    this.scope = scope
    this.index = index
  }

  private peek(ahead = 0): GroovyToken {
    return this.tokens[this.index + ahead] ?? { kind: 'newline', text: '', offset: 0 }
  }

  private is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.text === text && token.kind !== 'string'
  }

  /** Skips a token if it is the next one. */
  private skip(text: string): boolean {
    const isNext = this.is(text)
    if (isNext) this.index += 1
    return isNext
  }

  /** Evaluates statements to the end, or past the brace that closes a block. */
  block(): void {
    while (this.index < this.tokens.length && !this.skip('}')) {
      const before = this.index
      if (!this.scope.program.isOver()) this.statement()
      if (this.index === before) this.index += 1
    }
  }

  private statement(): void {
    const begin = this.index
    while (types.test(this.peek().text) && this.peek(1).kind === 'name') this.index += 1
    const isDeclared = this.index > begin
    const name = this.peek()
    if (isDeclared && this.is('(', 1)) this.define(name)
    else if (this.skip('return')) this.scope.returned.push(this.expression())
    else if (name.kind === 'name' && this.is('=', 1)) {
      this.index += 2
      const value = this.expression()
      if (isDeclared) this.scope.declare(name.text, value)
      else this.scope.set(name.text, value)
    } else if (name.kind === 'name' || name.kind === 'string' || this.is('{')) this.expression()
  }

  /** `def name(String a, b) { … }`: the block is evaluated at each call. */
  private define({ text, offset }: GroovyToken): void {
    const parameters: Parameter[] = []
    for (this.index += 2; this.index < this.tokens.length && !this.skip(')'); this.index += 1) {
      const name = this.peek().text
      if (this.is(',', 1) || this.is(')', 1))
        parameters.push({ name, bind: (value, scope) => scope.declare(name, value) })
    }
    if (!this.skip('{')) return
    const start = this.index
    const body = (scope: Scope) => new GroovyReader(this.tokens, scope, start).block()
    this.scope.declare(text, this.scope.program.define(text, offset, this.scope, parameters, body))
    for (let depth = 1; depth > 0 && this.index < this.tokens.length; this.index += 1) {
      depth += this.is('{') ? 1 : this.is('}') ? -1 : 0
    }
  }

  /**
   * Sums are texts, a conditional expression has its first value, and the results of all other operators are unknown.
   */
  expression(): Value {
    while (this.skip('\n'));
    const value = this.operand()
    const { kind, text, offset } = this.peek()
    if (kind !== 'operator' || /^[,;:]$/.test(text)) return value
    this.index += 1
    const right = this.expression()
    if (text === '?' && this.skip(':')) this.expression()
    if (text === '?:') return values.eitherOf([value, right]) ?? value
    if (text === '+') return values.textValue([...values.textOf(value), ...values.textOf(right)])
    return text === '?' ? right : values.unknown(offset)
  }

  /** A value and what is applied to it: members, arguments, and blocks. */
  private operand(): Value {
    const { program } = this.scope
    let at = this.peek().offset
    let value = this.primary()
    let owner: { value: Value; name: string } | undefined
    for (;;) {
      // `httpRequest url: "…", httpMode: 'POST'` and `echo "…"`
      const isCommand =
        this.peek(-1).kind === 'name' &&
        (this.peek().kind === 'string' || (this.peek().kind === 'name' && this.is(':', 1)))
      if (this.is('(') || isCommand) {
        const callArguments = { ...this.arguments(isCommand ? '\n' : ')'), at }
        value =
          owner === undefined
            ? callValue(value, callArguments, program)
            : callMethod(owner.value, owner.name, callArguments, program)
        owner = undefined
      } else if (this.skip('.') || this.skip('?.')) {
        const { text: name, offset } = this.peek()
        owner = { value, name }
        at = offset
        value = values.memberOf(value, values.textValue(meant(name, at)))
        this.index += 1
      } else if (this.is('[')) value = values.memberOf(value, this.arguments(']').args[0] ?? values.unknown(at))
      else if (this.skip('{')) this.block()
      else return value
    }
  }

  /** Arguments or items up to a token; named ones are options. `[:]` has neither. */
  private arguments(close: string): Given {
    const { offset: at } = this.peek()
    const given: Given = { args: [], options: values.objectValue(at), at }
    const isCommand = close === '\n'
    if (!isCommand) this.index += 1
    while (this.index < this.tokens.length && !this.is(close)) {
      const before = this.index
      const name = this.peek()
      if (this.is(':', 1) && (name.kind === 'name' || name.kind === 'string')) {
        this.index += 2
        const quotes = groovyQuotes(name)
        values.putEntry(
          given.options,
          meant(name.text.slice(quotes, name.text.length - quotes), name.offset),
          this.expression(),
        )
      } else if (this.skip(',') || this.skip(':')) while (this.skip('\n'));
      else if (isCommand || !this.skip('\n')) given.args.push(this.expression())
      if (this.index > before) continue
      if (isCommand) return given
      this.index += 1
    }
    if (!isCommand) this.index += 1
    return given
  }

  private primary(): Value {
    const token = this.peek()
    const { text, offset: at } = token
    if (token.kind === 'string') return this.string(token)
    if (text === '[') {
      const isMap = this.is(':', 1)
      const { args, options } = this.arguments(']')
      return isMap || options.entries.length > 0 ? options : { kind: 'list', items: args, open: false, at }
    }
    if (text === '(') return this.arguments(')').args[0] ?? values.unknown(at)
    if (/^[)\]},;:]?$/.test(text)) return values.unknown(at)
    this.index += 1
    if (text === '{') this.block()
    if (text === 'new') return this.primary()
    if (token.kind === 'number') return { kind: 'plain', value: Number.parseFloat(text), at }
    if (/^(?:true|false|null)$/.test(text))
      return { kind: 'plain', value: text === 'null' ? null : text === 'true', at }
    return token.kind === 'name' ? (this.scope.get(text) ?? values.unknown(at, text)) : values.unknown(at)
  }

  private string(token: GroovyToken): Value {
    this.index += 1
    const quotes = groovyQuotes(token)
    const names = token.text.startsWith("'") ? [] : [...token.text.matchAll(simpleName)]
    const known = names.map(({ index, 0: all, 1: path = '' }) => {
      const at = token.offset + index
      const [first = '', ...keys] = path.split('.')
      const start = this.scope.get(first) ?? values.unknown(at, first)
      const value = keys.reduce((of, key) => values.memberOf(of, values.textValue(meant(key, at))), start)
      return { at, end: at + all.length, value }
    })
    const embedded = (token.embedded ?? []).map(({ offset, end, tokens }) => {
      const code = tokens.filter(({ text }) => text !== '{' && text !== '}')
      return { at: offset, end, value: new GroovyReader(code, this.scope).expression() }
    })
    const pieces: TracedText[] = []
    let from = token.offset + quotes
    const add = (to: number) => pieces.push(unescapeText(this.scope.program.textBetween(from, to)))
    for (const { at, end, value } of [...known, ...embedded].sort((a, b) => a.at - b.at)) {
      if (at < from) continue
      add(at)
      pieces.push(values.textOf(value))
      from = end
    }
    add(token.offset + token.text.length - quotes)
    return values.textValue(pieces.flat())
  }
}

/** The calls of a Groovy text, such as a Jenkinsfile. */
export function groovyCalls(text: string): FoundCall[] {
  const program = new Program({}, text)
  const { tokens, diagnostic } = groovyTokens(text)
  if (diagnostic === undefined) new GroovyReader(tokens, new Scope(program)).block()
  program.finish()
  return program.calls
}
