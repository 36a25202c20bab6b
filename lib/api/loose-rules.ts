import { isRecord } from '../diagnostics/json-pointer.ts'
import { schemaPattern } from '../samples/objects/schema-pattern.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { schemaTypes } from './schema-keywords.ts'

export interface Finding {
  steps: readonly string[]
  message: string
  hint?: string
  on?: 'key' | 'value'
}

/** A value that replaces the written one; `undefined` if the key is left out. */
export interface Change {
  value: unknown
  finding: Finding
  /** Whether it follows from a change that another object reports. */
  isReported?: boolean
}

export const quotes = 'Put the value in quotes.'

/** The type “null” without quotes, which YAML reads as an empty value. */
function readNullType({ type }: Record<string, unknown>): Change[] {
  const finding = (steps: string[]) => ({ steps, message: 'The type “null” must be text', hint: quotes })
  if (type === null) return [{ value: 'null', finding: finding(['type']) }]
  if (!Array.isArray(type)) return []
  return type.flatMap((one, index): Change[] =>
    one === null ? [{ value: 'null', finding: finding(['type', String(index)]) }] : [],
  )
}

/** Keywords of a schema of OpenAPI 3.0 in the form of 3.1, by key; their values stay as they are. */
export function laterForms({ type, exclusiveMinimum, exclusiveMaximum }: Record<string, unknown>): Finding[] {
  const isList = Array.isArray(type) && type.every((one) => schemaTypes.some((name) => name === one))
  const nullable = 'Write “nullable: true”.'
  const bounds = Object.entries({ exclusiveMinimum, exclusiveMaximum }).filter(([, bound]) => typeof bound === 'number')
  return [
    ...(isList ? [{ steps: ['type'], message: 'A list of types is the form of OpenAPI 3.1', hint: nullable }] : []),
    ...(type === 'null'
      ? [{ steps: ['type'], message: 'The type “null” is the form of OpenAPI 3.1', hint: nullable }]
      : []),
    ...bounds.map(([key, bound]) => ({
      steps: [key],
      message: `“${key}: ${bound}” is the form of OpenAPI 3.1`,
      hint: `Write “${key === 'exclusiveMinimum' ? 'minimum' : 'maximum'}: ${bound}” and “${key}: true”.`,
    })),
  ]
}

/** A pattern in the language of another program, such as `(?i)` of Python. */
function readPattern({ pattern }: Record<string, unknown>): Change[] {
  if (typeof pattern !== 'string') return []
  try {
    schemaPattern(pattern)
    return []
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*: /, '')
    const message = `The pattern is not a regular expression of ECMA-262, so it is ignored: ${reason}`
    return [{ value: undefined, finding: { steps: ['pattern'], message } }]
  }
}

/** The second of two keys that exclude each other. */
function readPair(value: Record<string, unknown>, unused: string, used: string): Change[] {
  if (!Object.hasOwn(value, unused) || !Object.hasOwn(value, used)) return []
  const message = `“${unused}” is ignored, because there is also “${used}”`
  return [{ value: undefined, finding: { steps: [unused], on: 'key', message, hint: 'Keep one of the two.' } }]
}

const isRequired = (schema: unknown) => isRecord(schema) && schema.required === true

/** “required: true” at a property, which means that its object has it. */
function readRequired({ required, properties }: Record<string, unknown>): Change[] {
  const names = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
    isRequired(property) ? name : [],
  )
  const isFlag = typeof required === 'boolean'
  if (!isFlag && names.length === 0) return []
  const listed: unknown[] = Array.isArray(required) ? required : []
  const message = `“required” must be a list of names, not ${String(required)}`
  const hint = 'List the property in “required” of its object.'
  const value = names.length === 0 ? undefined : [...new Set([...listed, ...names])]
  return [{ value, finding: { steps: ['required'], message, hint }, isReported: !isFlag }]
}

/** Examples as a list, as those of schemas are, or as values without names for their parts. */
function readExamples({ examples }: Record<string, unknown>): Change[] {
  if (Array.isArray(examples)) {
    const value = Object.fromEntries(examples.map((one, index) => [`Example ${index + 1}`, { value: one }]))
    const hint = 'Write each with a name: “examples: { first: { value: … } }”.'
    return [{ value, finding: { steps: ['examples'], message: '“examples” must be an object', hint } }]
  }
  return Object.entries(isRecord(examples) ? examples : {}).flatMap(([name, value]): Change[] => {
    if (typeof value === 'object') return []
    const hint = `Write “{ value: ${String(value)} }”.`
    return [{ value: { value }, finding: { steps: ['examples', name], message: 'An example must be an object', hint } }]
  })
}

/** Examples of a schema with names, as those of media types have. */
function readNamedExamples({ examples }: Record<string, unknown>): Change[] {
  if (!isRecord(examples)) return []
  const value = Object.values(examples).map((one) => (isRecord(one) && Object.hasOwn(one, 'value') ? one.value : one))
  const hint = 'Write the values without names: “examples: […]”.'
  return [{ value, finding: { steps: ['examples'], message: '“examples” of a schema must be a list', hint } }]
}

/** A version that is read as an earlier one. Keys that only the later one has are reported on their own. */
function readVersion({ openapi }: Record<string, unknown>): Change[] {
  if (typeof openapi !== 'string' || !openapi.startsWith('3.2')) return []
  const message = `“openapi: ${openapi}” is read as 3.1, without what is new in 3.2`
  return [{ value: '3.1.1', finding: { steps: ['openapi'], message } }]
}

/** What an object means where it breaks a rule of its own. */
export function readRules(shape: ShapeName, value: Record<string, unknown>, version: SpecVersion): Change[] {
  if (shape === 'Schema') {
    return [
      ...(version === '3.1' ? readNullType(value) : []),
      ...readPattern(value),
      ...readRequired(value),
      ...readNamedExamples(value),
    ]
  }
  if (shape === 'OpenApi') return readVersion(value)
  if (shape === 'Example') return readPair(value, 'externalValue', 'value')
  const isParameter = shape === 'Parameter' || shape === 'Header'
  const isExampled = isParameter || shape === 'MediaType'
  return [
    ...(isParameter ? readPair(value, 'content', 'schema') : []),
    ...(isExampled && value.examples !== null ? readPair(value, 'example', 'examples') : []),
    ...(isExampled ? readExamples(value) : []),
  ]
}
