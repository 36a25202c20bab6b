import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { referencedName } from './component-names.ts'
import { mainError } from './example-error.ts'
import { exampleValidator } from './example-validator.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'
import { specDiagnostic } from './spec-diagnostic.ts'
import type { Sender } from './to-json-schema.ts'

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

/** Reports examples and defaults that don't match their schemas, each at the part that doesn't match. */
export function checkExamples(bundle: SpecBundle): Diagnostic[] {
  const { document, version, originOf } = bundle
  const validate = exampleValidator(bundle)
  const seen = new Set<string>()
  const check = (schema: unknown, { holder, steps, value }: Placed, sender: Sender): Diagnostic[] => {
    const origin = originOf(holder)
    if (origin === undefined) return []
    const error = mainError(validate(schema, value, sender), steps[0] === 'default' ? 'default' : 'example')
    if (error === undefined) return []
    const place = { ...error, steps: [...steps, ...error.steps] }
    const diagnostic = specDiagnostic(origin, { severity: 'warning', code: 'api-example', ...place })
    // Several operations may share an example.
    const id = `${diagnostic.file} ${diagnostic.line} ${diagnostic.column} ${diagnostic.message}`
    if (seen.has(id)) return []
    seen.add(id)
    return [diagnostic]
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
  return visit('OpenApi', document, 'server')
}
