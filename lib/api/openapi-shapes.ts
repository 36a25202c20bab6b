import { type ObjectSource, openApiObjects } from './openapi-objects.ts'
import { schemaFields } from './schema-keywords.ts'

/** Versions of OpenAPI that are read. */
export type SpecVersion = '3.0' | '3.1'

/** What a field holds: `type`, one or many of it, and whether a reference may stand for each. */
export interface FieldType {
  type: string
  many: 'one' | 'list' | 'map'
  references: boolean
}

/** An object of OpenAPI: its fields, or what its own keys hold. */
export interface Shape {
  /** For sentences: “a response”. */
  label: string
  fields: ReadonlyMap<string, FieldType>
  required: readonly string[]
  /** Fields that OpenAPI 3.1 added. */
  since31: ReadonlySet<string>
  /** For objects with keys of the writer's choice: what the keys look like and hold. */
  entries?: { pattern: RegExp; keys: string; field: FieldType }
}

/** The name of an object of OpenAPI. */
export type ShapeName = keyof typeof openApiObjects

function parseField(source: string): FieldType {
  const [, mark = '', type = '', suffix = ''] = /^(&?)(.*?)(\[\]|\{\})?$/.exec(source) ?? []
  return { type, many: suffix === '[]' ? 'list' : suffix === '{}' ? 'map' : 'one', references: mark === '&' }
}

function parseFields(fields: Readonly<Record<string, string>>): Map<string, FieldType> {
  return new Map(Object.entries(fields).map(([name, source]) => [name, parseField(source)]))
}

function toShape({ label, fields = {}, required = [], since31 = [], entries }: ObjectSource): Shape {
  const shape = { label, fields: parseFields(fields), required, since31: new Set(since31) }
  return entries === undefined ? shape : { ...shape, entries: { ...entries, field: parseField(entries.field) } }
}

const shapes = new Map<string, Shape>(Object.entries(openApiObjects).map(([name, source]) => [name, toShape(source)]))
const schemaShapes = {
  '3.0': { ...toShape(openApiObjects.Schema), fields: parseFields(schemaFields['3.0']) },
  '3.1': { ...toShape(openApiObjects.Schema), fields: parseFields(schemaFields['3.1']) },
}

/** What is known of an object of OpenAPI. */
export function shapeOf(name: ShapeName, version: SpecVersion): Shape {
  return name === 'Schema' ? schemaShapes[version] : (shapes.get(name) as Shape)
}

/** Whether a field's type is an object of OpenAPI and not a plain value. */
export function isShapeName(type: string): type is ShapeName {
  return shapes.has(type)
}

/** What a key of an object holds; undefined for a key that it does not have. */
export function fieldOf(shape: Shape, key: string, version: SpecVersion): FieldType | undefined {
  if (version === '3.0' && shape.since31.has(key)) return undefined
  return shape.fields.get(key) ?? (shape.entries?.pattern.test(key) === true ? shape.entries.field : undefined)
}
