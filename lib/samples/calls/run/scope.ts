import type { Value } from './value.ts'

/** The names that are known at a place of a program. */
export class Scope {
  readonly parent: Scope | undefined
  private readonly values = new Map<string, Value>()

  constructor(parent?: Scope) {
    this.parent = parent
  }

  get(name: string): Value | undefined {
    return this.values.get(name) ?? this.parent?.get(name)
  }

  declare(name: string, value: Value): void {
    this.values.set(name, value)
  }

  /** Sets a name where it is known, and here where it is not. */
  set(name: string, value: Value): void {
    let owner: Scope | undefined = this
    while (owner !== undefined && !owner.values.has(name)) owner = owner.parent
    ;(owner ?? this).values.set(name, value)
  }

  /** The scope around all functions. */
  get outermost(): Scope {
    return this.parent?.outermost ?? this
  }
}
