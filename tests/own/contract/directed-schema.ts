import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { mapChildren } from '#lib/api/spec-children.ts'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { contract, resolved } from './contract.ts'

/**
 * Who sends a value: a request must not contain what only the server sets, and a response must not contain what is only
 * sent.
 */
export type Direction = 'request' | 'answer' | 'either'

const foreign = { request: 'readOnly', answer: 'writeOnly', either: undefined } as const

function foreignNames(properties: unknown, direction: Direction): string[] {
  const keyword = foreign[direction]
  if (keyword === undefined || !isRecord(properties)) return []
  return Object.entries(properties)
    .filter(([, field]) => isRecord(field) && (field[keyword] === true || resolved(field)[keyword] === true))
    .map(([name]) => name)
}

/** A schema in which the fields that only the other side sends are forbidden and not required. */
function directed(schema: unknown, direction: Direction): AnySchemaObject | boolean {
  if (!isRecord(schema)) return schema === true
  const names = foreignNames(schema.properties, direction)
  const result = mapChildren('Schema', schema, '3.1', ({ value, steps: [key, name = ''] }) =>
    key === 'properties' && names.includes(name) ? false : directed(value, direction),
  )
  if (Array.isArray(result.required)) result.required = result.required.filter((name) => !names.includes(String(name)))
  if (typeof result.$ref === 'string') {
    result.$ref = result.$ref.replace('#/components/schemas/', `contract:${direction}/`)
  }
  return result
}

// Strict, so that a misspelled keyword or an unknown format does not pass for a schema that allows everything. Types
// and required keys may be next to the schema that they belong to.
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true })
addFormats.default(ajv)
for (const format of ['jq', 'jq-template']) ajv.addFormat(format, true)
for (const direction of ['request', 'answer', 'either'] as const) {
  for (const [name, schema] of Object.entries(resolved(resolved(contract.document.components).schemas))) {
    ajv.addSchema(directed(schema, direction) as AnySchemaObject, `contract:${direction}/${name}`)
  }
}

const compiled = new Map<Direction, WeakMap<object, ValidateFunction>>()

function validatorOf(schema: object, direction: Direction): ValidateFunction {
  const known = compiled.get(direction) ?? new WeakMap<object, ValidateFunction>()
  compiled.set(direction, known)
  const validate = known.get(schema) ?? ajv.compile(directed(schema, direction))
  known.set(schema, validate)
  return validate
}

/** What is wrong with a value that a side sends. */
export function diagnosticsOf(schema: unknown, value: unknown, direction: Direction): string[] {
  if (!isRecord(schema)) throw new Error(`No schema: ${JSON.stringify(schema)}`)
  const validate = validatorOf(schema, direction)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
}
