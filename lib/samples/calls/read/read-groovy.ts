import { type GroovyToken, groovyTokens } from '../../parse/groovy-tokens.ts'
import type { Argument, Expression, ObjectEntry, Program, Statement, Target } from '../run/program.ts'
import { GroovyCursor } from './groovy-cursor.ts'
import { groovyString } from './groovy-string.ts'
import { literal, nameAt, type Source } from './source.ts'

const types = /^(?:def|final|String|Map|List|Object|var|int|boolean)$/

/** Reads tokens of Groovy as far as calls need it: assignments, calls with and without parentheses, lists and maps. */
class GroovyReader extends GroovyCursor {
  /** All statements up to the end, or up to the brace that closes a block. */
  statements(): Program {
    const program: Statement[] = []
    while (this.peek() !== undefined && !this.is('}')) {
      const before = this.index
      program.push(...this.statement())
      if (this.index === before) this.index += 1
    }
    return program
  }

  private block(): Program {
    if (!this.is('{')) return []
    this.index += 1
    const body = this.statements()
    if (this.is('}')) this.index += 1
    return body
  }

  private statement(): Statement[] {
    while (types.test(this.peek()?.text ?? '') && this.peek(1)?.kind === 'name') this.index += 1
    const first = this.peek()
    if (first === undefined) return []
    if (this.is('{')) return this.block()
    if (first.kind !== 'name') return first.kind === 'string' ? [{ type: 'do', value: this.expression() }] : []
    if (this.is('return')) {
      this.index += 1
      return [{ type: 'return', value: this.expression() }]
    }
    const method = this.method(first)
    if (method !== undefined) return [method]
    const value = this.expression()
    if (!this.is('=')) return [{ type: 'do', value }]
    this.index += 1
    this.skipLines()
    const target: Target | undefined = value.type === 'name' || value.type === 'member' ? value : undefined
    const given = this.expression()
    return [
      target === undefined ? { type: 'do', value: given } : { type: 'assign', target, value: given, declare: false },
    ]
  }

  /** `def name(a, b) { … }` */
  private method(name: GroovyToken): Statement | undefined {
    const isDeclared = types.test(this.peek(-1)?.text ?? '')
    if (!isDeclared || !this.is('(', 1)) return undefined
    this.index += 2
    const names: string[] = []
    while (this.peek() !== undefined && !this.is(')')) {
      const [token, next] = [this.peek(), this.peek(1)]
      if (token?.kind === 'name' && (next?.text === ',' || next?.text === ')')) names.push(token.text)
      this.index += 1
    }
    this.index += 1
    const parameters = names.map((parameter) => ({
      name: parameter,
      target: { type: 'name', name: parameter } as const,
    }))
    const body = this.block()
    const value: Expression = { type: 'function', name: name.text, parameters, body, at: this.at(name) }
    return { type: 'assign', target: { type: 'name', name: name.text }, value, declare: true }
  }

  expression(): Expression {
    const left = this.sum()
    const at = this.at(this.peek())
    if (this.is('?:')) {
      this.index += 1
      return { type: 'either', options: [left, this.expression()], at }
    }
    if (!this.is('?')) return left
    this.index += 1
    const chosen = this.expression()
    if (this.is(':')) this.index += 1
    return { type: 'choose', test: left, chosen, otherwise: this.expression(), at }
  }

  private sum(): Expression {
    const parts = [this.postfix()]
    const at = this.at(this.peek())
    let isText = true
    while (
      this.peek()?.kind === 'operator' &&
      /^(?:\+|-|\*|==|!=|&&|\|\||<|>|<=|>=|<<|=~|==~)$/.test(this.peek()?.text ?? '')
    ) {
      isText &&= this.is('+')
      this.index += 1
      this.skipLines()
      parts.push(this.postfix())
    }
    const [only] = parts
    if (parts.length === 1 && only !== undefined) return only
    return isText ? { type: 'join', parts } : { type: 'unknown', inner: parts, name: '', at }
  }

  private postfix(): Expression {
    let value = this.primary()
    for (;;) {
      const at = this.at(this.peek())
      if (this.is('.') || this.is('?.')) {
        this.index += 1
        value = { type: 'member', of: value, key: literal(this.peek()?.text ?? '', this.at(this.peek())), at }
        this.index += 1
      } else if (this.is('(')) {
        value = { type: 'call', callee: value, args: this.arguments(')'), at: calleeAt(value) ?? at }
      } else if (this.is('[') && this.peek(-1)?.kind !== 'newline') {
        const [key] = this.arguments(']')
        value = { type: 'member', of: value, key: key?.value ?? literal('', at), at }
      } else if (this.is('{') && (value.type === 'call' || value.type === 'name')) {
        value = { type: 'block', body: [{ type: 'do', value }, ...this.block()], value: undefined, at }
      } else if (value.type === 'name' && this.startsArguments()) {
        value = { type: 'call', callee: value, args: this.commandArguments(), at: calleeAt(value) ?? at }
      } else return value
    }
  }

  /** `httpRequest url: "…", httpMode: 'POST'` and `echo "…"`. */
  private startsArguments(): boolean {
    const token = this.peek()
    return token?.kind === 'string' || (token?.kind === 'name' && this.is(':', 1))
  }

  private commandArguments(): Argument[] {
    const args: Argument[] = []
    do {
      if (this.is(',')) this.index += 1
      this.skipLines()
      args.push(this.argument())
    } while (this.is(','))
    return args
  }

  private arguments(close: string): Argument[] {
    this.index += 1
    const args: Argument[] = []
    for (;;) {
      this.skipLines()
      if (this.peek() === undefined) return args
      if (this.is(close)) {
        this.index += 1
        return args
      }
      const before = this.index
      if (this.is(',')) this.index += 1
      else args.push(this.argument())
      if (this.index === before) this.index += 1
    }
  }

  private argument(): Argument {
    const token = this.peek()
    const isNamed = token?.kind === 'name' && this.is(':', 1)
    if (!isNamed) return { value: this.expression() }
    this.index += 2
    this.skipLines()
    return { name: token.text, value: this.expression() }
  }

  private primary(): Expression {
    this.skipLines()
    const token = this.peek()
    const at = this.at(token)
    if (token === undefined) return { type: 'unknown', inner: [], name: '', at }
    if (this.is('[')) return this.collection()
    if (this.is('(')) {
      const [inner] = this.arguments(')')
      return inner?.value ?? { type: 'unknown', inner: [], name: '', at }
    }
    if (this.is('{')) return { type: 'block', body: this.block(), value: undefined, at }
    if (/^[)\]},;:]$/.test(token.text) && token.kind !== 'string') return { type: 'unknown', inner: [], name: '', at }
    this.index += 1
    if (token.kind === 'string') return groovyString(this.source, token, (tokens) => readTokens(this.source, tokens))
    if (token.kind === 'number') return { type: 'plain', value: Number.parseFloat(token.text), at }
    if (token.kind !== 'name') return { type: 'unknown', inner: [], name: '', at }
    if (token.text === 'true' || token.text === 'false') return { type: 'plain', value: token.text === 'true', at }
    if (token.text === 'null') return { type: 'plain', value: null, at }
    return token.text === 'new' ? this.primary() : nameAt(token.text, at)
  }

  /** `[a, b]`, `[key: value]`, `[:]` */
  private collection(): Expression {
    const at = this.at(this.peek())
    const entries: ObjectEntry[] = []
    const items: Argument[] = []
    let isMap = false
    this.index += 1
    for (;;) {
      this.skipLines()
      const token = this.peek()
      if (token === undefined) break
      if (this.is(']')) {
        this.index += 1
        break
      }
      const before = this.index
      if (this.is(',')) this.index += 1
      else if (this.is(':')) {
        isMap = true
        this.index += 1
      } else if ((token.kind === 'name' || token.kind === 'string') && this.is(':', 1)) {
        isMap = true
        const key = token.kind === 'name' ? token.text : token.text.slice(1, -1)
        this.index += 2
        this.skipLines()
        entries.push({ key: literal(key, this.at(token)), value: this.expression() })
      } else items.push({ value: this.expression() })
      if (this.index === before) this.index += 1
    }
    return isMap ? { type: 'object', entries, at } : { type: 'list', items, at }
  }
}

function calleeAt(callee: Expression) {
  return callee.type === 'name' ? callee.at : undefined
}

function readTokens(source: Source, tokens: readonly GroovyToken[]): Expression {
  const code = tokens.filter(({ text }) => text !== '{' && text !== '}')
  return new GroovyReader(source, code).expression()
}

/** Reads a Groovy sample, such as a Jenkinsfile. */
export function readGroovy(source: Source): Program {
  const { tokens, fault } = groovyTokens(source.text)
  return fault === undefined ? new GroovyReader(source, tokens).statements() : []
}
