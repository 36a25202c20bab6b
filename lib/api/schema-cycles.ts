import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { referencedName } from './component-names.ts'
import { specDiagnostic } from './spec-diagnostic.ts'
import type { SpecLocation } from './spec-files.ts'

type Schema = Record<string, unknown>
type Schemas = Readonly<Record<string, unknown>>

/** A reference to a named schema that describes the same value. */
interface Edge {
  to: string
  /** The object that is or contains the reference. */
  holder: Schema
}

const unions = ['oneOf', 'anyOf'] as const
const partLists = ['allOf', ...unions] as const
const parts = ['not', 'if', 'then', 'else'] as const

const itemsOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The references in a schema that describe the same value as the schema, not a part of it. */
function edgesOf(schema: unknown): Edge[] {
  if (!isRecord(schema)) return []
  const own = typeof schema.$ref === 'string' ? [{ to: referencedName(schema.$ref), holder: schema }] : []
  const dependent = isRecord(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : []
  const inner = [...partLists.flatMap((key) => itemsOf(schema[key])), ...parts.map((key) => schema[key]), ...dependent]
  return [...own, ...inner.flatMap(edgesOf)]
}

/** Whether a schema contains a named one that describes the same value. */
function reaches(schemas: Schemas, from: unknown, name: string, visited = new Set<string>()): boolean {
  return edgesOf(from).some(({ to }) => {
    if (to === name) return true
    if (visited.has(to)) return false
    visited.add(to)
    return reaches(schemas, schemas[to], name, visited)
  })
}

/** A schema without its alternatives that contain a named schema; undefined if it has none. */
function withoutAlternatives(schemas: Schemas, parent: Schema, name: string): Schema | undefined {
  const removed = unions.filter((key) =>
    itemsOf(parent[key]).some((option) => reaches(schemas, { allOf: [option] }, name)),
  )
  const list = itemsOf(parent.allOf)
  const changed = list.map((part) => (part.$ref === undefined ? withoutAlternatives(schemas, part, name) : undefined))
  if (removed.length === 0 && changed.every((part) => part === undefined)) return undefined
  const entries = Object.entries(parent).filter(([key]) => ![...removed, 'discriminator'].includes(key))
  const copy = Object.fromEntries(entries)
  return list.length === 0 ? copy : { ...copy, allOf: list.map((part, index) => changed[index] ?? part) }
}

interface Cutting {
  schemas: Schemas
  /** Where copies come from. */
  origins: Map<object, SpecLocation>
  originOf: SpecBundle['originOf']
}

/** A parent that a schema extends although it is one of the parent's alternatives. */
interface Cut {
  name: string
  parent: string
  at: SpecLocation | undefined
}

/** A copy of a schema in which copies of such parents, without these alternatives, replace the references to them. */
function withoutCycles(name: string, { schemas, origins, originOf }: Cutting): { schema: unknown; cuts: Cut[] } {
  const cuts: Cut[] = []
  const copy = (source: Schema, within: readonly string[]): Schema => {
    const extension = Object.keys(source).length > 1 ? extend(source, within) : undefined
    if (extension !== undefined) return extension
    const lists = partLists.filter((key) => Array.isArray(source[key]))
    const entries = lists.map((key) => [key, (source[key] as unknown[]).map((part) => copyPart(part, key, within))])
    const copiedSchema = { ...source, ...Object.fromEntries(entries) }
    const origin = originOf(source)
    if (origin !== undefined) origins.set(copiedSchema, origin)
    return copiedSchema
  }
  /** A schema that extends such a parent by a reference, which other keys may be next to. */
  const extend = (source: Schema, within: readonly string[]): Schema | undefined => {
    if (typeof source.$ref !== 'string') return undefined
    const parent = referencedName(source.$ref)
    const target = schemas[parent]
    if (!isRecord(target) || within.includes(parent) || !reaches(schemas, target, name)) return undefined
    const base = withoutAlternatives(schemas, target, name)
    if (base === undefined) return undefined
    cuts.push({ name, parent, at: originOf(source) })
    const [origin, originOfTarget] = [originOf(source), originOf(target)]
    if (originOfTarget !== undefined) origins.set(base, originOfTarget)
    const whole = copy(base, [...within, parent])
    const { $ref: _, ...beside } = source
    if (Object.keys(beside).length === 0) return whole
    const own = copy(beside, within)
    const extendedSchema = { ...own, allOf: [whole, ...itemsOf(own.allOf)] }
    if (origin !== undefined) origins.set(extendedSchema, origin)
    return extendedSchema
  }
  const copyPart = (part: unknown, key: string, within: readonly string[]): unknown => {
    if (!isRecord(part)) return part
    if (typeof part.$ref !== 'string') return copy(part, within)
    return (key === 'allOf' ? extend(part, within) : undefined) ?? part
  }
  const source = schemas[name]
  return { schema: isRecord(source) ? copy(source, []) : source, cuts }
}

/** The cycles of schemas that contain each other, each as a list of references. */
function endlessCycles(schemas: Schemas): Edge[][] {
  const done = new Set<string>()
  const visit = (name: string, path: readonly Edge[]): Edge[][] => {
    const start = path.findIndex(({ to }) => to === name)
    if (start >= 0 && start < path.length - 1) return [path.slice(start + 1)]
    if (done.has(name)) return []
    const edges = edgesOf(schemas[name]).flatMap((edge) =>
      edge.to === name ? [[edge]] : visit(edge.to, [...path, edge]),
    )
    done.add(name)
    return edges
  }
  return Object.keys(schemas).flatMap((name) => visit(name, [{ to: name, holder: {} }]))
}

function cutDiagnostics(cuts: readonly Cut[]): Diagnostic[] {
  return cuts.flatMap(({ name, parent, at }): Diagnostic[] => {
    if (at === undefined) return []
    const relation = `“${name}” extends “${parent}” and is also one of its alternatives`
    const message = `${relation}, so it gets the keys of “${parent}” but not its alternatives`
    const hint = `Move the keys that both need into a schema of their own, and refer to it from “${name}”.`
    return [specDiagnostic(at, { severity: 'warning', code: 'api-schema-cycle', message, hint })]
  })
}

function cycleDiagnostics(cycles: readonly Edge[][], originOf: SpecBundle['originOf']): Diagnostic[] {
  return cycles.flatMap((cycle): Diagnostic[] => {
    const last = cycle.at(-1) as Edge
    const at = originOf(last.holder)
    // A reference that leads only to itself is reported as a reference.
    if (at === undefined) return []
    const path = [last.to, ...cycle.map(({ to }) => to)].join(' → ')
    const message = `“${last.to}” contains itself (${path}), so no value can match it`
    const hint = 'Remove one of the references, or refer to the schema from a property.'
    return [specDiagnostic(at, { code: 'api-schema-cycle', steps: ['$ref'], message, hint })]
  })
}

interface AcyclicSpec {
  bundle: SpecBundle
  diagnostics: Diagnostic[]
  /** Whether schemas contain themselves, so that no value can be checked against them. */
  isEndless: boolean
}

/**
 * Reports schemas that contain themselves as a description of the same value. The common mistake, a child with “allOf”
 * that refers to the parent that lists it in “oneOf”, has a clear meaning: the child has the parent’s keys. It is
 * replaced with that in the bundle.
 */
export function cutSchemaCycles(bundle: SpecBundle): AcyclicSpec {
  const named = valueAt(bundle.document, ['components', 'schemas'])
  const schemas: Record<string, unknown> = isRecord(named) ? named : {}
  const origins = new Map<object, SpecLocation>()
  const originOf: SpecBundle['originOf'] = (value) => origins.get(value) ?? bundle.originOf(value)
  const copies = Object.keys(schemas).map((name) => ({ name, ...withoutCycles(name, { schemas, origins, originOf }) }))
  for (const { name, schema, cuts } of copies) if (cuts.length > 0) schemas[name] = schema
  const cycles = endlessCycles(schemas)
  const diagnostics = [...copies.flatMap(({ cuts }) => cutDiagnostics(cuts)), ...cycleDiagnostics(cycles, originOf)]
  return { bundle: { ...bundle, originOf }, diagnostics, isEndless: cycles.length > 0 }
}
