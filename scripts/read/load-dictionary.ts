import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Dictionary, readDictionary } from '#lib/prose/dictionary.ts'
import { memoizeLast } from '../disk/memoize-last.ts'

const require = createRequire(import.meta.url)

/** Terms of software development, including names of tools and services. */
const termLists = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'networkingTerms.txt',
  'webServices.txt',
  'computing-acronyms.txt',
]

/**
 * The dictionary of American English, with terms of software development. It is read once for the process, which takes a
 * tenth of a second.
 */
export const loadDictionary = memoizeLast((): Dictionary => {
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
})
