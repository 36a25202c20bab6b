import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Statement } from '../run/program.ts'

/** The names that an import makes known. */
export function pythonImports(node: SyntaxNode): Statement[] {
  const module = node.childForFieldName('module_name')?.text
  return node.childrenForFieldName('name').map((child): Statement => {
    const isAliased = child.type === 'aliased_import'
    const imported = (isAliased ? child.childForFieldName('name')?.text : child.text) ?? ''
    const name = (isAliased ? child.childForFieldName('alias')?.text : undefined) ?? imported.split('.')[0] ?? ''
    const of = module === undefined ? (isAliased ? imported : name) : `${module}.${imported}`
    return { type: 'alias', name, of }
  })
}
