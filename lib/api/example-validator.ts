import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { childOf, isRecord } from '../diagnostics/json-pointer.ts'
import { patternEngine } from '../samples/objects/schema-pattern.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { type Sender, schemaAddress, toValidatedSchema } from './to-json-schema.ts'

/**
 * Errors of a value against a schema of a bundle; empty if it is valid. A schema that cannot be compiled accepts
 * everything.
 */
type ValidateExample = (schema: unknown, value: unknown, sender: Sender) => readonly ErrorObject[]

/** Validates values against the schemas of a bundle. Each schema is compiled once, on first use. */
export function exampleValidator({ document, version }: SpecBundle): ValidateExample {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    validateSchema: false,
    inlineRefs: false,
    // 19.99 is a multiple of 0.01, although their quotient as binary numbers is not whole.
    multipleOfPrecision: 7,
    // Each schema validates only a few values, so optimizing its code costs more than it saves.
    code: { optimize: false, regExp: patternEngine },
  })
  addFormats.default(ajv)
  const components = isRecord(document.components) ? document.components.schemas : undefined
  const lookup = (name: string) => childOf(components, name)
  const preparedSenders = new Set<Sender>()
  const prepare = (sender: Sender) => {
    if (preparedSenders.has(sender)) return
    preparedSenders.add(sender)
    for (const [name, schema] of Object.entries(isRecord(components) ? components : {})) {
      try {
        ajv.addSchema(toValidatedSchema(schema, version, sender, lookup) as object, schemaAddress(sender, name))
      } catch {
        // The structure check reports errors in the schema itself; what refers to it cannot be used, either.
      }
    }
  }
  const validatorsBySender = new Map<Sender, WeakMap<object, ValidateFunction | 'unusable'>>()
  return (schema, value, sender) => {
    if (!isRecord(schema)) return []
    prepare(sender)
    const validators = validatorsBySender.get(sender) ?? new WeakMap<object, ValidateFunction | 'unusable'>()
    validatorsBySender.set(sender, validators)
    let validate: ValidateFunction | 'unusable' | undefined = validators.get(schema)
    if (validate === undefined) {
      try {
        const validatedSchema = toValidatedSchema(schema, version, sender, lookup) as Record<string, unknown>
        const isReference = typeof validatedSchema.$ref === 'string' && Object.keys(validatedSchema).length === 1
        validate = isReference ? ajv.getSchema(validatedSchema.$ref as string) : ajv.compile(validatedSchema)
        validate ??= 'unusable'
      } catch {
        // The structure check reports errors in the schema itself.
        validate = 'unusable'
      }
      validators.set(schema, validate)
    }
    if (validate === 'unusable' || validate(value) === true) return []
    return validate.errors ?? []
  }
}
