import type { Node } from 'jsonc-parser'
import { anythingMark, holeMark } from '../../diagnostics/private-marks.ts'
import { offsetOfPlace } from '../../diagnostics/text-place.ts'
import { parseJson } from '../parse/json.ts'
import type { SyntaxDiagnostic } from '../parse/syntax-diagnostic.ts'
import { meant, originAt, plainText, type TracedText } from './traced-text.ts'
import { originOf, textOf, unknown, type Value } from './value.ts'

/** A body as JSON, and the value with the places of its parts. */
export interface Body {
  json: unknown
  value: Value
  /** Objects and lists that may have more items than the known ones. */
  open: ReadonlySet<unknown>
}

/** Whether a text has an unknown part. */
export function isOpenText(text: string): boolean {
  return text.includes(holeMark) || text.includes(anythingMark)
}

function toJson(value: Value, open: Set<unknown>): unknown {
  if (value.kind === 'plain') return value.value
  if (value.kind === 'list') {
    const items = value.items.map((item) => toJson(item, open))
    if (value.open) open.add(items)
    return items
  }
  if (value.kind === 'object' && value.role === 'plain') {
    const entries = value.entries.map(({ name, value: entry }) => [plainText(name), toJson(entry, open)])
    const object: unknown = Object.fromEntries(entries)
    if (value.open) open.add(object)
    return object
  }
  return value.kind === 'unknown' || value.kind === 'function' ? anythingMark : plainText(textOf(value))
}

/** Puts quotes around unknown parts outside of strings: `{"limit": $LIMIT}`. */
function withBareHoles(text: TracedText): TracedText {
  let inString = false
  let isEscaped = false
  return text.flatMap((piece) => {
    if (piece.hole !== undefined && !inString) return meant(`"${anythingMark}"`, piece.at)
    for (const character of piece.text) {
      if (character === '"' && !isEscaped) inString = !inString
      isEscaped = character === '\\' && !isEscaped
    }
    return [piece]
  })
}

/** A node of JSON as a value whose parts have the source locations of the text that it was parsed from. */
function fromNode(node: Node, text: TracedText): Value {
  const at = originAt(text, node.offset) ?? 0
  const children = node.children ?? []
  if (node.type === 'array')
    return { kind: 'list', items: children.map((child) => fromNode(child, text)), open: false, at }
  if (node.type === 'object') {
    const entries = children.flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined
        ? []
        : [{ name: meant(String(key.value), originAt(text, key.offset) ?? at), value: fromNode(value, text) }],
    )
    return { kind: 'object', role: 'plain', entries, open: false, at }
  }
  if (node.type !== 'string') return { kind: 'plain', value: node.value as number | boolean | null, at }
  return node.value === anythingMark ? unknown(at) : { kind: 'text', text: meant(String(node.value), at) }
}

/** The body that is sent, or why it is not JSON; undefined if that depends on unknown parts. */
export function bodyOf(sent: Value): Body | { problem: SyntaxDiagnostic; at: number | undefined } | undefined {
  let value = sent.kind === 'json' ? sent.of : undefined
  if (sent.kind === 'text') {
    const text = withBareHoles(sent.text)
    const plain = plainText(text)
    const { diagnostics: objectDiagnostics, tree } = parseJson(plain)
    const [problem] = objectDiagnostics
    if (problem !== undefined) {
      const at = originAt(text, offsetOfPlace(plain, problem))
      return isOpenText(plainText(text)) ? undefined : { problem, at }
    }
    value = tree && fromNode(tree, text)
  }
  if (value === undefined) return undefined
  const open = new Set<unknown>()
  return { json: toJson(value, open), value, open }
}

/**
 * The source location of the value at a path, or of the key for it; if it does not exist, that of its deepest existing
 * parent.
 */
export function placeInBody(value: Value, steps: readonly string[], key?: string): number {
  const [step = key, ...rest] = steps
  if (step === undefined) return originOf(value)
  const entry = value.kind === 'object' ? value.entries.findLast(({ name }) => plainText(name) === step) : undefined
  if (entry !== undefined && steps.length === 0) return originAt(entry.name, 0) ?? originOf(value)
  const next = value.kind === 'list' ? value.items[Number(step)] : entry?.value
  return next === undefined ? originOf(value) : placeInBody(next, rest, key)
}
