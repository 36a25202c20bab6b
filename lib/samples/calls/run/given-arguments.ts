import { plainText } from './traced-text.ts'
import { isNothing, type Value } from './value.ts'

export interface GivenArguments {
  args: Value[]
  named: Map<string, Value>
  /** There may be more than these. */
  open: boolean
}

interface Given {
  value: Value
  name?: string
  spread?: boolean
}

/** Sorts arguments into those by place and those by name; the items of a spread value are arguments themselves. */
export function givenArguments(all: readonly Given[]): GivenArguments {
  const args: Value[] = []
  const named = new Map<string, Value>()
  let open = false
  for (const { value, name, spread } of all) {
    if (name !== undefined) named.set(name, value)
    else if (spread !== true) args.push(value)
    else if (value.kind === 'list') {
      args.push(...value.items)
      open ||= value.open
    } else if (value.kind === 'object') {
      for (const { key, value: entry } of value.entries) named.set(plainText(key), entry)
      open ||= value.open
    } else if (!isNothing(value)) open = true
  }
  return { args, named, open }
}
