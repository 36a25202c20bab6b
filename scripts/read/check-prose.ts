import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkProse } from '#lib/checks/prose.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type BannedWordsFile, bannedWords } from '#lib/prose/banned-words.ts'
import { type Dictionary, readDictionary } from '#lib/prose/dictionary.ts'
import { readPageProse } from '#lib/prose/page-prose.ts'
import { namesAmong, type ProseRules } from '#lib/prose/prose-rules.ts'
import type { ProseRun } from '#lib/prose/prose-run.ts'
import { readWordList } from '#lib/prose/word-list.ts'
import { memoizeByObject, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'

const require = createRequire(import.meta.url)

/** Terms of software development, including names of tools and services. */
const termLists = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'networkingTerms.txt',
  'webServices.txt',
  'computing-acronyms.txt',
]

/** The dictionary of American English, with terms of software development. Reading it takes a tenth of a second. */
function loadDictionary(): Dictionary {
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
interface FileProse {
  file: string
  prose: readonly ProseRun[]
}

interface ProseInput {
  /** Texts by their file; a text is read again when its runs aren't identical. */
  pages: readonly FileProse[]
  /** Texts of files that are not pages. */
  others?: readonly FileProse[]
  /** Text of content/words.txt. */
  words: string
  banned: BannedWordsFile
  /** Labels of tags and terms: those with several words can be names in headings. */
  labels: readonly string[]
  /** Name of the product, which is always right. */
  product?: string
}

type ProseChecker = (input: ProseInput) => Diagnostic[]

// Read on first use, once for the process.
let dictionary: Dictionary | undefined

/** Everything derived from the rules, and the cached diagnostics of these rules. */
function openRules(list: string, banned: BannedWordsFile, labels: readonly string[], product: string) {
  dictionary ??= loadDictionary()
  const { words, diagnostics } = readWordList('content/words.txt', list)
  const names = [...namesAmong(labels), ...(product === '' ? [] : [product])]
  const rules: ProseRules = { dictionary, words, banned: bannedWords(banned), names }
  return { rules, diagnostics, read: memoizeByObject((runs: readonly ProseRun[]) => readPageProse(runs, rules)) }
}

/** Creates a prose check that reads a text again only when it or the rules have changed. */
export function createProseChecker(): ProseChecker {
  const rulesOf = memoizeLast(openRules)
  const reuseLabels = reuseEqual<readonly string[]>()
  return ({ pages, others = [], words, banned, labels, product = '' }) => {
    const { rules, diagnostics, read } = rulesOf(words, banned, reuseLabels(labels), product)
    const texts = [...pages, ...others].map(({ file, prose }) => ({ file, prose: read(prose) }))
    return [...diagnostics, ...checkProse(texts, rules)]
  }
}
