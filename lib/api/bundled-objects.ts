import { isRecord } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'
import type { SpecLocation } from './spec-files.ts'

interface BundledObject {
  shape: ShapeName
  value: Record<string, unknown>
  /** Where it is written. */
  origin: SpecLocation
}

/** All OpenAPI objects of a bundle that are written somewhere, each before those inside of it. */
export function bundledObjects({ document, version, originOf }: SpecBundle): BundledObject[] {
  const found: BundledObject[] = []
  const visit = (shape: ShapeName, value: unknown): void => {
    if (!isRecord(value)) return
    const origin = originOf(value)
    if (origin !== undefined) found.push({ shape, value, origin })
    for (const child of childrenOf(shape, value, version)) visit(child.shape, child.value)
  }
  visit('OpenApi', document)
  return found
}
