import type { Origin, TracedText } from './traced-text.ts'

/**
 * A sample as the few things that matter for the calls it makes: names, texts, objects and calls. Each language is read
 * into this, and one machine runs it.
 */
export type Program = Statement[]

export type Statement =
  /** `declare`: the name is new in its function; otherwise one that is known outside of it is set. */
  | { type: 'assign'; target: Target; value: Expression; declare: boolean }
  | { type: 'do'; value: Expression }
  | { type: 'each'; target: Target; of: Expression; body: Program }
  | { type: 'return'; value: Expression }
  /** Another name of something that an imported module has. */
  | { type: 'alias'; name: string; of: string }

export type Target =
  | { type: 'name'; name: string }
  | { type: 'member'; of: Expression; key: Expression }
  | { type: 'items'; targets: (Target | undefined)[] }
  | { type: 'keys'; entries: { key: string; target: Target }[] }

export type Expression =
  | { type: 'text'; text: TracedText }
  | { type: 'plain'; value: number | boolean | null; at: Origin }
  | { type: 'join'; parts: Expression[] }
  | { type: 'name'; name: string; at: Origin }
  | { type: 'member'; of: Expression; key: Expression; at: Origin }
  | { type: 'object'; entries: ObjectEntry[]; at: Origin }
  | { type: 'list'; items: Argument[]; at: Origin }
  | { type: 'call'; callee: Expression; args: Argument[]; at: Origin }
  /** The first one that is something. */
  | { type: 'either'; options: Expression[]; at: Origin }
  | { type: 'choose'; test: Expression; chosen: Expression; otherwise: Expression; at: Origin }
  | { type: 'function'; name: string; parameters: Parameter[]; body: Program; at: Origin }
  /** Items of a list made from another one: only what one of them looks like is known. */
  | { type: 'items'; of: Expression; target: Target | undefined; item: Expression; at: Origin }
  /** Something that is not followed; what is inside of it is run, for the calls in it. */
  | { type: 'unknown'; inner: Expression[]; name: string; at: Origin }
  | { type: 'block'; body: Program; value: Expression | undefined; at: Origin }

export interface ObjectEntry {
  /** Undefined: all entries of the value are taken over. */
  key: Expression | undefined
  value: Expression
}

export interface Argument {
  value: Expression
  name?: string
  /** The items of the value are the arguments. */
  spread?: boolean
}

export interface Parameter {
  target: Target
  /** By which it can be given. */
  name: string
  fallback?: Expression
  /** Takes all arguments from this one on. */
  rest?: number
}

/** The place that an expression names, if it names one. */
export function targetOf(expression: Expression): Target | undefined {
  if (expression.type === 'name') return expression
  return expression.type === 'member' ? expression : undefined
}
