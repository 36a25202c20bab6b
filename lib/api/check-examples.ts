import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { mainError } from './example-error.ts'
import { exampleValidator } from './example-validator.ts'
import { isRecord, referencedName, valueAt } from './json-pointer.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'
import { specDiagnostic } from './spec-finding.ts'
import type { Sender } from './to-json-schema.ts'

interface Placed {
  /** The object whose origin is known, and the steps from it to the example. */
  holder: object
  steps: readonly string[]
  value: unknown
}

/** Examples of a media type, a parameter or a header; those that are referred to lie with the components. */
function examplesBeside(holder: Record<string, unknown>, document: unknown): Placed[] {
  const one = Object.hasOwn(holder, 'example') ? [{ holder, steps: ['example'], value: holder.example }] : []
  const named = Object.values(isRecord(holder.examples) ? holder.examples : {}).flatMap((item): Placed[] => {
    if (!isRecord(item)) return []
    const name = typeof item.$ref === 'string' ? referencedName(item.$ref) : undefined
    const example = name === undefined ? item : valueAt(document, ['components', 'examples', name])
    if (!isRecord(example) || !Object.hasOwn(example, 'value')) return []
    return [{ holder: example, steps: ['value'], value: example.value }]
  })
  return [...one, ...named]
}

/** Examples and the default in a schema itself. */
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
const checked: readonly ShapeName[] = ['MediaType', 'Parameter', 'Header']

/** Examples and defaults that do not fit their schemas, each at the part of it that does not fit. */
export function checkExamples(bundle: SpecBundle): Diagnostic[] {
  const { document, version, originOf } = bundle
  const validate = exampleValidator(bundle)
  const seen = new Set<string>()
  const check = (schema: unknown, { holder, steps, value }: Placed, sender: Sender): Diagnostic[] => {
    const origin = originOf(holder)
    const error =
      origin === undefined
        ? undefined
        : mainError(validate(schema, value, sender), steps[0] === 'default' ? 'default' : 'example')
    if (origin === undefined || error === undefined) return []
    const { on, message, hint } = error
    const all = [...steps, ...error.steps]
    const finding = specDiagnostic(origin, { severity: 'warning', code: 'api-example', steps: all, on, message, hint })
    // Two operations may share one example.
    const id = `${finding.file} ${finding.line} ${finding.column} ${finding.message}`
    if (seen.has(id)) return []
    seen.add(id)
    return [finding]
  }
  const visit = (shape: ShapeName, value: unknown, sender: Sender): Diagnostic[] => {
    if (!isRecord(value)) return []
    const own = checked.includes(shape)
      ? examplesBeside(value, document).flatMap((placed) => check(value.schema, placed, sender))
      : shape === 'Schema'
        ? examplesWithin(value).flatMap((placed) => check(value, placed, 'anyone'))
        : []
    const inner = childrenOf(shape, value, version).flatMap((child) =>
      visit(child.shape, child.value, senders[child.shape] ?? sender),
    )
    return [...own, ...inner]
  }
  return visit('OpenApi', document, 'server')
}
