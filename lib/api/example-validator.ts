import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { SpecBundle } from './bundle-spec.ts'
import { childOf, isRecord } from './json-pointer.ts'
import { type Sender, schemaAddress, toValidatedSchema } from './to-json-schema.ts'

/** Errors of a value against a schema of a bundle; none when it fits. A schema that cannot be used fits everything. */
export type ValidateExample = (schema: unknown, value: unknown, sender: Sender) => readonly ErrorObject[]

/** Validates values against the schemas of a bundle. Each schema is compiled once, when it is first needed. */
export function exampleValidator({ document, version }: SpecBundle): ValidateExample {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    validateSchema: false,
    inlineRefs: false,
    // Each schema is compiled for a few values: to make its code faster costs more than it saves.
    code: { optimize: false },
  })
  addFormats.default(ajv)
  const components = isRecord(document.components) ? document.components.schemas : undefined
  const lookup = (name: string) => childOf(components, name)
  const added = new Set<Sender>()
  const prepare = (sender: Sender) => {
    if (added.has(sender)) return
    added.add(sender)
    for (const [name, schema] of Object.entries(isRecord(components) ? components : {})) {
      ajv.addSchema(toValidatedSchema(schema, version, sender, lookup) as object, schemaAddress(sender, name))
    }
  }
  const compiled = new Map<Sender, WeakMap<object, ValidateFunction | 'unusable'>>()
  return (schema, value, sender) => {
    if (!isRecord(schema)) return []
    prepare(sender)
    const known = compiled.get(sender) ?? new WeakMap<object, ValidateFunction | 'unusable'>()
    compiled.set(sender, known)
    let validate: ValidateFunction | 'unusable' | undefined = known.get(schema)
    if (validate === undefined) {
      try {
        const whole = toValidatedSchema(schema, version, sender, lookup) as Record<string, unknown>
        const isReference = typeof whole.$ref === 'string' && Object.keys(whole).length === 1
        validate = isReference ? ajv.getSchema(whole.$ref as string) : ajv.compile(whole)
        validate ??= 'unusable'
      } catch {
        // What is wrong with the schema itself is the structure check’s to say.
        validate = 'unusable'
      }
      known.set(schema, validate)
    }
    if (validate === 'unusable' || validate(value) === true) return []
    return validate.errors ?? []
  }
}
