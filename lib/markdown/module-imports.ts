import type { Place } from './page-context.ts'

interface CodeNode {
  type: string
  loc?: { start: { line: number; column: number } }
  source?: { value?: unknown } | null
  [key: string]: unknown
}

/** An import in the code of a page. */
export interface ModuleImport extends Place {
  /** What is imported, as the writer wrote it; undefined if it is computed. */
  source: string | undefined
  /** The names under which the page has what is imported. */
  names: string[]
}

const importTypes = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']

/** The file or package that a node of code imports, in any form of an import. */
function sourceOf(node: CodeNode): { value?: unknown } | undefined {
  if (importTypes.includes(node.type)) return node.source ?? undefined
  const isRequire = node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'require'
  return isRequire ? ((node.arguments as { value?: unknown }[])[0] ?? {}) : undefined
}

function namesOf({ specifiers }: CodeNode): string[] {
  return Array.isArray(specifiers) ? specifiers.flatMap(({ local }) => local?.name ?? []) : []
}

interface Declared {
  id?: { name?: string }
  declarations?: readonly Declared[]
}

const declaredNames = ({ id, declarations = [] }: Declared): string[] =>
  id?.name === undefined ? declarations.flatMap(declaredNames) : [id.name]

/**
 * What a line with `export` declares, such as a constant.
 * @param code its syntax tree, as the parser of MDX adds it to a node
 */
export function exportedNames(code: unknown): string[] {
  const lines = (code as { body?: readonly { declaration?: Declared | null }[] } | undefined)?.body ?? []
  return lines.flatMap(({ declaration }) => (declaration ? declaredNames(declaration) : []))
}

/**
 * Every import in the code of an expression or of a line with `import` or `export`.
 * @param code its syntax tree, as the parser of MDX adds it to a node
 */
export function importsOf(code: unknown): ModuleImport[] {
  if (Array.isArray(code)) return code.flatMap(importsOf)
  if (typeof code !== 'object' || code === null || !('type' in code)) return []
  const node = code as CodeNode
  const source = sourceOf(node)
  if (source === undefined) return Object.values(node).flatMap(importsOf)
  const { line, column } = node.loc?.start ?? { line: 1, column: 0 }
  const position = { start: { line, column: column + 1 } }
  return [{ source: typeof source.value === 'string' ? source.value : undefined, names: namesOf(node), position }]
}
