import { isRecord } from '../diagnostics/json-pointer.ts'
import { publicHref } from '../pages/public-href.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { mapLinks } from './resolve-links.ts'
import { mapChildren } from './spec-children.ts'

function withAddresses(description: string, site: string): string {
  return mapLinks(description, (href) => (/^\/(?!\/)/.test(href) ? `${site}${publicHref(href)}` : href))
}

/**
 * Makes the links to the site in a bundle's descriptions absolute, because relative links don't work outside the site.
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
