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

function checkSecurity(at: SpecLocation, security: unknown, schemes: readonly string[]): Diagnostic[] {
  return listOf(security).flatMap((requirement, index) =>
    Object.keys(isRecord(requirement) ? requirement : {})
      .filter((name) => !schemes.includes(name))
      .map((name) =>
        specDiagnostic(at, {
          code: 'api-security',
          steps: ['security', String(index), name],
          on: 'key',
          message: `There is no security scheme “${name}”`,
          hint: didYouMean(name, schemes) ?? 'Define it in “components.securitySchemes”.',
        }),
      ),
  )
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
  return [
    ...checkTags(root, bundle.document),
    ...checkSecurity(root, security, schemes),
    ...operations.flatMap(({ operation, origin }) => checkSecurity(origin, operation.security, schemes)),
  ]
}
