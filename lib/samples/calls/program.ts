import type { SyntaxNode } from '../parse/syntax-tree.ts'
import type { FoundCall } from './found-call.ts'
import { hole, type TracedText, written } from './traced-text.ts'
import { eitherOf, entryOf, type FunctionValue, objectValue, snapshot, unknown, type Value } from './value.ts'

/** Limits for steps and loop iterations, above what any sample needs. */
const mostSteps = 20_000
export const mostTurns = 20

/** Evaluates a node of a syntax tree, with its effects. Undefined if its value is unknown. */
export type Handler = (node: SyntaxNode, scope: Scope) => Value | undefined
/** Handlers for a language's nodes by type. For all other nodes, only the children are visited. */
export type Grammar = Readonly<Record<string, Handler>>

/** A table with one row for several keys. @example table({ 'a b': 1 }) → { a: 1, b: 1 } */
export function table<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(rows).flatMap(([keys, row]) => keys.split(' ').map((key) => [key, row])))
}

export interface Parameter {
  name: string
  bind: (value: Value, scope: Scope) => void
  fallback?: ((scope: Scope) => Value) | undefined
  /** Takes all remaining arguments. */
  isRest?: boolean
}

/** A part of a script that is replaced before the script runs, such as an expression of a workflow. */
export interface Replaced {
  start: number
  end: number
  name: string
}

/**
 * A program that is interpreted abstractly: every branch is taken, loops go over the known items of their lists, and
 * values that cannot be determined stay unknown.
 */
export class Program {
  readonly calls: FoundCall[] = []
  /** Full names of imported names. */
  readonly aliases = new Map<string, string>()
  readonly grammar: Grammar
  private readonly text: string
  private readonly replaced: readonly Replaced[]
  // By the offset of the definition, so an inner function is the same function in each call of the outer one.
  private readonly functions = new Map<number, FunctionValue>()
  private readonly called = new Set<number>()
  private readonly running = new Set<number>()
  private steps = 0

  constructor(grammar: Grammar, text: string, replaced: readonly Replaced[] = []) {
    this.grammar = grammar
    this.text = text
    this.replaced = replaced
  }

  textBetween(start: number, end: number): TracedText {
    const parts: TracedText[] = []
    let from = start
    for (const { start: first, end: last, name } of this.replaced) {
      if (last <= from || first >= end) continue
      const hidden = Math.max(from, first)
      parts.push(written(this.text.slice(from, hidden), from), hole(name, hidden))
      from = Math.min(end, last)
    }
    return [...parts.flat(), ...written(this.text.slice(from, end), from)]
  }

  record(call: FoundCall): void {
    this.calls.push({ ...call, body: call.body && snapshot(call.body) })
  }

  /** Whether the program has gone on for too long. */
  isOver(): boolean {
    this.steps += 1
    return this.steps > mostSteps
  }

  define(name: string, at: number, outer: Scope, parameters: readonly Parameter[], body: (scope: Scope) => unknown) {
    const call: FunctionValue['call'] = ({ args, options, at: place }) => {
      this.called.add(at)
      // A function that calls itself reveals nothing new.
      if (this.running.has(at)) return unknown(at)
      this.running.add(at)
      const scope = new Scope(this, outer)
      for (const [index, { name: word, bind, fallback, isRest }] of parameters.entries()) {
        const rest: Value = { kind: 'list', items: args.slice(index), open: options.open, at: place }
        const missing: Value = options.open ? unknown(at, word) : { kind: 'plain', value: null, at: place }
        bind(isRest ? rest : (args[index] ?? entryOf(options, word) ?? fallback?.(scope) ?? missing), scope)
      }
      body(scope)
      this.running.delete(at)
      return eitherOf(scope.returned) ?? unknown(at)
    }
    const value: FunctionValue = { kind: 'function', name, at, call }
    this.functions.set(at, value)
    return value
  }

  /**
   * Calls the functions that have not been called yet, with unknown arguments. The program's entry points come first,
   * because they call others; then the rest, from the last to the first.
   */
  finish(): void {
    const all = [...this.functions.values()].reverse()
    const isStart = ({ name }: FunctionValue) => name === 'main' || name === 'init'
    for (const { at, call } of [...all.filter(isStart), ...all]) {
      if (!this.called.has(at)) call({ args: [], options: objectValue(at, 'plain', true), at })
    }
  }
}

/** The names that are known in a function. */
export class Scope {
  readonly program: Program
  /** What the function returns, in its branches. */
  readonly returned: Value[] = []
  private readonly outer: Scope | undefined
  private readonly values = new Map<string, Value>()

  constructor(program: Program, outer?: Scope) {
    this.program = program
    this.outer = outer
  }

  get(name: string): Value | undefined {
    return this.values.get(name) ?? this.outer?.get(name)
  }

  declare(name: string, value: Value): void {
    this.values.set(name, value)
  }

  /** Sets a name in the scope that defines it, or else in this one. */
  set(name: string, value: Value): void {
    if (this.values.has(name) || this.outer?.get(name) === undefined) this.values.set(name, value)
    else this.outer.set(name, value)
  }
}

/** Evaluates the children of a node; returns the value of the last one. */
export function visitAll(node: SyntaxNode, scope: Scope): Value | undefined {
  let last: Value | undefined
  for (const child of node.namedChildren) last = visit(child, scope)
  return last
}

/** Evaluates a node of the program. */
export function visit(node: SyntaxNode | null | undefined, scope: Scope): Value {
  if (node == null) return unknown(0)
  const handler = scope.program.grammar[node.type]
  if (handler === undefined) visitAll(node, scope)
  return (scope.program.isOver() ? undefined : handler?.(node, scope)) ?? unknown(node.startIndex)
}
