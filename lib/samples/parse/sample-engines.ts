import type { SyntaxNode, TreeLanguage } from './syntax-tree.ts'

/**
 * Parsers that are programs in WASM, with their findings as they give them; `lib` puts these into plain words. They
 * are made by `scripts/samples/load-engines.ts`, which reads the files; each is loaded at its first use.
 */
export interface SampleEngines {
  /** mvdan/sh, as Bash. The offset is in bytes. */
  shell: (text: string) => Promise<{ message: string; offset: number } | undefined>
  /** The parser of Ruff. Columns are in UTF-16 units, 1-based. */
  python: (text: string) => Promise<{ message: string; line: number; column: number }[]>
  /** gofmt: `3:10: expected '}', found 'EOF'`. The column is in bytes. */
  go: (text: string) => Promise<string | undefined>
  /** HashiCorp's HCL: `parse config: [x.tf:1,3-4: Summary; Detail.]`. The column is in characters. */
  hcl: (text: string) => Promise<string | undefined>
  /** jq: `jq: error: … at <top-level>, line 1:`, the line, then as many spaces as bytes stand before the fault. */
  jq: (program: string) => Promise<string | undefined>
  /**
   * Hands the root of the text's syntax tree to `read` and returns what that returns. The tree is freed afterwards: keep
   * no node. A text with faults has a tree, too, with nodes of type `ERROR` in it.
   */
  withTree: <T>(language: TreeLanguage, text: string, read: (root: SyntaxNode) => T) => Promise<T>
}
