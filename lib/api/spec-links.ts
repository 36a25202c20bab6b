import type { PageLink } from '../markdown/page-context.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { isRecord } from './json-pointer.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { linksIn } from './plain-description.ts'
import { childrenOf } from './spec-children.ts'

/** A link in a description, and the file that it stands in. */
export interface SpecLink extends PageLink {
  file: string
}

/** All links in the descriptions of a specification, at the places where they stand. */
export function specLinks(bundle: SpecBundle): SpecLink[] {
  const visit = (shape: ShapeName, value: unknown): SpecLink[] => {
    if (!isRecord(value)) return []
    const origin = bundle.originOf(value)
    const { description } = value
    const own =
      origin === undefined || typeof description !== 'string'
        ? []
        : linksIn(description).map((href): SpecLink => {
            const place = origin.file.placeOfText([...origin.pointer, 'description'], href)
            return { href, ...place }
          })
    return [...own, ...childrenOf(shape, value, bundle.version).flatMap((child) => visit(child.shape, child.value))]
  }
  return visit('OpenApi', bundle.document)
}
