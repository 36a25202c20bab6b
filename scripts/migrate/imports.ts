import type { Nodes, Root } from 'mdast'
import { visit } from '#lib/markdown/visit.ts'
import { programOf } from './tags.ts'

/** What a page imports: paths by local name. */
export interface Imports {
  paths: Map<string, string>
  /** Code blocks of imports and exports. */
  blocks: Nodes[]
  /** Whether a block exports something. */
  exports: boolean
}

/** Reads the imports of a page. */
export function importsOf(tree: Root): Imports {
  const imports: Imports = { paths: new Map(), blocks: [], exports: false }
  visit(tree, (node) => {
    if (node.type !== ('mdxjsEsm' as never)) return
    imports.blocks.push(node)
    for (const { type, source, specifiers } of programOf(node)) {
      if (type !== 'ImportDeclaration') imports.exports = true
      else
        for (const { local } of specifiers as { local: { name: string } }[])
          imports.paths.set(local.name, String((source as { value: string }).value))
    }
  })
  return imports
}
