import { decodeTrie, encodeITrieToBTrie, type ITrie, parseDictionary } from 'cspell-trie-lib'
import { upperFirst } from '../diagnostics/upper-first.ts'

/** Correct English words, and suggestions for misspelled ones. */
export interface Dictionary {
  /** Whether the language has the word; its first letter may be capitalized. */
  hasWord: (word: string) => boolean
  /** Whether it is a term of software development. Names keep their capitals. */
  hasTerm: (word: string) => boolean
  /** Whether a word is always capitalized. @example isName('London') → true */
  isName: (word: string) => boolean
  /** Words and terms near a misspelled one, best first. */
  near: (word: string) => string[]
}

/** Maximum time to compute the suggestions for one word. */
const timeoutMs = 200

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/**
 * A word list in the form that `readDictionary` takes, which is read a hundred times as fast as those of the packages.
 * @param list a text with one word per line, or the unpacked list of a language
 * @see https://github.com/streetsidesoftware/cspell-dicts
 */
export function encodeWords(list: string | Uint8Array<ArrayBuffer>): Uint8Array {
  return encodeITrieToBTrie(typeof list === 'string' ? parseDictionary(list) : decodeTrie(list))
}

/** @param english words of the language @param terms lists of technical terms */
export function readDictionary(
  english: Uint8Array<ArrayBuffer>,
  terms: readonly Uint8Array<ArrayBuffer>[],
): Dictionary {
  const words = decodeTrie(english)
  const lists = terms.map((list) => decodeTrie(list))
  // The lists use straight apostrophes.
  const has = (trie: ITrie, word: string) => trie.hasWord(word.replaceAll('’', "'"), true)
  // The term lists omit most plurals.
  const hasExactTerm = (word: string) =>
    lists.some((trie) => has(trie, word) || (/[^s]s$/.test(word) && has(trie, word.slice(0, -1))))
  const suggest = (word: string): string[] => {
    const large = upperFirst(word)
    const suggestions = [words, ...lists].flatMap((trie) =>
      trie.suggest(word, { numSuggestions: 8, changeLimit: 2, timeout: timeoutMs }).filter((near) => has(trie, near)),
    )
    return has(words, large) || hasExactTerm(large) ? [large, ...suggestions] : suggestions
  }
  const suggestionCache = new Map<string, string[]>()
  return {
    hasWord: (word) => has(words, word) || has(words, lowerFirst(word)),
    hasTerm: (word) => hasExactTerm(word) || hasExactTerm(lowerFirst(word)),
    isName: (word) => {
      const lower = lowerFirst(word)
      return !has(words, lower) && !hasExactTerm(lower) && (has(words, word) || hasExactTerm(word))
    },
    near: (word) => {
      const near = suggestionCache.get(word) ?? suggest(word)
      suggestionCache.set(word, near)
      return near
    },
  }
}
