import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import type { ContractOperation } from './contract.ts'
import { diagnosticsOf } from './directed-schema.ts'

/** No field of any object holds this. */
const misfit = [{ neither: ['this'] }]

function variantsOf(example: unknown): [string, unknown][] {
  const whole: [string, unknown] = ['a body of another type', isRecord(example) ? [misfit] : {}]
  if (!isRecord(example)) return [whole]
  return [
    ...Object.keys(example).map((key): [string, unknown] => {
      const { [key]: _, ...rest } = example
      return [`no ${key}`, rest]
    }),
    ...Object.keys(example).map((key): [string, unknown] => [`${key} of another type`, { ...example, [key]: misfit }]),
    ['an unknown key', { ...example, unknownKey: true }],
    whole,
  ]
}

/** Bodies, made from the operation’s own examples, that its schema refuses. */
export function invalidBodies({ request }: ContractOperation): ReadonlyMap<string, unknown> {
  const variants = [...(request?.examples.values() ?? [])].flatMap(variantsOf)
  return new Map(variants.filter(([, body]) => diagnosticsOf(request?.schema, body, 'request').length > 0))
}
