import type { SyntaxNode, TreeLanguage } from './syntax-tree.ts'

/**
 * Parsers compiled to WebAssembly, with their unprocessed diagnostics; `lib` explains them in plain words.
 * `scripts/read/samples/load-engines.ts` creates them from files; each is loaded on first use.
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
  /** jq: `jq: error: … at <top-level>, line 1:`, the line, then as many spaces as there are bytes before the error. */
  jq: (program: string) => Promise<string | undefined>
  /**
   * Calls `read` with the root of the text's syntax tree and returns its result. The tree is freed afterwards, so nodes
   * must not be retained. A text with errors has a tree with `ERROR` nodes.
   */
  withTree: <T>(language: TreeLanguage, text: string, read: (root: SyntaxNode) => T) => Promise<T>
}
