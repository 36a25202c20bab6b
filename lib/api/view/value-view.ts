import { isRecord } from '../../diagnostics/json-pointer.ts'
import type { SchemaCut } from '../inline-schemas.ts'
import type { FieldSection } from '../operation-anchors.ts'
import { type MergedSchema, mergeAllOf, type Union } from './merge-all-of.ts'
import type { PagePlace, PageRegister } from './page-register.ts'
import { plainValue } from './plain-value.ts'
import { isRequirement, notFact, requirementFact } from './schema-rules.ts'
import { namesValues, typeLabel, typesOf } from './type-label.ts'
import { type Fact, valueFacts } from './value-facts.ts'

type Schema = Record<string, unknown>

/** Who sends the value: fields that only the other side sends are left out. */
export type Direction = 'request' | 'response'

export interface AllowedValue {
  value: string
  /** Markdown. */
  description: string | undefined
}

export interface UnionView {
  kind: Union['kind']
  options: ValueView[]
}

/** A page's description of a value. */
export interface ValueView {
  type: string
  /** Name of an object or an alternative; names of scalar values are not useful to readers. */
  title: string | undefined
  /** Markdown. */
  description: string | undefined
  deprecated: boolean
  facts: Fact[]
  /** The only allowed values. */
  values: AllowedValue[]
  fields: FieldView[]
  unions: UnionView[]
  /** Described elsewhere on the page or, without a place, not at all. */
  elsewhere: { reason: 'recursive' | 'same' | 'size'; name: string; place: PagePlace | undefined } | undefined
}

export interface FieldView {
  /** `pattern` is a pattern for names, `position` an index in a list, and `other` is every name that isn’t listed. */
  kind: 'named' | 'pattern' | 'other' | 'position'
  name: string
  id: string | undefined
  required: boolean
  value: ValueView
}

/** The place of a value on its page. */
export interface ValuePlace {
  register: PageRegister
  direction: Direction
  section: FieldSection
  /** Names of the fields on the path to the value. */
  names: readonly string[]
  /** The value's own place. */
  place: PagePlace
  /** Enclosing named schemas. */
  within: readonly { name: string; place: PagePlace }[]
}

/** Below this depth, schemas that were already shown are not repeated. */
const repeatDepth = 2
/** Maximum size of schemas that are repeated, in characters of JSON: a link would not be shorter. */
const smallSchema = 700

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const isPlain = (view: ValueView) =>
  view.description === undefined &&
  view.facts.length + view.values.length + view.fields.length + view.unions.length === 0 &&
  view.elsewhere === undefined

/** The item schema of nested lists. */
function innermost(merged: MergedSchema): MergedSchema {
  return isRecord(merged.schema.items) ? innermost(mergeAllOf(merged.schema.items)) : merged
}

function cutOf(schema: Schema): SchemaCut | undefined {
  return isRecord(schema['x-cut']) ? (schema['x-cut'] as unknown as SchemaCut) : undefined
}

function isScalar({ schema }: MergedSchema): boolean {
  const types = typesOf(schema)
  return types.length > 0 && !types.includes('object') && !types.includes('array')
}

function isHidden({ schema }: MergedSchema, direction: Direction): boolean {
  return schema[direction === 'request' ? 'readOnly' : 'writeOnly'] === true
}

function namedFields({ schema }: MergedSchema, at: ValuePlace): FieldView[] {
  const requiredNames = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([name, field]) => {
    if (isHidden(mergeAllOf(field), at.direction)) return []
    const names = [...at.names, name]
    const id = at.register.claim(at.section, names)
    const place = { id, text: names.join('.') }
    return [
      { kind: 'named', name, id, required: requiredNames.has(name), value: viewValue(field, { ...at, names, place }) },
    ]
  })
}

function otherFields(merged: MergedSchema, at: ValuePlace): FieldView[] {
  const { schema } = merged
  const patterns = Object.entries(isRecord(schema.patternProperties) ? schema.patternProperties : {})
  const tuple = Array.isArray(schema.prefixItems) ? schema.prefixItems : []
  const isMap = schema.properties === undefined && patterns.length === 0
  const fields = [
    ...tuple.map((item, index) => ({ kind: 'position' as const, name: String(index), source: item })),
    ...patterns.map(([name, source]) => ({ kind: 'pattern' as const, name, source })),
    ...(isRecord(schema.additionalProperties)
      ? [{ kind: 'other' as const, name: isMap ? 'any key' : 'any other key', source: schema.additionalProperties }]
      : []),
  ].map(({ kind, name, source }): FieldView => {
    return { kind, name, id: undefined, required: false, value: viewValue(source, at) }
  })
  // The map's type already says that its values are of a plain type.
  const isSaid = namesValues(typeLabel(merged))
  return fields.filter(({ kind, value }) => !(kind === 'other' && isMap && isPlain(value) && isSaid))
}

/** The name of an alternative: its title, or the value of its discriminating field. */
function nameOption(option: MergedSchema): string | undefined {
  const title = textOf(option.schema.title)
  if (title !== undefined) return title
  const decisive = Object.entries(isRecord(option.schema.properties) ? option.schema.properties : {}).find(
    ([, field]) => isRecord(field) && 'const' in field,
  )
  return decisive === undefined ? undefined : `${decisive[0]}: ${plainValue((decisive[1] as Schema).const)}`
}

function viewUnion({ kind, options }: Union, at: ValuePlace): UnionView | undefined {
  const views = options
    .map((option) => ({ option: mergeAllOf(option), view: viewValue(option, at) }))
    .map(({ option, view }) => ({ ...view, title: view.title ?? nameOption(option) }))
  // If every alternative is only a type, the type label already lists them.
  return views.every((view) => isPlain(view) && !view.type.includes(' or ')) ? undefined : { kind, options: views }
}

const isChoice = ({ options }: Union) => options.every((option) => 'const' in option)

function allowedValues(schema: Schema, unions: readonly Union[]): AllowedValue[] {
  const enumValues = Array.isArray(schema.enum) ? schema.enum : []
  const chosen = unions.filter(isChoice).flatMap(({ options }) => options)
  return [
    ...enumValues.map((value) => ({ value: plainValue(value), description: undefined })),
    ...chosen.map((option) => ({
      value: plainValue(option.const),
      description: textOf(option.description) ?? textOf(option.title),
    })),
  ]
}

/** Examples, unless the type or the list of values already says as much. */
function examplesOf(schema: Schema): unknown[] {
  if (Array.isArray(schema.enum) || typesOf(schema).every((type) => type === 'boolean' || type === 'null')) return []
  if (Array.isArray(schema.examples)) return schema.examples
  return schema.example === undefined ? [] : [schema.example]
}

/** A key that identical schemas share; undefined for schemas that are short or truncated. */
function repetitionKey(schema: Schema, direction: Direction): string | undefined {
  const title = textOf(schema.title)
  if (title === undefined) return undefined
  const text = JSON.stringify(schema)
  if (text.length < smallSchema || text.includes('"reason":"size"')) return undefined
  const names = Object.keys(isRecord(schema.properties) ? schema.properties : {})
  return [direction, title, ...names, text.length].join('\0')
}

/** What describes a value: a list is described by its items, too. */
function partsOf(merged: MergedSchema) {
  const itemSchema = innermost(merged)
  const isList = itemSchema !== merged
  const unions = [...itemSchema.unions, ...(isList ? merged.unions : [])]
  const alternatives = unions.filter((union) => !isRequirement(union) && !isChoice(union))
  const hasContent = isRecord(itemSchema.schema.properties) || alternatives.length > 0
  return { itemSchema, isList, unions, alternatives, hasContent }
}

/** What is said about a value itself, without its fields and alternatives. */
type OwnView = Omit<ValueView, 'fields' | 'unions' | 'elsewhere'>

function ownView(
  merged: MergedSchema,
  { itemSchema, isList, unions, hasContent }: ReturnType<typeof partsOf>,
): OwnView {
  const { schema } = merged
  const rules = [
    ...unions.filter(isRequirement).map(requirementFact),
    ...[...merged.nots, ...(isList ? itemSchema.nots : [])].map(notFact).filter((fact) => fact !== undefined),
  ]
  const isNamed = hasContent || typesOf(itemSchema.schema).includes('object')
  return {
    type: typeLabel(merged),
    title: isNamed ? textOf(itemSchema.schema.title) : undefined,
    description: textOf(schema.description) ?? (isList ? textOf(itemSchema.schema.description) : undefined),
    deprecated: schema.deprecated === true,
    facts: [...valueFacts(schema, isList ? itemSchema.schema : undefined, examplesOf(schema)), ...rules],
    values: allowedValues(itemSchema.schema, unions),
  }
}

/** Describes a value itself: its type, its limits, and its only values, if there are some. */
export function viewOwn(source: unknown): OwnView {
  const merged = mergeAllOf(source)
  return ownView(merged, partsOf(merged))
}

/** Describes a value, including all nested values. */
export function viewValue(source: unknown, at: ValuePlace): ValueView {
  const merged = mergeAllOf(source)
  const parts = partsOf(merged)
  const { itemSchema, isList, alternatives, hasContent } = parts
  const view: ValueView = { ...ownView(merged, parts), fields: [], unions: [], elsewhere: undefined }
  const { title } = view
  const cut = cutOf(itemSchema.schema)
  if (cut !== undefined && !(cut.reason === 'size' && isScalar(itemSchema))) {
    const place = at.within.findLast(({ name }) => name === cut.name)?.place
    return { ...view, elsewhere: { reason: cut.reason, name: cut.name, place } }
  }
  const key = hasContent ? repetitionKey(itemSchema.schema, at.direction) : undefined
  const earlierPlace = key === undefined ? undefined : at.register.shownAt(key)
  if (earlierPlace !== undefined && at.names.length >= repeatDepth) {
    return { ...view, elsewhere: { reason: 'same', name: earlierPlace.text, place: earlierPlace } }
  }
  if (hasContent && title !== undefined && at.names.length > 0 && at.register.isFull()) {
    return { ...view, elsewhere: { reason: 'size', name: title, place: at.register.shownAt(title) } }
  }
  if (key !== undefined) at.register.note(key, at.place)
  if (key !== undefined && title !== undefined) at.register.note(title, at.place)
  const below = { ...at, within: [...at.within, ...itemSchema.names.map((name) => ({ name, place: at.place }))] }
  return {
    ...view,
    fields: [
      ...namedFields(itemSchema, below),
      ...otherFields(itemSchema, below),
      ...(isList ? otherFields(merged, below) : []),
    ],
    unions: alternatives.flatMap((union) => viewUnion(union, below) ?? []),
  }
}
