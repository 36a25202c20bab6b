import { isRecord, parseFragment, valueAt } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { mapChildren, referenceIn } from './spec-children.ts'

/**
 * Moves the schema in the media type of a parameter or header to its top level, because its node only supports that
 * form.
 */
function withSchema(value: Record<string, unknown>): Record<string, unknown> {
  const [content] = Object.values(isRecord(value.content) ? value.content : {})
  if (value.schema !== undefined || !isRecord(content)) return value
  const { content: _, ...rest } = value
  return { ...rest, ...content }
}

/** Copies a part of a bundle and replaces every reference with its target. @param take transforms a schema */
export function expandReferences(
  shape: ShapeName,
  source: unknown,
  bundle: Pick<SpecBundle, 'document' | 'version'>,
  take: (schema: unknown) => unknown,
  visitedReferences: readonly string[] = [],
): unknown {
  if (shape === 'Schema') return take(source)
  if (!isRecord(source)) return source
  const reference = shape === 'PathItem' ? undefined : referenceIn(shape, source)
  if (reference !== undefined) {
    const target = valueAt(bundle.document, parseFragment(reference.slice(1)))
    // Only a callback that contains itself can recurse here.
    if (visitedReferences.includes(reference) || !isRecord(target)) return {}
    const { $ref: _, ...beside } = source
    return expandReferences(shape, { ...target, ...beside }, bundle, take, [...visitedReferences, reference])
  }
  const value = shape === 'Parameter' || shape === 'Header' ? withSchema(source) : source
  return mapChildren(shape, value, bundle.version, (child) =>
    expandReferences(child.shape, child.value, bundle, take, visitedReferences),
  )
}
