import type { SpecBundle } from './bundle-spec.ts'
import { isRecord, parsePointer, valueAt } from './json-pointer.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { mapChildren, referenceIn } from './spec-children.ts'

/** A parameter or header that says its schema by a media type says it directly: that is all its node can hold. */
function withSchema(value: Record<string, unknown>): Record<string, unknown> {
  const [content] = Object.values(isRecord(value.content) ? value.content : {})
  if (value.schema !== undefined || !isRecord(content)) return value
  const { content: _, ...rest } = value
  return { ...rest, ...content }
}

/**
 * A copy of a part of a bundle with every reference replaced by what it leads to.
 * @param take what becomes of a schema
 */
export function expandReferences(
  shape: ShapeName,
  source: unknown,
  bundle: Pick<SpecBundle, 'document' | 'version'>,
  take: (schema: unknown) => unknown,
  passed: readonly string[] = [],
): unknown {
  if (shape === 'Schema') return take(source)
  if (!isRecord(source)) return source
  const reference = shape === 'PathItem' ? undefined : referenceIn(shape, source)
  if (reference !== undefined) {
    const target = valueAt(bundle.document, parsePointer(reference.slice(1)))
    // What lies within itself can only be a callback of its own callback.
    if (passed.includes(reference) || !isRecord(target)) return {}
    const { $ref: _, ...beside } = source
    return expandReferences(shape, { ...target, ...beside }, bundle, take, [...passed, reference])
  }
  const value = shape === 'Parameter' || shape === 'Header' ? withSchema(source) : source
  return mapChildren(shape, value, bundle.version, (child) =>
    expandReferences(child.shape, child.value, bundle, take, passed),
  )
}
