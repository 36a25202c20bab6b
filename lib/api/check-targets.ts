import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { bundledObjects } from './bundled-objects.ts'
import { referencedName } from './component-names.ts'
import { httpMethods } from './openapi-objects.ts'
import { isAbsolute } from './resolve-links.ts'
import { type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import { deadMessage, type SpecFiles, type SpecLocation } from './spec-files.ts'
import { type SpecOperation, textOf } from './spec-operations.ts'

/** What links and mappings can refer to. */
interface Targets {
  operationIds: readonly string[]
  schemas: readonly string[]
  files: SpecFiles
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

/** A reference to an operation. What is at a URL is not known. */
function checkOperationRef(reference: unknown, { file }: SpecLocation, files: SpecFiles): SpecDiagnostic[] {
  if (typeof reference !== 'string' || isAbsolute(reference)) return []
  const target = files.follow(file, reference)
  const isFound = !('reason' in target) && httpMethods.includes(target.pointer.at(-1) ?? '') && isRecord(target.value)
  if (isFound) return []
  const hint = 'Write the path and the method: “#/paths/~1runs/get”.'
  const dead = 'reason' in target ? target : { isOther: true as const, reason: 'it is not an operation', hint }
  const message = deadMessage(reference, dead)
  return [{ severity: 'warning', code: 'api-target', steps: ['operationRef'], message, hint: dead.hint }]
}

function checkLink(link: Record<string, unknown>, at: SpecLocation, targets: Targets): SpecDiagnostic[] {
  const id = textOf(link.operationId)
  const isMissing = id !== undefined && !targets.operationIds.includes(id)
  return [
    ...(isMissing ? missing(['operationId'], 'operation', id, targets.operationIds) : []),
    ...checkOperationRef(link.operationRef, at, targets.files),
  ]
}

/**
 * Reports links to operations, and schemas of discriminators, that the specification does not have.
 * @param files where references of links lead
 */
export function checkTargets(bundle: SpecBundle, operations: readonly SpecOperation[], files: SpecFiles): Diagnostic[] {
  const schemas = valueAt(bundle.document, ['components', 'schemas'])
  const targets: Targets = {
    operationIds: operations.flatMap(({ operation }) => textOf(operation.operationId) ?? []),
    schemas: Object.keys(isRecord(schemas) ? schemas : {}),
    files,
  }
  return bundledObjects(bundle).flatMap(({ shape, value, origin }) =>
    [
      ...(shape === 'Discriminator' ? checkMapping(value.mapping, targets) : []),
      ...(shape === 'Link' ? checkLink(value, origin, targets) : []),
    ].map((diagnostic) => specDiagnostic(origin, diagnostic)),
  )
}
