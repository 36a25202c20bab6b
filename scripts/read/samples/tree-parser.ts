import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxNode, TreeLanguage } from '#lib/samples/parse/syntax-tree.ts'

const require = createRequire(import.meta.url)

const grammarFiles: Readonly<Record<TreeLanguage, string>> = {
  shell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  python: '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  go: '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm',
  javascript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-javascript.wasm',
  typescript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-tsx.wasm',
  hcl: '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm',
}

interface TreeSitterParser {
  setLanguage: (language: Grammar) => void
  parse: (text: string) => { rootNode: SyntaxNode; delete: () => void } | null
}

// The package's own types declare a module with another name.
interface TreeSitter {
  Parser: {
    new (): TreeSitterParser
    init: () => Promise<void>
  }
  Language: { load: (bytes: Uint8Array) => Promise<Grammar> }
}
type Grammar = { readonly __grammar: unique symbol }

/** Syntax trees of all languages by tree-sitter; its runtime and each grammar are loaded on first use. */
export function createTreeParser(): SampleEngines['withTree'] {
  let runtime: ReturnType<typeof load> | undefined
  const grammars = new Map<TreeLanguage, Promise<Grammar>>()
  const load = async () => {
    const { Parser, Language } = require('@vscode/tree-sitter-wasm') as TreeSitter
    await Parser.init()
    return { parser: new Parser(), Language }
  }
  return async (language, text, read) => {
    runtime ??= load()
    const { parser, Language } = await runtime
    const grammar = grammars.get(language) ?? Language.load(readFileSync(require.resolve(grammarFiles[language])))
    grammars.set(language, grammar)
    // No “await” below this line: all texts share one parser.
    const loaded = await grammar
    parser.setLanguage(loaded)
    const tree = parser.parse(text)
    if (tree === null) throw new Error(`The parser of ${language} returned no tree.`)
    try {
      return read(tree.rootNode)
    } finally {
      tree.delete()
    }
  }
}
