import { isRecord } from '../../diagnostics/json-pointer.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { typesOf } from './type-label.ts'
import type { Direction } from './value-view.ts'

const deepest = 6
/** Below this depth, responses only show fields that are always present. */
const wholeResponseDepth = 2
const formatted: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'ada@company.example',
  uri: 'https://company.example',
  'uri-reference': '/path',
  hostname: 'company.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b',
}

function sampleNumber(schema: Readonly<Record<string, unknown>>): number {
  const { minimum, exclusiveMinimum, multipleOf } = schema
  if (typeof minimum === 'number') return minimum
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1
  return typeof multipleOf === 'number' ? multipleOf : 1
}

function sampleObject(schema: Readonly<Record<string, unknown>>, direction: Direction, depth: number): unknown {
  const requiredNames = Array.isArray(schema.required) ? schema.required : []
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {}).filter(([, property]) => {
    const { readOnly, writeOnly } = mergeAllOf(property).schema
    return (direction === 'request' ? readOnly : writeOnly) !== true
  })
  const chosen = properties.filter(
    ([name]) => (direction === 'response' && depth < wholeResponseDepth) || requiredNames.includes(name),
  )
  const shownProperties = depth > deepest ? [] : chosen.length > 0 ? chosen : properties.slice(0, 3)
  return Object.fromEntries(
    shownProperties.map(([name, property]) => [name, sampleValue(property, direction, depth + 1)]),
  )
}

/** A value that matches a schema, for operations without examples: as short as is useful. */
export function sampleValue(source: unknown, direction: Direction, depth = 0): unknown {
  const { schema, unions } = mergeAllOf(source)
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0]
  if (schema.example !== undefined) return schema.example
  if ('const' in schema) return schema.const
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0]
  const [union] = unions
  if (union !== undefined) {
    const { oneOf: _, anyOf: __, allOf: ___, ...rest } = schema
    return sampleValue({ allOf: [rest, union.options[0]] }, direction, depth)
  }
  const [type] = typesOf(schema)
  if (type === 'object') return sampleObject(schema, direction, depth)
  if (type === 'array') {
    if (Array.isArray(schema.prefixItems) && depth <= deepest) {
      return schema.prefixItems.map((item) => sampleValue(item, direction, depth + 1))
    }
    return schema.items === undefined || depth > deepest ? [] : [sampleValue(schema.items, direction, depth + 1)]
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return sampleNumber(schema)
  return type === 'string' ? (formatted[String(schema.format)] ?? 'string') : null
}
