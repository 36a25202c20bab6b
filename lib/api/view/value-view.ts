import type { SchemaCut } from '../inline-schemas.ts'
import { isRecord } from '../json-pointer.ts'
import type { FieldSection } from '../operation-anchors.ts'
import { type MergedSchema, mergeAllOf, type Union } from './merge-all-of.ts'
import type { PagePlace, PageRegister } from './page-register.ts'
import { plainValue } from './plain-value.ts'
import { isRequirement, notFact, requirementFact } from './schema-rules.ts'
import { typeLabel, typesOf } from './type-label.ts'
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

/** What a page says of a value. */
export interface ValueView {
  type: string
  /** Name of an object or an alternative; names of plain values say nothing to a reader. */
  title: string | undefined
  /** Markdown. */
  description: string | undefined
  deprecated: boolean
  facts: Fact[]
  /** The only values that are allowed. */
  values: AllowedValue[]
  fields: FieldView[]
  unions: UnionView[]
  /** It is described elsewhere on the page, or, without a place, not at all. */
  elsewhere: { reason: 'recursive' | 'same' | 'size'; name: string; place: PagePlace | undefined } | undefined
}

export interface FieldView {
  /** A pattern is a rule for names; a position is one in a list; other fields have any other name. */
  kind: 'named' | 'pattern' | 'other' | 'position'
  name: string
  id: string | undefined
  required: boolean
  value: ValueView
}

/** Where a value stands on its page. */
export interface ValuePlace {
  register: PageRegister
  direction: Direction
  section: FieldSection
  /** Names of the fields down to it. */
  names: readonly string[]
  /** Its own place. */
  place: PagePlace
  /** Named schemas around it. */
  within: readonly { name: string; place: PagePlace }[]
}

/** Below this depth, what was shown before is not shown again. */
const repeatDepth = 2
/** Characters of JSON up to which a schema is shown again: a link would be no shorter. */
const smallSchema = 700

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const isPlain = (view: ValueView) =>
  view.description === undefined &&
  view.facts.length + view.values.length + view.fields.length + view.unions.length === 0 &&
  view.elsewhere === undefined

/** The innermost items of lists in lists. */
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
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([name, field]) => {
    if (isHidden(mergeAllOf(field), at.direction)) return []
    const names = [...at.names, name]
    const id = at.register.claim(at.section, names)
    const place = { id, text: names.join('.') }
    return [{ kind: 'named', name, id, required: required.has(name), value: viewValue(field, { ...at, names, place }) }]
  })
}

function otherFields({ schema }: MergedSchema, at: ValuePlace): FieldView[] {
  const patterns = Object.entries(isRecord(schema.patternProperties) ? schema.patternProperties : {})
  const tuple = Array.isArray(schema.prefixItems) ? schema.prefixItems : []
  const fields = [
    ...tuple.map((item, index) => ({ kind: 'position' as const, name: String(index), source: item })),
    ...patterns.map(([name, source]) => ({ kind: 'pattern' as const, name, source })),
    ...(isRecord(schema.additionalProperties)
      ? [{ kind: 'other' as const, name: '', source: schema.additionalProperties }]
      : []),
  ].map(
    ({ kind, name, source }): FieldView => ({
      kind,
      name,
      id: undefined,
      required: false,
      value: viewValue(source, at),
    }),
  )
  // The type of the object says already what a plain value of any name is.
  const isMap = schema.properties === undefined && patterns.length === 0
  return fields.filter(({ kind, value }) => !(kind === 'other' && isMap && isPlain(value)))
}

/** The name of an alternative: its title, or the value of the field by which it is told from the others. */
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
  // Alternatives of which each is only a type are said by the type.
  return views.every((view) => isPlain(view)) ? undefined : { kind, options: views }
}

const isChoice = ({ options }: Union) => options.every((option) => 'const' in option)

function allowedValues(schema: Schema, unions: readonly Union[]): AllowedValue[] {
  const listed = Array.isArray(schema.enum) ? schema.enum : []
  const chosen = unions.filter(isChoice).flatMap(({ options }) => options)
  return [
    ...listed.map((value) => ({ value: plainValue(value), description: undefined })),
    ...chosen.map((option) => ({
      value: plainValue(option.const),
      description: textOf(option.description) ?? textOf(option.title),
    })),
  ]
}

/** Examples, where they say more than the type and the list of values do. */
function examplesOf(schema: Schema): unknown[] {
  if (Array.isArray(schema.enum) || typesOf(schema).every((type) => type === 'boolean' || type === 'null')) return []
  if (Array.isArray(schema.examples)) return schema.examples
  return schema.example === undefined ? [] : [schema.example]
}

/** A text that is the same for schemas that say the same; undefined for those that are short or not whole. */
function repetitionKey(schema: Schema, direction: Direction): string | undefined {
  const title = textOf(schema.title)
  if (title === undefined) return undefined
  const text = JSON.stringify(schema)
  if (text.length < smallSchema || text.includes('"reason":"size"')) return undefined
  const names = Object.keys(isRecord(schema.properties) ? schema.properties : {})
  return [direction, title, ...names, text.length].join('\0')
}

/** What a page says of a value, with everything in it. */
export function viewValue(source: unknown, at: ValuePlace): ValueView {
  const merged = mergeAllOf(source)
  const inner = innermost(merged)
  const { schema } = merged
  const isList = inner !== merged
  const unions = [...inner.unions, ...(isList ? merged.unions : [])]
  const alternatives = unions.filter((union) => !isRequirement(union) && !isChoice(union))
  const rules = [
    ...unions.filter(isRequirement).map(requirementFact),
    ...[...merged.nots, ...(isList ? inner.nots : [])].map(notFact).filter((fact) => fact !== undefined),
  ]
  const hasContent = isRecord(inner.schema.properties) || alternatives.length > 0
  const title = hasContent || typesOf(inner.schema).includes('object') ? textOf(inner.schema.title) : undefined
  const view: ValueView = {
    type: typeLabel(merged),
    title,
    description: textOf(schema.description) ?? (isList ? textOf(inner.schema.description) : undefined),
    deprecated: schema.deprecated === true,
    facts: [...valueFacts(schema, isList ? inner.schema : undefined, examplesOf(schema)), ...rules],
    values: allowedValues(inner.schema, unions),
    fields: [],
    unions: [],
    elsewhere: undefined,
  }
  const cut = cutOf(inner.schema)
  if (cut !== undefined && !(cut.reason === 'size' && isScalar(inner))) {
    const place = at.within.findLast(({ name }) => name === cut.name)?.place
    return { ...view, elsewhere: { reason: cut.reason, name: cut.name, place } }
  }
  const key = hasContent ? repetitionKey(inner.schema, at.direction) : undefined
  const shown = key === undefined ? undefined : at.register.shownAt(key)
  if (shown !== undefined && at.names.length >= repeatDepth) {
    return { ...view, elsewhere: { reason: 'same', name: shown.text, place: shown } }
  }
  if (key !== undefined) at.register.note(key, at.place)
  if (key !== undefined && title !== undefined) at.register.note(title, at.place)
  const below = { ...at, within: [...at.within, ...inner.names.map((name) => ({ name, place: at.place }))] }
  return {
    ...view,
    fields: [...namedFields(inner, below), ...otherFields(inner, below), ...(isList ? otherFields(merged, below) : [])],
    unions: alternatives.flatMap((union) => viewUnion(union, below) ?? []),
  }
}
