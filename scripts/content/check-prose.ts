import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkProse } from '#lib/checks/prose.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { CompiledPage } from '#lib/markdown/compile-page.ts'
import { type BannedWordsFile, bannedWords } from '#lib/prose/banned-words.ts'
import { type Dictionary, readDictionary } from '#lib/prose/dictionary.ts'
import { type PageProse, readPageProse } from '#lib/prose/page-prose.ts'
import { namesAmong } from '#lib/prose/prose-rules.ts'
import { readWordList } from '#lib/prose/word-list.ts'
import { sha256 } from './page-cache.ts'

const require = createRequire(import.meta.url)

/** Terms of software development, with names of tools and services. */
const termLists = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'networkingTerms.txt',
  'webServices.txt',
  'computing-acronyms.txt',
]

/** The dictionary of American English, with terms of software development. It takes a tenth of a second to read. */
export function loadDictionary(): Dictionary {
  const folderOf = (name: string) => dirname(require.resolve(name))
  const unpack = (path: string) => {
    const bytes = readFileSync(path)
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  }
  const terms = join(folderOf('@cspell/dict-software-terms'), 'dict')
  return readDictionary(
    unpack(join(folderOf('@cspell/dict-en_us'), 'en_US.trie.gz')),
    termLists.map((name) => unpack(join(terms, name)).toString('utf8')),
  )
}

export interface ProseInput {
  pages: readonly { file: string; sourceHash: string; compiled: Pick<CompiledPage, 'prose'> }[]
  /** Text of content/words.txt. */
  words: string
  banned: BannedWordsFile
  /** Labels of tags and terms: those of several words can be names that headings may hold. */
  labels: readonly string[]
}

export type ProseChecker = (input: ProseInput) => Diagnostic[]

/** A check of prose that reads the dictionary once, and a page again only when its text or the rules have changed. */
export function createProseChecker(): ProseChecker {
  let dictionary: Dictionary | undefined
  let known = new Map<string, PageProse>()
  return ({ pages, words: list, banned, labels }) => {
    dictionary ??= loadDictionary()
    const { words, diagnostics } = readWordList('content/words.txt', list)
    const rules = { dictionary, words, banned: bannedWords(banned), names: namesAmong(labels) }
    const rulesKey = sha256(list, JSON.stringify([banned, labels]))
    const current = new Map<string, PageProse>()
    const read = pages.map(({ file, sourceHash, compiled }) => {
      const key = sha256(rulesKey, sourceHash)
      const prose = known.get(key) ?? readPageProse(compiled.prose, rules)
      current.set(key, prose)
      return { file, prose }
    })
    known = current
    return [...diagnostics, ...checkProse(read, rules)]
  }
}
