import type { FoundCall } from '../found-call.ts'
import type { Origin } from './traced-text.ts'
import type { Value } from './value.ts'

/** A call in a sample, with what is known of its arguments. */
export interface Invocation {
  args: readonly Value[]
  named: ReadonlyMap<string, Value>
  /** There may be more arguments than these. */
  open: boolean
  at: Origin
  /** Notes that this is a call of HTTP. */
  record: (call: FoundCall) => void
  /** Runs a function of the sample that is an argument here. */
  apply: (value: Value, args: readonly Value[]) => Value
}

/** What a language brings along: its HTTP clients, and the functions that put texts and bodies together. */
export interface Clients {
  /** A function that the sample does not define; undefined when it is none of these. */
  call: (name: string, invocation: Invocation) => Value | undefined
  /** A method; `receiver` is what becomes of the value that has it. */
  method: (
    value: Value,
    name: string,
    invocation: Invocation,
  ) => { value: Value; receiver?: Value | undefined } | undefined
}
