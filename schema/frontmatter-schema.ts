import { z } from 'zod'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import type { ClosedLists } from '#lib/content/page-fields.ts'
import { documentTypes } from './document-types.ts'

/**
 * The frontmatter of all document types as one JSON Schema, for completion in editors. Editors apply one schema to all
 * paths, so a page is valid if it matches any of the types.
 */
export function frontmatterSchema(lists: ClosedLists, kinds: PageKindsConfig): string {
  const types = documentTypes(kinds).map(({ name, schema }) => {
    // For the frontmatter as written: fields with a default are optional.
    const { $schema: _, ...type } = z.toJSONSchema(schema(lists), { io: 'input' })
    return { title: name, ...type }
  })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Frontmatter of a page',
    anyOf: types,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
