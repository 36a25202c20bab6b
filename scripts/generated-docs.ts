import { checksPage } from '#lib/diagnostics/checks-page.ts'
import { frontmatterSchema } from '../schema/frontmatter-schema.ts'
import { readLists } from './content/read-lists.ts'

/** Committed files that are written from the sources, by path. */
export function generatedDocs(root: string): Record<string, string> {
  return {
    'docs/checks.md': checksPage(),
    'schema/frontmatter.schema.json': frontmatterSchema(readLists(root)),
  }
}
