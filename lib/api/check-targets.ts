import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { referencedName } from './component-names.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'
import { type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import { type SpecOperation, textOf } from './spec-operations.ts'

/** What links and mappings can refer to. */
interface Targets {
  operationIds: readonly string[]
  schemas: readonly string[]
}

function missing(steps: string[], what: string, name: string, names: readonly string[]): SpecDiagnostic[] {
  const hint = didYouMean(name, names) ?? 'Correct the name, or remove the entry.'
  const message = `There is no ${what} “${name}”`
  return [{ severity: 'warning', code: 'api-target', steps, message, hint }]
}

function checkMapping(mapping: unknown, { schemas }: Targets): SpecDiagnostic[] {
  return Object.entries(isRecord(mapping) ? mapping : {}).flatMap(([key, address]) => {
    if (typeof address !== 'string' || schemas.includes(address)) return []
    const isComponent = address.startsWith('#/components/schemas/') && schemas.includes(referencedName(address))
    return isComponent ? [] : missing(['mapping', key], 'schema', address, schemas)
  })
}

function checkTarget(shape: ShapeName, value: Record<string, unknown>, targets: Targets): SpecDiagnostic[] {
  if (shape === 'Discriminator') return checkMapping(value.mapping, targets)
  const id = shape === 'Link' ? textOf(value.operationId) : undefined
  if (id === undefined || targets.operationIds.includes(id)) return []
  return missing(['operationId'], 'operation', id, targets.operationIds)
}

/** Reports links to operations, and schemas of discriminators, that the specification does not have. */
export function checkTargets(
  { document, version, originOf }: SpecBundle,
  operations: readonly SpecOperation[],
): Diagnostic[] {
  const schemas = valueAt(document, ['components', 'schemas'])
  const targets: Targets = {
    operationIds: operations.flatMap(({ operation }) => textOf(operation.operationId) ?? []),
    schemas: Object.keys(isRecord(schemas) ? schemas : {}),
  }
  const visit = (shape: ShapeName, value: unknown): Diagnostic[] => {
    if (!isRecord(value)) return []
    const origin = originOf(value)
    const own = origin === undefined ? [] : checkTarget(shape, value, targets)
    const nested = childrenOf(shape, value, version).flatMap((child) => visit(child.shape, child.value))
    return [...own.map((diagnostic) => specDiagnostic(origin as NonNullable<typeof origin>, diagnostic)), ...nested]
  }
  return visit('OpenApi', document)
}
