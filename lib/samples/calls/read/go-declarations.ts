import type { SyntaxNode } from '../../parse/syntax-tree.ts'
import type { Parameter } from '../run/program.ts'

/** The names in JSON of the fields of a type, by their names in Go; empty for a type that is no struct. */
export function fieldNames(type: SyntaxNode): Map<string, string> {
  const fields = new Map<string, string>()
  for (const field of type.childForFieldName('type')?.namedChildren[0]?.namedChildren ?? []) {
    const tag = /json:\\?"([^",\\]+)/.exec(field.childForFieldName('tag')?.text ?? '')?.[1]
    const name = field.childForFieldName('name')?.text
    if (name !== undefined) fields.set(name, tag ?? name)
  }
  return fields
}

/** The parameters of a function. */
export function goParameters(declaration: SyntaxNode): Parameter[] {
  const declared = declaration.childForFieldName('parameters')?.namedChildren ?? []
  const names = declared.flatMap((child) => child.childrenForFieldName('name').map(({ text }) => text))
  return names.map((name): Parameter => ({ name, target: { type: 'name', name } }))
}
