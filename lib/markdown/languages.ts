/** Fence words that are highlighted, each with its grammar. The set of grammars is closed by the specification. */
export const highlightLanguages: Readonly<Record<string, Grammar>> = {
  bash: 'shellscript',
  shell: 'shellscript',
  go: 'go',
  groovy: 'groovy',
  hcl: 'hcl',
  javascript: 'javascript',
  js: 'javascript',
  jq: 'jq',
  json: 'json',
  python: 'python',
  typescript: 'typescript',
  ts: 'typescript',
  yaml: 'yaml',
}

export type Grammar =
  | 'shellscript'
  | 'go'
  | 'groovy'
  | 'hcl'
  | 'javascript'
  | 'jq'
  | 'json'
  | 'python'
  | 'typescript'
  | 'yaml'

/** Fence words that are not highlighted: plain output and diagrams. */
export const plainLanguages = ['text', 'mermaid'] as const

/** Names of common languages that readers know by another word. */
const otherNames: Readonly<Record<string, string>> = {
  sh: 'shell',
  zsh: 'shell',
  console: 'shell',
  yml: 'yaml',
  py: 'python',
  golang: 'go',
  terraform: 'hcl',
  tf: 'hcl',
  jsonc: 'json',
  json5: 'json',
  node: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  tsx: 'typescript',
  plaintext: 'text',
  txt: 'text',
  plain: 'text',
}

/** The word to use instead of an unknown one, where its meaning is known. @example languageInstead('yml') → 'yaml' */
export function languageInstead(word: string): string | undefined {
  return otherNames[word.toLowerCase()]
}

export const allLanguages: readonly string[] = [...Object.keys(highlightLanguages), ...plainLanguages]

/** Name shown on a code block. */
export const languageLabels: Readonly<Record<Grammar, string>> = {
  shellscript: 'Shell',
  go: 'Go',
  groovy: 'Groovy',
  hcl: 'HCL',
  javascript: 'JavaScript',
  jq: 'jq',
  json: 'JSON',
  python: 'Python',
  typescript: 'TypeScript',
  yaml: 'YAML',
}
