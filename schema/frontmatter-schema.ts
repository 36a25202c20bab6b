import { z } from 'zod'
import { documentTypes } from './document-types.ts'
import type { ClosedLists } from './page-fields.ts'

/**
 * The frontmatter of all document types as one JSON Schema, for completion in editors. A schema for editors does not
 * know a file's path, so a page fits when it fits one of the types.
 */
export function frontmatterSchema(lists: ClosedLists): string {
  const types = documentTypes.map(({ name, schema }) => {
    // As written: what has a default may be left out.
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
