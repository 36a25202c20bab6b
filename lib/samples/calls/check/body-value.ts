import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from 'jsonc-parser'
import { parseJson } from '../../parse/json.ts'
import { hasHole, holeMark, meant, type Origin, originAt, plainText, type TracedText } from '../run/traced-text.ts'
import { originOf, textOf, type Value } from '../run/value.ts'

/** Stands for a value of which nothing is known, its type included. */
export const anything = '\uE001'

/** A body with the places of its parts. */
export interface BodyValue {
  value: unknown
  /** Objects and lists that may have more than what is in them. */
  open: WeakSet<object>
  /** Where the value at some steps stands, and its key; of the deepest value on the way, if it does not exist. */
  placeOf: (steps: readonly string[]) => { key?: Origin; value: Origin }
}

interface Placed {
  at: Origin
  key?: Origin
  children: Map<string, Placed>
}

function convert(value: Value, open: WeakSet<object>, key?: Origin): { json: unknown; placed: Placed } {
  const placed: Placed = { at: originOf(value), children: new Map(), ...(key === undefined ? {} : { key }) }
  switch (value.kind) {
    case 'plain':
      return { json: value.value, placed }
    case 'text':
      return { json: plainText(value.text), placed }
    case 'list': {
      const items = value.items.map((item, index) => {
        const { json, placed: inner } = convert(item, open)
        placed.children.set(String(index), inner)
        return json
      })
      if (value.open) open.add(items)
      return { json: items, placed }
    }
    case 'object': {
      const object: Record<string, unknown> = {}
      for (const { key: name, value: entry } of value.entries) {
        const word = plainText(name)
        const { json, placed: inner } = convert(entry, open, originAt(name, 0) ?? placed.at)
        placed.children.set(word, inner)
        object[word] = json
      }
      if (value.open) open.add(object)
      return { json: object, placed }
    }
    case 'form':
    case 'json':
      return { json: plainText(textOf(value)), placed }
    default:
      return { json: anything, placed }
  }
}

/** The body that a program makes of a value. */
export function bodyOfValue(value: Value): BodyValue {
  const open = new WeakSet<object>()
  const { json, placed } = convert(value, open)
  return {
    value: json,
    open,
    placeOf(steps) {
      let current = placed
      for (const step of steps) {
        const next = current.children.get(step)
        if (next === undefined) return { value: current.at }
        current = next
      }
      return { value: current.at, ...(current.key === undefined ? {} : { key: current.key }) }
    },
  }
}

/** Puts quotes around what is not known and stands outside of strings: `{"limit": $LIMIT}`. */
function withBareHoles(text: TracedText): TracedText {
  let inString = false
  let isEscaped = false
  return text.flatMap((piece) => {
    if (piece.hole !== undefined && !inString) {
      return [...meant('"', piece.at), { ...piece, text: anything }, ...meant('"', piece.at)]
    }
    for (const character of piece.text) {
      if (character === '"' && !isEscaped) inString = !inString
      isEscaped = character === '\\' && !isEscaped
    }
    return [piece]
  })
}

function stepsIn(root: Node, steps: readonly string[]): JSONPath {
  const path: JSONPath = []
  for (const step of steps) {
    const node = findNodeAtLocation(root, path)
    path.push(node?.type === 'array' ? Number(step) : step)
  }
  return path
}

export type ParsedBody =
  | { kind: 'value'; body: BodyValue }
  | { kind: 'fault'; at: Origin | undefined; message: string; hint: string | undefined }
  /** It depends on what is not known whether this is JSON. */
  | { kind: 'unknown' }

function offsetIn(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** Reads a body of JSON. */
export function bodyOfText(written: TracedText): ParsedBody {
  const text = withBareHoles(written)
  const plain = plainText(text)
  const { faults, tree } = parseJson(plain)
  const [fault] = faults
  if (fault !== undefined || tree === undefined) {
    if (hasHole(plainText(written)) || fault === undefined) return { kind: 'unknown' }
    const { line, column, message, hint } = fault
    return { kind: 'fault', at: originAt(text, offsetIn(plain, line, column)), message, hint }
  }
  const start = originAt(text, tree.offset) ?? { unit: 0, offset: 0 }
  return {
    kind: 'value',
    body: {
      value: getNodeValue(tree) as unknown,
      open: new WeakSet(),
      placeOf(steps) {
        for (let count = steps.length; count > 0; count--) {
          const node = findNodeAtLocation(tree, stepsIn(tree, steps.slice(0, count)))
          if (node === undefined) continue
          const value = originAt(text, node.offset) ?? start
          const named = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
          const key = named === undefined || count < steps.length ? undefined : originAt(text, named.offset)
          return { value, ...(key === undefined ? {} : { key }) }
        }
        return { value: start }
      },
    },
  }
}

/** Whether a text holds something that is not known. */
export function isOpenText(text: string): boolean {
  return text.includes(holeMark) || text.includes(anything)
}
