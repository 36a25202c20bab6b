import type { FoundCall } from '../found-call.ts'
import type { Clients, Invocation } from './clients.ts'
import { type GivenArguments, givenArguments } from './given-arguments.ts'
import { itemsOf, memberOf, withMember } from './members.ts'
import { type Argument, type Expression, type Program, type Statement, type Target, targetOf } from './program.ts'
import { Scope } from './scope.ts'
import { meant, type Origin, plainText } from './traced-text.ts'
import {
  emptyObject,
  isNothing,
  isUnknown,
  originOf,
  textOf,
  unknown,
  type Value,
  withEntries,
  withEntry,
} from './value.ts'

type FunctionExpression = Extract<Expression, { type: 'function' }>

/** More than any sample needs. */
const mostSteps = 50_000
const mostItems = 20

/**
 * Runs programs in thought, one after the other with the names of those before: every branch is taken, loops go over
 * what is known of their lists, and what cannot be known stays unknown. It finds the calls of HTTP.
 */
export class Machine {
  readonly calls: FoundCall[] = []
  private readonly scope = new Scope()
  private readonly aliases = new Map<string, string>()
  private readonly functions = new Map<FunctionExpression, Scope>()
  private readonly applied = new Set<FunctionExpression>()
  private readonly clients: Clients
  private readonly running = new Set<FunctionExpression>()
  private steps = 0

  constructor(clients: Clients) {
    this.clients = clients
  }

  run(program: Program): void {
    this.runAll(program, this.scope)
  }

  /**
   * Runs the functions that nothing has called, with arguments that are not known. Those that call others come first:
   * where a program begins, then from the last to the first.
   */
  finish(): void {
    const all = [...this.functions].reverse()
    const isStart = ([{ name }]: (typeof all)[number]) => name === 'main' || name === 'init'
    for (const [definition, scope] of [...all.filter(isStart), ...all]) {
      if (this.applied.has(definition)) continue
      const given = definition.parameters.map(({ name, fallback }) =>
        fallback === undefined ? unknown(definition.at, name) : this.evaluate(fallback, scope),
      )
      this.apply({ kind: 'function', definition, scope }, given)
    }
  }

  /** Returns what the program returns: of several values the first that is something. */
  private runAll(program: Program, scope: Scope): Value | undefined {
    const returned = program.flatMap((statement) => this.runOne(statement, scope) ?? [])
    return returned.find((value) => !isUnknown(value) && !isNothing(value)) ?? returned.at(-1)
  }

  private runOne(statement: Statement, scope: Scope): Value | undefined {
    if (this.steps > mostSteps) return undefined
    switch (statement.type) {
      case 'alias':
        this.aliases.set(statement.name, statement.of)
        return undefined
      case 'assign':
        this.assign(statement.target, this.evaluate(statement.value, scope), scope, statement.declare)
        return undefined
      case 'do':
        this.evaluate(statement.value, scope)
        return undefined
      case 'return':
        return this.evaluate(statement.value, scope)
      case 'each': {
        const { items } = itemsOf(this.evaluate(statement.of, scope))
        const returned = items.slice(0, mostItems).flatMap((item) => {
          this.assign(statement.target, item, scope, true)
          return this.runAll(statement.body, scope) ?? []
        })
        return returned[0]
      }
    }
  }

  private assign(target: Target, value: Value, scope: Scope, declare: boolean): void {
    switch (target.type) {
      case 'name':
        if (target.name.startsWith('self.')) scope.outermost.declare(target.name, value)
        else if (declare) scope.declare(target.name, value)
        else scope.set(target.name, value)
        return
      case 'member': {
        const changed = withMember(this.evaluate(target.of, scope), this.evaluate(target.key, scope), value)
        const owner = targetOf(target.of)
        if (owner !== undefined) this.assign(owner, changed, scope, false)
        return
      }
      case 'items':
        for (const [index, inner] of target.targets.entries()) {
          const item = value.kind === 'list' ? value.items[index] : undefined
          if (inner !== undefined) this.assign(inner, item ?? unknown(originOf(value)), scope, declare)
        }
        return
      case 'keys':
        for (const { key, target: inner } of target.entries) {
          const at = originOf(value)
          this.assign(inner, memberOf(value, { kind: 'text', text: meant(key, at) }), scope, declare)
        }
    }
  }

  private evaluate(expression: Expression, scope: Scope): Value {
    this.steps += 1
    switch (expression.type) {
      case 'text':
        return { kind: 'text', text: expression.text }
      case 'plain':
        return { kind: 'plain', value: expression.value, at: expression.at }
      case 'join': {
        const parts = expression.parts.map((part) => this.evaluate(part, scope))
        const [only] = parts
        if (parts.length === 1 && only !== undefined) return only
        return { kind: 'text', text: parts.flatMap(textOf) }
      }
      case 'name':
        return (
          scope.get(expression.name) ?? {
            kind: 'global',
            name: this.aliases.get(expression.name) ?? expression.name,
            at: expression.at,
          }
        )
      case 'member':
        return memberOf(this.evaluate(expression.of, scope), this.evaluate(expression.key, scope))
      case 'object':
        return expression.entries.reduce((object, { key, value }) => {
          const given = this.evaluate(value, scope)
          return key === undefined
            ? withEntries(object, given)
            : withEntry(object, textOf(this.evaluate(key, scope)), given)
        }, emptyObject(expression.at))
      case 'list': {
        const { args, open } = this.arguments(expression.items, scope)
        return { kind: 'list', items: args, open, at: expression.at }
      }
      case 'items': {
        const { items, open } = itemsOf(this.evaluate(expression.of, scope))
        const inner = new Scope(scope)
        const made = items.slice(0, mostItems).map((item) => {
          if (expression.target !== undefined) this.assign(expression.target, item, inner, true)
          return this.evaluate(expression.item, inner)
        })
        return { kind: 'list', items: made, open: open || items.length > mostItems, at: expression.at }
      }
      case 'either': {
        const options = expression.options.map((option) => this.evaluate(option, scope))
        const known = options.find((option) => !isUnknown(option) && !isNothing(option))
        return known ?? options.at(-1) ?? unknown(expression.at)
      }
      case 'choose': {
        const test = this.evaluate(expression.test, scope)
        const chosen = this.evaluate(expression.chosen, scope)
        const otherwise = this.evaluate(expression.otherwise, scope)
        return isNothing(test) || (isUnknown(chosen) && isUnknown(test)) ? otherwise : chosen
      }
      case 'function':
        this.functions.set(expression, scope)
        return { kind: 'function', definition: expression, scope }
      case 'unknown':
        for (const inner of expression.inner) this.evaluate(inner, scope)
        return unknown(expression.at, expression.name)
      case 'block': {
        const returned = this.runAll(expression.body, scope)
        return (
          returned ?? (expression.value === undefined ? unknown(expression.at) : this.evaluate(expression.value, scope))
        )
      }
      case 'call':
        return this.callOf(expression, scope)
    }
  }

  private arguments(given: readonly Argument[], scope: Scope): GivenArguments {
    return givenArguments(given.map((argument) => ({ ...argument, value: this.evaluate(argument.value, scope) })))
  }

  private callOf({ callee, args, at }: Extract<Expression, { type: 'call' }>, scope: Scope): Value {
    const member = callee.type === 'member' ? callee : undefined
    const owner = member === undefined ? undefined : this.evaluate(member.of, scope)
    const invocation: Invocation = {
      ...this.arguments(args, scope),
      at,
      record: (call) => this.calls.push(call),
      apply: (value, values) => (value.kind === 'function' ? this.apply(value, values) : unknown(at)),
    }
    if (member === undefined || owner === undefined) {
      const called = this.evaluate(callee, scope)
      if (called.kind === 'function') return this.apply(called, invocation.args, invocation.named, at)
      return (called.kind === 'global' ? this.clients.call(called.name, invocation) : undefined) ?? unknown(at)
    }
    const name = plainText(textOf(this.evaluate(member.key, scope)))
    const own = owner.kind === 'object' ? memberOf(owner, { kind: 'text', text: meant(name, at) }) : undefined
    if (own?.kind === 'function') return this.apply(own, invocation.args, invocation.named, at)
    const result = owner.kind === 'global' ? this.clients.call(`${owner.name}.${name}`, invocation) : undefined
    if (result !== undefined) return result
    // A method of a class in the sample: which class an object is of does not matter here.
    const method = isUnknown(owner) || owner.kind === 'object' ? scope.get(`self.${name}`) : undefined
    if (method?.kind === 'function' && !this.running.has(method.definition)) {
      return this.apply(method, invocation.args, invocation.named, at)
    }
    const answer = this.clients.method(owner, name, invocation)
    const target = targetOf(member.of)
    if (answer?.receiver !== undefined && target !== undefined) this.assign(target, answer.receiver, scope, false)
    return answer?.value ?? unknown(at, name)
  }

  private apply(
    { definition, scope }: Extract<Value, { kind: 'function' }>,
    args: readonly Value[],
    named: ReadonlyMap<string, Value> = new Map(),
    at: Origin = definition.at,
  ): Value {
    this.applied.add(definition)
    // A function that calls itself shows nothing new.
    if (this.running.has(definition)) return unknown(at)
    this.running.add(definition)
    const inner = new Scope(scope)
    for (const [index, { target, name, fallback, rest }] of definition.parameters.entries()) {
      const missing: Value =
        fallback === undefined ? { kind: 'plain', value: null, at } : this.evaluate(fallback, inner)
      const value: Value =
        rest !== undefined
          ? { kind: 'list', items: args.slice(rest), open: false, at }
          : (args[index] ?? named.get(name) ?? missing)
      this.assign(target, value, inner, true)
    }
    const returned = this.runAll(definition.body, inner)
    this.running.delete(definition)
    return returned ?? unknown(at)
  }
}
