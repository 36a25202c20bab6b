/** A place in a text, 0-based as in parsers. Columns are UTF-16 units, as in JavaScript strings. */
interface TreePoint {
  row: number
  column: number
}

/**
 * A node of a concrete syntax tree, with the same shape for every language; web-tree-sitter's node implements it. Types
 * and fields are those of the language's grammar, such as `command` with the field `name` in shell.
 */
export interface SyntaxNode {
  readonly type: string
  /** False for punctuation and keywords. */
  readonly isNamed: boolean
  readonly isError: boolean
  readonly isMissing: boolean
  readonly hasError: boolean
  readonly text: string
  readonly startIndex: number
  readonly endIndex: number
  readonly startPosition: TreePoint
  readonly endPosition: TreePoint
  readonly parent: SyntaxNode | null
  readonly children: readonly SyntaxNode[]
  readonly namedChildren: readonly SyntaxNode[]
  childForFieldName(name: string): SyntaxNode | null
  childrenForFieldName(name: string): readonly SyntaxNode[]
  descendantsOfType(types: string | string[]): readonly SyntaxNode[]
}

export type TreeLanguage = 'shell' | 'python' | 'go' | 'javascript' | 'typescript' | 'hcl'
