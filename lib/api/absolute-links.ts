import { publicHref } from '../pages/public-href.ts'
import { isRecord } from './json-pointer.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { linksIn } from './plain-description.ts'
import { mapChildren } from './spec-children.ts'

function withAddresses(description: string, site: string): string {
  const paths = new Set(linksIn(description).filter((href) => /^\/(?!\/)/.test(href)))
  return [...paths].reduce(
    (text, path) => text.replaceAll(`](${path})`, () => `](${site}${publicHref(path)})`),
    description,
  )
}

/**
 * A bundle whose descriptions link to the site by whole addresses: read elsewhere, a path leads nowhere.
 * @param site public origin, without a trailing slash
 */
export function withAbsoluteLinks(document: Record<string, unknown>, site: string): Record<string, unknown> {
  const version: SpecVersion = String(document.openapi).startsWith('3.0') ? '3.0' : '3.1'
  const visit = (shape: ShapeName, value: unknown): unknown => {
    if (!isRecord(value)) return value
    const copy = mapChildren(shape, value, version, (child) => visit(child.shape, child.value))
    if (typeof copy.description === 'string') copy.description = withAddresses(copy.description, site)
    return copy
  }
  return visit('OpenApi', document) as Record<string, unknown>
}
