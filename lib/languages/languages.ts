import type { LanguageRegistration } from 'shiki/core'
import { jqGrammar } from './jq-grammar.ts'

/** A highlighted language of code blocks. */
interface CodeLanguage {
  /** Its name, for a tab of a code group whose block has no title, and for docs. */
  label: string
  /** Words that writers use after the fence. */
  words: readonly [string, ...string[]]
  /** Words that writers might try; the diagnostic says which one to use instead. */
  otherNames?: readonly string[]
  /** Matches questions that ask the assistant for a sample in this language. Default: the key of the entry. */
  asked?: RegExp
}

const entries = {
  shell: {
    label: 'Shell',
    words: ['bash', 'shell'],
    otherNames: ['sh', 'zsh', 'console'],
    asked: /\b(?:bash|shell|command line)\b/i,
  },
  go: {
    label: 'Go',
    words: ['go'],
    otherNames: ['golang'],
    asked: /\b(?:golang|in go|with go|go (?:sample|code|program))\b/i,
  },
  groovy: { label: 'Groovy', words: ['groovy'], asked: /\b(?:groovy|jenkins)\b/i },
  hcl: { label: 'HCL', words: ['hcl'], otherNames: ['terraform', 'tf'], asked: /\b(?:terraform|hcl)\b/i },
  javascript: {
    label: 'JavaScript',
    words: ['javascript', 'js'],
    otherNames: ['node', 'mjs', 'jsx'],
    asked: /\b(?:javascript|node(?:\.?js)?)\b/i,
  },
  jq: { label: 'jq', words: ['jq'] },
  json: { label: 'JSON', words: ['json'], otherNames: ['jsonc', 'json5'] },
  python: { label: 'Python', words: ['python'], otherNames: ['py'] },
  typescript: {
    label: 'TypeScript',
    words: ['typescript', 'ts'],
    otherNames: ['tsx'],
    asked: /\b(?:typescript|pulumi)\b/i,
  },
  yaml: { label: 'YAML', words: ['yaml'], otherNames: ['yml'] },
} as const satisfies Record<string, CodeLanguage>

/** Name of a language: the key of its entry. */
export type Language = keyof typeof entries

/**
 * The highlighted languages. A new one needs an entry here and its grammar below, and optionally a parser to check its
 * samples. @see lib/samples/find-syntax-diagnostics.ts
 */
export const languages: Readonly<Record<Language, CodeLanguage>> = entries

/** Loads grammars for Shiki. They are not part of the entries, so that scripts without colors don't contain them. */
export const grammars: Readonly<Record<Language, () => Promise<{ default: LanguageRegistration[] }>>> = {
  shell: () => import('shiki/langs/shellscript.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  groovy: () => import('shiki/langs/groovy.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  jq: async () => ({ default: [jqGrammar as unknown as LanguageRegistration] }),
  json: () => import('shiki/langs/json.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}

/** Words for blocks that are not highlighted, with their purpose. */
export const plainLanguages: Readonly<Record<string, { use: string; otherNames?: readonly string[] }>> = {
  text: { use: 'output, and everything that isn’t code', otherNames: ['plaintext', 'txt', 'plain'] },
  mermaid: { use: 'a diagram' },
}

const languageNames = Object.keys(entries) as Language[]
const byWord = new Map(languageNames.flatMap((name) => languages[name].words.map((word) => [word, name] as const)))

/** The words of all highlighted languages. */
export const highlightedWords: readonly string[] = [...byWord.keys()]

/** All words that are allowed after a fence. */
export const allLanguages: readonly string[] = [...highlightedWords, ...Object.keys(plainLanguages)]

/** The language of a word after a fence; undefined if not highlighted. @example languageOf('js') → 'javascript' */
export function languageOf(word: string): Language | undefined {
  return byWord.get(word)
}

/** The word to use instead of an unknown one. @example languageInstead('yml') → 'yaml' */
export function languageInstead(word: string): string | undefined {
  const name = word.toLowerCase()
  const isOther = ([, { otherNames = [] }]: [string, { otherNames?: readonly string[] }]) => otherNames.includes(name)
  return [...Object.entries(languages), ...Object.entries(plainLanguages)].find(isOther)?.[0]
}
