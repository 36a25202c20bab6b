import { type ObjectSource, openApiObjects } from './openapi-objects.ts'
import { schemaFields } from './schema-keywords.ts'

export type SpecVersion = '3.0' | '3.1'

/** The version of a bundle. */
export function versionOf(document: Record<string, unknown>): SpecVersion {
  return String(document.openapi).startsWith('3.0') ? '3.0' : '3.1'
}

/** The type of a field: `type`, whether it is a single value, a list, or a map, and whether references are allowed. */
export interface FieldType {
  type: string
  many: 'one' | 'list' | 'map'
  references: boolean
}

/** The definition of an OpenAPI object: its fields, or the type of its entries. */
export interface Shape {
  /** For messages: “a response”. */
  label: string
  fields: ReadonlyMap<string, FieldType>
  required: readonly string[]
  /** Fields added in OpenAPI 3.1. */
  since31: ReadonlySet<string>
  /** For objects with arbitrary keys: the pattern of the keys and the type of their values. */
  entries?: { pattern: RegExp; keys: string; field: FieldType }
}

export type ShapeName = keyof typeof openApiObjects

function parseField(source: string): FieldType {
  const [, mark = '', type = '', suffix = ''] = /^(&?)(.*?)(\[\]|\{\})?$/.exec(source) ?? []
  return { type, many: suffix === '[]' ? 'list' : suffix === '{}' ? 'map' : 'one', references: mark === '&' }
}

function toShape({ label, fields = '', entries }: ObjectSource): Shape {
  const sources = [...fields.matchAll(/([\w$]+)(!?)(\+?): ([^\s,]+)/g)]
  const namesWith = (mark: '!' | '+') => sources.filter((source) => source.includes(mark)).map(([, name = '']) => name)
  return {
    label,
    fields: new Map(sources.map(([, name = '', , , type = '']) => [name, parseField(type)])),
    required: namesWith('!'),
    since31: new Set(namesWith('+')),
    ...(entries && { entries: { ...entries, field: parseField(entries.field) } }),
  }
}

const shapes = new Map<string, Shape>(Object.entries(openApiObjects).map(([name, source]) => [name, toShape(source)]))
const schemaShapes = {
  '3.0': toShape({ ...openApiObjects.Schema, fields: schemaFields['3.0'] }),
  '3.1': toShape({ ...openApiObjects.Schema, fields: schemaFields['3.1'] }),
}

/** The definition of an OpenAPI object. */
export function shapeOf(name: ShapeName, version: SpecVersion): Shape {
  return name === 'Schema' ? schemaShapes[version] : (shapes.get(name) as Shape)
}

/** Whether a field's type is an OpenAPI object rather than a plain value. */
export function isShapeName(type: string): type is ShapeName {
  return shapes.has(type)
}

/** The type of an object's key; undefined if the object does not have it. */
export function fieldOf(shape: Shape, key: string, version: SpecVersion): FieldType | undefined {
  if (version === '3.0' && shape.since31.has(key)) return undefined
  return shape.fields.get(key) ?? (shape.entries?.pattern.test(key) === true ? shape.entries.field : undefined)
}
