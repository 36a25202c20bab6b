import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Dictionary, encodeWords, readDictionary } from '#lib/prose/dictionary.ts'
import { engineFolder } from '../disk/engine-at-start.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { writeBytesIfChanged } from '../disk/write-file.ts'

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
 * The dictionary of American English, with terms of software development. Its lists are stored in the form that is read
 * at once: reading them as they are in their packages takes as long as the rest of a small check.
 */
export const loadDictionary = memoizeLast((): Dictionary => {
  const folder = join(engineFolder, '.cache/dictionary')
  const version = sha256(readFileSync(join(engineFolder, 'package.json')))
  const read = (list: string, asText: boolean): Buffer<ArrayBuffer> => {
    const file = join(folder, version, basename(list))
    if (!existsSync(file)) {
      const bytes = readFileSync(list)
      const words = list.endsWith('.gz') ? gunzipSync(bytes) : bytes
      writeBytesIfChanged(file, encodeWords(asText ? words.toString('utf8') : words))
    }
    return readFileSync(file)
  }
  const folderOf = (name: string) => dirname(require.resolve(name))
  const terms = join(folderOf('@cspell/dict-software-terms'), 'dict')
  const dictionary = readDictionary(
    read(join(folderOf('@cspell/dict-en_us'), 'en_US.trie.gz'), false),
    termLists.map((name) => read(join(terms, name), true)),
  )
  // Lists of packages from before an upgrade.
  for (const name of readdirSync(folder)) if (name !== version) rmSync(join(folder, name), { recursive: true })
  return dictionary
})
