import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { specDiagnostic } from './spec-diagnostic.ts'
import type { SpecLocation } from './spec-files.ts'
import type { SpecOperation } from './spec-operations.ts'

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function checkTags(root: SpecLocation, document: Record<string, unknown>): Diagnostic[] {
  const seen = new Set<string>()
  return listOf(document.tags).flatMap((tag, index): Diagnostic[] => {
    const name = isRecord(tag) ? tag.name : undefined
    if (typeof name !== 'string') return []
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    const steps = ['tags', String(index), 'name']
    const message = `The tag “${name}” is listed twice`
    return [specDiagnostic(root, { code: 'api-tag', steps, message, hint: 'Keep one of the two.' })]
  })
}

/** Names of the security schemes in a list of requirements, each with the steps to its first place. */
function requiredSchemes(security: unknown): Map<string, readonly string[]> {
  const schemes = new Map<string, readonly string[]>()
  for (const [index, requirement] of listOf(security).entries()) {
    for (const name of Object.keys(isRecord(requirement) ? requirement : {})) {
      if (!schemes.has(name)) schemes.set(name, ['security', String(index), name])
    }
  }
  return schemes
}

/** Reports each scheme that is required but not defined once, at its first place, however many operations require it. */
function checkSecurity(
  root: SpecLocation,
  security: unknown,
  operations: readonly SpecOperation[],
  schemes: readonly string[],
): Diagnostic[] {
  const shared = requiredSchemes(security)
  const firstPlaces = new Map([...shared].map(([name, steps]) => [name, { at: root, steps }]))
  const counts = new Map<string, number>()
  for (const { operation, origin } of operations) {
    const own = operation.security === undefined ? shared : requiredSchemes(operation.security)
    for (const [name, steps] of own) {
      if (!firstPlaces.has(name)) firstPlaces.set(name, { at: origin, steps })
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...firstPlaces]
    .filter(([name]) => !schemes.includes(name))
    .map(([name, { at, steps }]) => {
      const count = counts.get(name) ?? 0
      const users = count > 1 ? `, which ${count} operations require` : ''
      return specDiagnostic(at, {
        code: 'api-security',
        steps,
        on: 'key',
        message: `There is no security scheme “${name}”${users}`,
        hint: didYouMean(name, schemes) ?? 'Define it in “components.securitySchemes”.',
      })
    })
}

/** Checks the parts of the document that operations share. */
export function checkDocument(
  root: SpecLocation,
  bundle: SpecBundle,
  operations: readonly SpecOperation[],
): Diagnostic[] {
  const { components, security } = bundle.document
  const definedSchemes = isRecord(components) ? components.securitySchemes : undefined
  const schemes = Object.keys(isRecord(definedSchemes) ? definedSchemes : {})
  return [...checkTags(root, bundle.document), ...checkSecurity(root, security, operations, schemes)]
}
