import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkProse } from '#lib/checks/prose.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type BannedWordsFile, bannedWords } from '#lib/prose/banned-words.ts'
import { type Dictionary, readDictionary } from '#lib/prose/dictionary.ts'
import { type PageProse, readPageProse } from '#lib/prose/page-prose.ts'
import { namesAmong, type ProseRules } from '#lib/prose/prose-rules.ts'
import type { ProseRun } from '#lib/prose/prose-run.ts'
import { readWordList } from '#lib/prose/word-list.ts'
import { rememberLast } from './remember-last.ts'

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

/** The texts of a file. */
export interface FileProse {
  file: string
  prose: readonly ProseRun[]
}

export interface ProseInput {
  /** Texts by the file that they stand in; what is kept of a text is kept by the identity of its runs. */
  pages: readonly FileProse[]
  /** Those of files that are no pages. */
  others?: readonly FileProse[]
  /** Text of content/words.txt. */
  words: string
  banned: BannedWordsFile
  /** Labels of tags and terms: those of several words can be names that headings may hold. */
  labels: readonly string[]
}

export type ProseChecker = (input: ProseInput) => Diagnostic[]

// Read once for the process, when it is needed.
let dictionary: Dictionary | undefined

/** Everything that follows from the rules alone, and what was found by them. */
function openRules(list: string, banned: BannedWordsFile, labels: string) {
  dictionary ??= loadDictionary()
  const { words, diagnostics } = readWordList('content/words.txt', list)
  const names = namesAmong(JSON.parse(labels) as string[])
  const rules: ProseRules = { dictionary, words, banned: bannedWords(banned), names }
  return { rules, diagnostics, known: new WeakMap<readonly ProseRun[], PageProse>() }
}

/** A check of prose that reads a text again only when it or the rules have changed. */
export function createProseChecker(): ProseChecker {
  const rulesOf = rememberLast(openRules)
  return ({ pages, others = [], words, banned, labels }) => {
    const { rules, diagnostics, known } = rulesOf(words, banned, JSON.stringify(labels))
    const read = [...pages, ...others].map(({ file, prose: runs }) => {
      const prose = known.get(runs) ?? readPageProse(runs, rules)
      known.set(runs, prose)
      return { file, prose }
    })
    return [...diagnostics, ...checkProse(read, rules)]
  }
}
