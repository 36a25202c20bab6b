import { decodeTrie, type ITrie, parseDictionary } from 'cspell-trie-lib'

/** What is right English, and what is near to it. */
export interface Dictionary {
  /** Whether a word of the language is written so; a capital at its start is allowed. */
  hasWord: (word: string) => boolean
  /** Whether it is a term of software development. Names keep their capitals. */
  hasTerm: (word: string) => boolean
  /** Whether a word is always written with a capital. @example isName('London') → true */
  isName: (word: string) => boolean
  /** Words and terms near to a misspelt one, the best first. */
  near: (word: string) => string[]
}

/** Longest time for the suggestions of one word. */
const timeoutMs = 200

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/**
 * @param english the word list of the language, as its package has it, unpacked
 * @param terms lists of terms, one a line
 * @see https://github.com/streetsidesoftware/cspell-dicts
 */
export function readDictionary(english: Uint8Array<ArrayBuffer>, terms: readonly string[]): Dictionary {
  const words = decodeTrie(english)
  const lists = terms.map((list) => parseDictionary(list))
  // Typewriters' apostrophes are those of the lists.
  const has = (trie: ITrie, word: string) => trie.hasWord(word.replaceAll('’', "'"), true)
  // The lists of terms leave out most plurals.
  const hasExactTerm = (word: string) =>
    lists.some((trie) => has(trie, word) || (/[^s]s$/.test(word) && has(trie, word.slice(0, -1))))
  const suggest = (word: string): string[] => {
    const large = word.charAt(0).toUpperCase() + word.slice(1)
    const found = [words, ...lists].flatMap((trie) =>
      trie.suggest(word, { numSuggestions: 8, changeLimit: 2, timeout: timeoutMs }).filter((near) => has(trie, near)),
    )
    return has(words, large) || hasExactTerm(large) ? [large, ...found] : found
  }
  const suggested = new Map<string, string[]>()
  return {
    hasWord: (word) => has(words, word) || has(words, lowerFirst(word)),
    hasTerm: (word) => hasExactTerm(word) || hasExactTerm(lowerFirst(word)),
    isName: (word) => {
      const lower = lowerFirst(word)
      return !has(words, lower) && !hasExactTerm(lower) && (has(words, word) || hasExactTerm(word))
    },
    near: (word) => {
      const near = suggested.get(word) ?? suggest(word)
      suggested.set(word, near)
      return near
    },
  }
}
