import { type Diagnostic, distinctDiagnostics } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import { describeDiagnostic } from '../samples/objects/describe-diagnostic.ts'
import type { JsonSchema } from '../samples/objects/json-schema.ts'
import type { ObjectDiagnostic } from '../samples/objects/object-diagnostic.ts'
import { createObjectValidator } from '../samples/objects/object-validator.ts'
import { withoutEchoes } from '../samples/objects/validate-object.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { referencedName } from './component-names.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'
import { specDiagnostic } from './spec-diagnostic.ts'
import { type Sender, validatedSchemas } from './to-json-schema.ts'

interface Placed {
  /** The object whose origin is known, and the steps from it to the example. */
  holder: object
  steps: readonly string[]
  value: unknown
}

/** Examples of a media type, a parameter, or a header. Referenced examples are in the components. */
function examplesBeside(holder: Record<string, unknown>, document: unknown): Placed[] {
  const one = Object.hasOwn(holder, 'example') ? [{ holder, steps: ['example'], value: holder.example }] : []
  const namedExamples = Object.values(isRecord(holder.examples) ? holder.examples : {}).flatMap((item): Placed[] => {
    if (!isRecord(item)) return []
    const name = typeof item.$ref === 'string' ? referencedName(item.$ref) : undefined
    const example = name === undefined ? item : valueAt(document, ['components', 'examples', name])
    if (!isRecord(example) || !Object.hasOwn(example, 'value')) return []
    return [{ holder: example, steps: ['value'], value: example.value }]
  })
  return [...one, ...namedExamples]
}

/** Examples and the default of a schema itself. */
function examplesWithin(schema: Record<string, unknown>): Placed[] {
  const one = ['example', 'default'].filter((key) => Object.hasOwn(schema, key))
  const list = Array.isArray(schema.examples) ? schema.examples : []
  return [
    ...one.map((key) => ({ holder: schema, steps: [key], value: schema[key] })),
    ...list.map((value: unknown, index) => ({ holder: schema, steps: ['examples', String(index)], value })),
  ]
}

const senders: Readonly<Partial<Record<ShapeName, Sender>>> = {
  RequestBody: 'client',
  Parameter: 'client',
  Response: 'server',
}
const shapesWithExamples: readonly ShapeName[] = ['MediaType', 'Parameter', 'Header']

/**
 * Validates values against the schemas of a bundle, as one side sends them. A schema that cannot be compiled accepts
 * everything: the structure check reports it.
 */
function createExampleValidator({ document, version }: SpecBundle, sender: Sender) {
  const { set, validated } = validatedSchemas(document, version, sender)
  const validator = createObjectValidator(set, undefined, false)
  const schemas = new Map<unknown, JsonSchema>()
  return (schema: unknown, value: unknown): ObjectDiagnostic[] => {
    const validatedSchema = schemas.get(schema) ?? validated(schema)
    schemas.set(schema, validatedSchema)
    if (!isRecord(validatedSchema)) return []
    const isReference = typeof validatedSchema.$ref === 'string' && Object.keys(validatedSchema).length === 1
    try {
      return validator.validate(isReference ? String(validatedSchema.$ref) : validatedSchema, value).objectDiagnostics
    } catch {
      return []
    }
  }
}

const hints: Readonly<Partial<Record<ObjectDiagnostic['type'], string>>> = {
  'missing-key': 'Add it, or remove it from “required” in the schema.',
  'unknown-key': 'Remove it, or add it to the schema.',
  'several-forms': 'Tell the schemas apart, for example by a required key, or write “anyOf” instead of “oneOf”.',
}

/** Describes the most specific of several errors: the deepest one. */
function describeDeepest(objectDiagnostics: readonly ObjectDiagnostic[], label: string) {
  const [error] = withoutEchoes(objectDiagnostics).sort((a, b) => b.steps.length - a.steps.length)
  if (error === undefined) return undefined
  const isKey = error.type === 'unknown-key' || error.type === 'key-form'
  // The schema’s examples are what is checked, so a hint cannot refer to them.
  const described = 'keyword' in error ? { ...error, schema: {} } : error
  const { message, hint } = describeDiagnostic(described, `the ${label}`)
  const keyword = error.type === 'combination' ? 'not' : error.type === 'limit' ? error.keyword : undefined
  const cause = keyword === undefined ? 'its schema' : `“${keyword}” in the schema`
  return {
    steps: isKey ? [...error.steps, error.key] : error.steps,
    on: isKey || error.type === 'missing-key' ? ('key' as const) : ('value' as const),
    message: message.replace(/\.$/, ''),
    hint: hint ?? hints[error.type] ?? `Correct the ${label}, or change ${cause}.`,
  }
}

/** Reports examples and defaults that don't match their schemas, each at the part that doesn't match. */
export function checkExamples(bundle: SpecBundle): Diagnostic[] {
  const { document, version, originOf } = bundle
  const validators = new Map<Sender, ReturnType<typeof createExampleValidator>>()
  const check = (schema: unknown, { holder, steps, value }: Placed, sender: Sender): Diagnostic[] => {
    const origin = originOf(holder)
    if (origin === undefined) return []
    const validate = validators.get(sender) ?? createExampleValidator(bundle, sender)
    validators.set(sender, validate)
    const error = describeDeepest(validate(schema, value), steps[0] === 'default' ? 'default' : 'example')
    if (error === undefined) return []
    const place = { ...error, steps: [...steps, ...error.steps] }
    return [specDiagnostic(origin, { severity: 'warning', code: 'api-example', ...place })]
  }
  const visit = (shape: ShapeName, value: unknown, sender: Sender): Diagnostic[] => {
    if (!isRecord(value)) return []
    const ownDiagnostics = shapesWithExamples.includes(shape)
      ? examplesBeside(value, document).flatMap((placed) => check(value.schema, placed, sender))
      : shape === 'Schema'
        ? examplesWithin(value).flatMap((placed) => check(value, placed, 'anyone'))
        : []
    const nestedDiagnostics = childrenOf(shape, value, version).flatMap((child) =>
      visit(child.shape, child.value, senders[child.shape] ?? sender),
    )
    return [...ownDiagnostics, ...nestedDiagnostics]
  }
  // Several operations may share an example.
  return distinctDiagnostics(visit('OpenApi', document, 'server'))
}
